/// Glyphs that a feature replaces one by one: `GSUB` lookups of kind 1.
enum SingleSubstitution {
  /// How many glyphs are read in all: more than any font has, a bound for damaged ones.
  private static let largestCount = 200_000

  /// What each glyph becomes when the feature is on; empty when the font has no such feature.
  static func replacements(of feature: Tag, in table: LayoutTable) -> [UInt16: UInt16] {
    var replacements: [UInt16: UInt16] = [:]
    var count = 0
    for lookup in table.lookups(of: feature) where lookup.kind == 1 {
      // Within a lookup the first subtable that covers a glyph decides.
      var ofLookup: [UInt16: UInt16] = [:]
      for subtable in lookup.subtables where count < largestCount {
        let pairs = pairs(at: subtable, in: table.bytes)
        count += pairs.count + 1
        for (glyph, other) in pairs where ofLookup[glyph] == nil {
          ofLookup[glyph] = other
        }
      }
      for (glyph, other) in replacements {
        if let further = ofLookup[other] { replacements[glyph] = further }
      }
      for (glyph, other) in ofLookup where replacements[glyph] == nil {
        replacements[glyph] = other
      }
    }
    return replacements
  }

  private static func pairs(at start: Int, in bytes: FontBytes) -> [(UInt16, UInt16)] {
    guard let format = bytes.uint16(start), let coverage = bytes.uint16(start + 2) else {
      return []
    }
    let glyphs = GlyphSets.coveredGlyphs(at: start + coverage, in: bytes)
    switch format {
    case 1:
      guard let delta = bytes.uint16(start + 4) else { return [] }
      return glyphs.map { ($0, $0 &+ UInt16(truncatingIfNeeded: delta)) }
    case 2:
      let count = min(glyphs.count, bytes.uint16(start + 4) ?? 0)
      return (0..<count).compactMap { index in
        bytes.uint16(start + 6 + 2 * index).map {
          (glyphs[index], UInt16(truncatingIfNeeded: $0))
        }
      }
    default: return []
    }
  }
}
