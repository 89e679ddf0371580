/// What variation selectors do in a font: a `cmap` subtable of format 14.
struct VariationSequences {
  enum Choice: Equatable {
    /// The glyph that the character has anyway.
    case usual
    case glyph(UInt16)
  }

  private let table: FontBytes
  private let count: Int

  init?(_ table: FontBytes) {
    guard table.uint16(0) == 14, let count = table.uint32(6) else { return nil }
    self.table = table
    self.count = min(count, max(0, table.count - 10) / 11)
  }

  /// `nil` when the font does not know the sequence.
  func choice(for scalar: Int, selector: Int) -> Choice? {
    let record = GlyphSets.search(count) { index in
      guard let other = table.unsigned(10 + 11 * index, size: 3) else { return nil }
      return other < selector ? .later : other == selector ? .here : .earlier
    }
    guard let record, let usual = table.uint32(13 + 11 * record),
      let others = table.uint32(17 + 11 * record)
    else { return nil }
    if others != 0, let glyph = glyph(of: scalar, at: others) { return .glyph(glyph) }
    return usual != 0 && contains(scalar, at: usual) ? .usual : nil
  }

  private func glyph(of scalar: Int, at start: Int) -> UInt16? {
    guard let count = table.uint32(start) else { return nil }
    let found = GlyphSets.search(count) { index in
      guard let other = table.unsigned(start + 4 + 5 * index, size: 3) else { return nil }
      return other < scalar ? .later : other == scalar ? .here : .earlier
    }
    return found.flatMap { table.uint16(start + 7 + 5 * $0) }.map {
      UInt16(truncatingIfNeeded: $0)
    }
  }

  private func contains(_ scalar: Int, at start: Int) -> Bool {
    guard let count = table.uint32(start) else { return false }
    let found = GlyphSets.search(count) { index in
      guard let first = table.unsigned(start + 4 + 4 * index, size: 3),
        let more = table.uint8(start + 7 + 4 * index)
      else { return nil }
      return first + more < scalar ? .later : first <= scalar ? .here : .earlier
    }
    return found != nil
  }
}
