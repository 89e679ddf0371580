/// One subtable of pair adjustments in `GPOS`: by glyph (format 1) or by class (format 2).
struct PairSubtable {
  private enum Pairs {
    case glyphs
    case classes(first: Int, second: Int, firstCount: Int, secondCount: Int)
  }

  private let start: Int
  let coverage: Int
  let first: ValueRecord.Format
  let second: ValueRecord.Format
  private let pairs: Pairs

  init?(_ bytes: FontBytes, at start: Int) {
    guard let format = bytes.uint16(start), let coverage = bytes.uint16(start + 2),
      let first = bytes.uint16(start + 4), let second = bytes.uint16(start + 6)
    else { return nil }
    switch format {
    case 1: pairs = .glyphs
    case 2:
      guard let firstClasses = bytes.uint16(start + 8),
        let secondClasses = bytes.uint16(start + 10),
        let firstCount = bytes.uint16(start + 12), let secondCount = bytes.uint16(start + 14)
      else { return nil }
      pairs = .classes(
        first: start + firstClasses, second: start + secondClasses, firstCount: firstCount,
        secondCount: secondCount)
    default: return nil
    }
    self.start = start
    self.coverage = start + coverage
    self.first = ValueRecord.Format(bits: first)
    self.second = ValueRecord.Format(bits: second)
  }

  /// Where the records of a pair stand and what their offsets count from; `nil` when the subtable
  /// says nothing about the pair, so that the next one is asked.
  func records(
    _ left: UInt16, _ right: UInt16, in bytes: FontBytes
  ) -> (place: Int, base: Int)? {
    guard let index = GlyphSets.coverageIndex(of: Int(left), at: coverage, in: bytes) else {
      return nil
    }
    switch pairs {
    case .glyphs:
      guard let offset = bytes.uint16(start + 10 + 2 * index),
        let count = bytes.uint16(start + offset)
      else { return nil }
      let set = start + offset
      let size = 2 + first.size + second.size
      let found = GlyphSets.search(count) { entry in
        guard let other = bytes.uint16(set + 2 + size * entry) else { return nil }
        return other < Int(right) ? .later : other == Int(right) ? .here : .earlier
      }
      return found.map { (set + 4 + size * $0, set) }
    case .classes(let firstClasses, let secondClasses, let firstCount, let secondCount):
      let column = GlyphSets.glyphClass(of: Int(right), at: secondClasses, in: bytes)
      guard column != 0 else { return nil }
      let row = GlyphSets.glyphClass(of: Int(left), at: firstClasses, in: bytes)
      guard row < firstCount, column < secondCount else { return nil }
      let size = first.size + second.size
      return (start + 16 + size * (row * secondCount + column), start)
    }
  }
}

/// Kerning by `GPOS` for text that needs nothing but kerning: the advances of pair adjustments.
struct PairPositioning {
  private let bytes: FontBytes
  private let lookups: [[PairSubtable]]
  private let variations: ItemVariations?
  /// Whether combining marks between two letters do not keep them from being kerned.
  let ignoresMarks: Bool

  /// `nil` when there is no kerning that can be read.
  ///
  /// - Parameter lookups: those of the feature, in the order in which they apply.
  init?(
    _ lookups: [LayoutTable.Lookup], in bytes: FontBytes, variations: ItemVariations?
  ) {
    self.bytes = bytes
    self.variations = variations
    let chosen = lookups.filter { $0.kind == 2 }
    self.lookups = chosen.map { $0.subtables.compactMap { PairSubtable(bytes, at: $0) } }
      .filter { !$0.isEmpty }
    ignoresMarks = chosen.contains(where: \.ignoresMarks)
    guard !self.lookups.isEmpty else { return nil }
  }

  /// What to add to the advance of `left` before `right`, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        guard let (place, base) = subtable.records(left, right, in: bytes) else { continue }
        sum +=
          ValueRecord(
            bytes, at: place, base: base, format: subtable.first, variations: variations
          ).advance
        break
      }
    }
    return sum
  }
}
