import VectorScene

/// The glyphs of a face: how far they move the pen, and what is drawn for them.
///
/// The library's lock guards it.
final class FaceGlyphs {
  /// Glyphs from this number on do not exist.
  let count: Int
  /// Font units in an em; positive.
  let unitsPerEm: Int

  private let directory: TableDirectory
  private let advances: HorizontalMetrics
  private let coordinates: [Double]

  private lazy var outlineTable = OutlineTable(
    directory, metrics: advances, coordinates: coordinates)
  private lazy var pictureTable: PictureTable? = directory["CBLC"].flatMap { locations in
    directory["CBDT"].flatMap { PictureTable(locations: locations, data: $0) }
  }
  private lazy var advanceVariations = directory["HVAR"].flatMap {
    AdvanceVariations($0, coordinates: coordinates)
  }
  private var outlines: [Int: Path] = [:]
  private var variedAdvances = LookupCache<Int32>()
  private var reaches = LookupCache<InkReach>()

  /// - Parameter coordinates: where on its axes a variable face is, from -1 to 1; empty as it is
  ///   stored.
  init(
    _ directory: TableDirectory, advances: HorizontalMetrics, unitsPerEm: Int,
    coordinates: [Double]
  ) {
    self.directory = directory
    self.advances = advances
    self.unitsPerEm = unitsPerEm
    self.coordinates = coordinates
    count = directory["maxp"]?.uint16(4) ?? 0
  }

  /// How far a glyph moves the pen, in font units.
  func advance(_ glyph: UInt16) -> Int {
    coordinates.isEmpty ? advances.advance(glyph) : variedAdvance(glyph)
  }

  private func variedAdvance(_ glyph: UInt16) -> Int {
    if let known = variedAdvances[UInt32(glyph)] { return Int(known) }
    let change =
      advanceVariations?.delta(of: glyph) ?? outlineTable?.advanceChange(of: glyph) ?? 0
    let advance = max(0, Int(roundedUnits: Double(advances.advance(glyph)) + change))
    variedAdvances[UInt32(glyph)] = Int32(advance)
    return advance
  }

  /// The outline with an em of 1 and y pointing down; empty for a glyph without ink, `nil` for one
  /// that does not exist or is damaged.
  func outline(of glyph: UInt16) -> Path? {
    if let known = outlines[Int(glyph)] { return known }
    guard Int(glyph) < count, let outlineTable else { return nil }
    var pen = OutlinePen(unitsPerEm: unitsPerEm)
    guard outlineTable.draw(glyph, with: &pen) else { return nil }
    outlines[Int(glyph)] = pen.path
    return pen.path
  }

  /// How far the outline reaches, in ems; nowhere for a glyph without ink.
  func reach(of glyph: UInt16) -> InkReach {
    if let known = reaches[UInt32(glyph)] { return known }
    let box = outline(of: glyph)?.inkBox
    let reach = box.map { InkReach(ascent: 0 - $0.minY, descent: $0.maxY) } ?? .none
    reaches[UInt32(glyph)] = reach
    return reach
  }

  /// The picture that stands for a glyph, in the largest size that the face has; `nil` for a glyph
  /// without one.
  func picture(of glyph: UInt16) -> GlyphPicture? {
    guard Int(glyph) < count else { return nil }
    return pictureTable?.picture(of: glyph)
  }
}
