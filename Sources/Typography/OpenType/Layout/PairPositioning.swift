/// Kerning by `GPOS`: pair adjustments of the feature `kern`, by glyph (format 1) and by class
/// (format 2). Only the advance of the first glyph is used, which is all that horizontal kerning
/// needs.
struct PairPositioning {
  private enum Pairs {
    case glyphs(recordSize: Int)
    case classes(first: Int, second: Int, firstCount: Int, secondCount: Int, recordSize: Int)
  }

  private struct Subtable {
    var start: Int
    var coverage: Int
    /// The place of the advance in a value record, or `nil` when the records hold none.
    var advanceOffset: Int?
    var pairs: Pairs
  }

  private let bytes: FontBytes
  private let lookups: [[Subtable]]
  /// Whether combining marks between two letters do not keep them from being kerned.
  let ignoresMarks: Bool

  /// `nil` when the table has no kerning that can be read.
  init?(_ table: LayoutTable) {
    bytes = table.bytes
    let chosen = table.lookups(of: "kern").filter { $0.kind == 2 }
    let bytes = table.bytes
    lookups = chosen.map { $0.subtables.compactMap { Self.subtable(at: $0, in: bytes) } }
      .filter { !$0.isEmpty }
    ignoresMarks = chosen.contains(where: \.ignoresMarks)
    guard !lookups.isEmpty else { return nil }
  }

  private static func subtable(at start: Int, in bytes: FontBytes) -> Subtable? {
    guard let format = bytes.uint16(start), let coverage = bytes.uint16(start + 2),
      let first = bytes.uint16(start + 4), let second = bytes.uint16(start + 6)
    else { return nil }
    let recordSize = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    let pairs: Pairs
    switch format {
    case 1: pairs = .glyphs(recordSize: recordSize)
    case 2:
      guard let firstClasses = bytes.uint16(start + 8),
        let secondClasses = bytes.uint16(start + 10),
        let firstCount = bytes.uint16(start + 12), let secondCount = bytes.uint16(start + 14)
      else { return nil }
      pairs = .classes(
        first: start + firstClasses, second: start + secondClasses, firstCount: firstCount,
        secondCount: secondCount, recordSize: recordSize)
    default: return nil
    }
    return Subtable(
      start: start, coverage: start + coverage,
      advanceOffset: first & 4 != 0 ? 2 * (first & 3).nonzeroBitCount : nil, pairs: pairs)
  }

  /// What to add to the advance of `left` before `right`, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        if let value = value(Int(left), Int(right), in: subtable) {
          sum += value
          break
        }
      }
    }
    return sum
  }

  /// `nil` when the subtable says nothing about the pair, so that the next one is asked.
  private func value(_ left: Int, _ right: Int, in subtable: Subtable) -> Int? {
    guard
      let index = GlyphSets.coverageIndex(of: left, at: subtable.coverage, in: bytes)
    else { return nil }
    let record: Int
    switch subtable.pairs {
    case .glyphs(let size):
      guard let offset = bytes.uint16(subtable.start + 10 + 2 * index) else { return nil }
      let set = subtable.start + offset
      guard let count = bytes.uint16(set),
        let found = GlyphSets.search(
          count,
          { entry in
            guard let other = bytes.uint16(set + 2 + (2 + size) * entry) else { return nil }
            return other < right ? .later : other == right ? .here : .earlier
          })
      else { return nil }
      record = set + 4 + (2 + size) * found
    case .classes(let first, let second, let firstCount, let secondCount, let size):
      let row = GlyphSets.glyphClass(of: left, at: first, in: bytes)
      let column = GlyphSets.glyphClass(of: right, at: second, in: bytes)
      guard row < firstCount, column < secondCount else { return nil }
      record = subtable.start + 16 + size * (row * secondCount + column)
    }
    guard let offset = subtable.advanceOffset else { return 0 }
    return bytes.int16(record + offset) ?? 0
  }
}
