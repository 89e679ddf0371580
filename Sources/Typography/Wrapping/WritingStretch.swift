/// A stretch of a paragraph whose characters all run one way.
///
/// ``FontLibrary/shape(_:font:direction:)`` puts the stretches of a line in order by itself. These are
/// for lines that are put together from pieces of several fonts.
package struct WritingStretch: Hashable, Sendable {
  /// Where it begins, in bytes of UTF-8.
  package var start: Int
  /// The embedding level of UAX #9: even ones run from left to right, odd ones from right to left.
  package var level: UInt8

  package init(start: Int, level: UInt8) {
    self.start = start
    self.level = level
  }

  /// The order from left to right in which pieces stand that have these levels (UAX #9, rule L2).
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    Directions.order(&order) { levels[$0] }
    return order
  }
}

extension FontLibrary {
  /// The stretches of a paragraph without line ends, in the order of writing; none for one that runs
  /// from left to right throughout.
  package static func writingStretches(of paragraph: String) -> [WritingStretch] {
    guard paragraph.utf8.contains(where: { $0 >= 0xD6 }) else { return [] }
    let scalars = TextScalars(paragraph).all
    guard let directions = Directions(of: scalars, base: nil) else { return [] }
    var stretches: [WritingStretch] = []
    for (scalar, level) in zip(scalars, directions.levels)
    where stretches.last?.level != level {
      stretches.append(WritingStretch(start: Int(scalar.offset), level: level))
    }
    return stretches
  }
}
