/// What a face says about its glyphs for layout: the `GDEF` table.
struct GlyphDefinitions {
  private let bytes: FontBytes
  private let classes: Int?
  private let markClasses: Int?
  private let markSets: Int?
  /// Where the deltas of a variable font's positions begin; `nil` for none.
  let variations: Int?

  private static let markClass = 3

  init?(_ bytes: FontBytes) {
    guard bytes.uint16(0) == 1, let minor = bytes.uint16(2) else { return nil }
    self.bytes = bytes
    func offset(_ place: Int) -> Int? { bytes.uint16(place).flatMap { $0 == 0 ? nil : $0 } }
    classes = offset(4)
    markClasses = offset(10)
    markSets = minor >= 2 ? offset(12) : nil
    variations = minor >= 3 ? bytes.uint32(14).flatMap { $0 == 0 ? nil : $0 } : nil
  }

  /// Whether glyphs have classes; otherwise characters must tell which of them are marks.
  var hasClasses: Bool { classes != nil }

  /// A glyph's ``LayoutGlyph/properties``.
  func properties(of glyph: UInt16) -> UInt16 {
    guard let classes else { return 0 }
    switch GlyphSets.glyphClass(of: Int(glyph), at: classes, in: bytes) {
    case 1: return LayoutGlyph.Property.base
    case 2: return LayoutGlyph.Property.ligature
    case Self.markClass:
      let attached = markClasses.map { GlyphSets.glyphClass(of: Int(glyph), at: $0, in: bytes) }
      return LayoutGlyph.Property.mark | UInt16(truncatingIfNeeded: attached ?? 0) << 8
    default: return 0
    }
  }

  /// Whether a glyph belongs to one of the sets of marks that lookups may restrict themselves to.
  func isInMarkSet(_ glyph: UInt16, _ set: Int) -> Bool {
    guard let markSets, let count = bytes.uint16(markSets + 2), set < count,
      let offset = bytes.uint32(markSets + 4 + 4 * set)
    else { return false }
    return GlyphSets.coverageIndex(of: Int(glyph), at: markSets + offset, in: bytes) != nil
  }

  /// Adds every glyph that is a combining mark.
  func insertMarks(into set: inout GlyphBits) {
    guard let classes else { return }
    GlyphSets.forEachClassRange(at: classes, in: bytes) { range, glyphClass in
      if glyphClass == Self.markClass { set.insert(range) }
    }
  }

  /// The table's bytes, for the deltas of a variable font.
  var variationBytes: (bytes: FontBytes, start: Int)? { variations.map { (bytes, $0) } }
}
