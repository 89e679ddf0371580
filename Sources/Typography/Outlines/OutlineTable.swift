/// Whichever outlines a face has.
enum OutlineTable {
  case trueType(TrueTypeOutlines)
  case compact(CompactFont)

  /// - Parameter coordinates: where on its axes a variable font is, from -1 to 1; empty as it is
  ///   stored.
  init?(_ directory: TableDirectory, metrics: HorizontalMetrics, coordinates: [Double] = []) {
    if let compact = directory["CFF "].flatMap(CompactFont.init) {
      self = .compact(compact)
    } else if let glyphs = directory["glyf"], let locations = directory["loca"],
      let format = directory["head"]?.int16(50)
    {
      self = .trueType(
        TrueTypeOutlines(
          glyphs: glyphs, locations: locations, hasLongLocations: format != 0, metrics: metrics,
          variations: coordinates.isEmpty
            ? nil
            : directory["gvar"].flatMap { GlyphVariations($0, coordinates: coordinates) }))
    } else {
      return nil
    }
  }

  func draw(_ glyph: UInt16, with pen: inout OutlinePen) -> Bool {
    switch self {
    case .trueType(let outlines): outlines.draw(glyph, with: &pen)
    case .compact(let outlines): outlines.draw(glyph, with: &pen)
    }
  }

  /// How much a variable font's instance widens a glyph, in a font that has no table for it.
  func advanceChange(of glyph: UInt16) -> Double {
    guard case .trueType(let outlines) = self else { return 0 }
    return outlines.advanceChange(of: glyph)
  }
}
