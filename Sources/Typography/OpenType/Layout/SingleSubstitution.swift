/// Glyphs that a feature replaces one by one: `GSUB` lookups of kind 1.
enum SingleSubstitution {
  /// How many glyphs are read in all: more than any font has, a bound for damaged ones.
  private static let largestCount = 200_000

  /// What each glyph becomes when the feature is on, by the glyph's number; itself where nothing
  /// replaces it. Ends after the last glyph that is replaced, so it is empty for a font without the
  /// feature.
  static func replacements(of feature: Tag, in table: LayoutTable) -> [UInt16] {
    var replacements: [UInt16] = []
    var count = 0
    for lookup in table.lookups(of: feature, script: "latn") where lookup.kind == 1 {
      // Within a lookup the first subtable that covers a glyph decides; the next lookup works on
      // what this one has put in its place.
      var ofLookup: [UInt16?] = []
      for subtable in lookup.subtables where count < largestCount {
        let pairs = pairs(at: subtable, in: table.bytes)
        count += pairs.count + 1
        for (glyph, other) in pairs {
          extend(&ofLookup, to: glyph) { _ in nil }
          if ofLookup[Int(glyph)] == nil { ofLookup[Int(glyph)] = other }
        }
      }
      if let last = UInt16(exactly: ofLookup.count - 1) {
        extend(&replacements, to: last) { UInt16(truncatingIfNeeded: $0) }
      }
      for (index, glyph) in replacements.enumerated() where Int(glyph) < ofLookup.count {
        if let other = ofLookup[Int(glyph)] { replacements[index] = other }
      }
    }
    return replacements
  }

  private static func extend<Value>(
    _ list: inout [Value], to last: UInt16, with value: (Int) -> Value
  ) {
    while list.count <= Int(last) { list.append(value(list.count)) }
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
