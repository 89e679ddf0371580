/// Whichever outlines a face has.
enum OutlineTable {
  case trueType(TrueTypeOutlines)
  case compact(CompactFont)

  init?(_ directory: TableDirectory, metrics: HorizontalMetrics) {
    if let compact = directory["CFF "].flatMap(CompactFont.init) {
      self = .compact(compact)
    } else if let glyphs = directory["glyf"], let locations = directory["loca"],
      let format = directory["head"]?.int16(50)
    {
      self = .trueType(
        TrueTypeOutlines(
          glyphs: glyphs, locations: locations, hasLongLocations: format != 0, metrics: metrics))
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
}
