import VectorScene

/// One opened face. Tables are read when something first asks for them.
///
/// It keeps what it has looked up, so it is used by one thread at a time: the library's lock
/// guards it.
final class FontFace {
  enum Problem: Error, Equatable {
    /// A table without which nothing can be drawn is missing or damaged.
    case table(String)
    /// There are only outlines of a format that is not read.
    case outlines(String)
  }

  let id: FaceID
  let header: FaceHeader
  let extents: VerticalExtents

  /// The whole file, with the other faces of a collection.
  var file: FontBytes { directory.file }

  private let directory: TableDirectory
  private let characters: CharacterMap
  private let glyphs: FaceGlyphs
  /// Where on its axes a variable face is, from -1 to 1; empty as it is stored.
  let coordinates: [Double]

  /// The glyph of an ASCII character, or 0, and how far it moves the pen.
  struct LatinGlyph {
    var glyph: UInt16
    var advance: Int
  }

  private lazy var latinGlyphs = makeLatinGlyphs(hasTabularFigures: false)
  private lazy var tabularLatinGlyphs = makeLatinGlyphs(hasTabularFigures: true)
  private var otherGlyphs = LookupCache<UInt16>()
  private lazy var layoutTables = LayoutTables(directory, coordinates: coordinates)
  // A list, since there are few scripts.
  private var layouts: [GlyphLayout] = []
  private lazy var latinLayout = layout(for: "latn")
  /// For each glyph up to the last that has one, the figure of common width that replaces it.
  private lazy var tabularFigures: [UInt16] =
    directory["GSUB"].map {
      SingleSubstitution.replacements(
        of: GlyphLayout.tabularFigures, in: LayoutTable(substitution: $0))
    } ?? []
  /// - Parameters:
  ///   - name: how the scene calls the face.
  ///   - style: what a variable face is wanted at; it takes the nearest that it can have, which
  ///     its header then states. `nil` for the face as it is stored.
  init(
    _ directory: TableDirectory, header: FaceHeader, name: String, style: FaceStyle? = nil
  ) throws(Problem) {
    guard !header.hasUnreadableOutlines else { throw .outlines("CFF2") }
    guard let head = directory["head"], let em = head.uint16(18), em > 0 else {
      throw .table("head")
    }
    guard let horizontal = directory["hhea"] else { throw .table("hhea") }
    guard let advances = directory["hmtx"].flatMap({ HorizontalMetrics($0, header: horizontal) })
    else { throw .table("hmtx") }
    guard let characters = directory["cmap"].flatMap(CharacterMap.init) else {
      throw .table("cmap")
    }
    try OutlineCheck(directory).check(hasPictures: header.hasPictures)
    id = FaceID(name)
    var header = header
    var coordinates: [Double] = []
    if header.isVariable, let style, let table = directory["fvar"],
      let axes = FontAxes(table, bends: directory["avar"])
    {
      header.style = header.style(serving: style)
      coordinates = axes.coordinates(of: header.style)
    }
    self.header = header
    self.coordinates = coordinates
    self.directory = directory
    self.characters = characters
    glyphs = FaceGlyphs(
      directory, advances: advances, unitsPerEm: em, coordinates: coordinates)
    var extents = VerticalExtents(header: horizontal, windows: directory["OS/2"])
    if !coordinates.isEmpty,
      let changes = directory["MVAR"].flatMap({
        MetricVariations($0, coordinates: coordinates)
      })
    {
      extents.add(changes)
    }
    self.extents = extents
  }

  /// Font units in an em; positive.
  var unitsPerEm: Int { glyphs.unitsPerEm }

  /// The bytes of a table, or `nil` for one that the font does not have.
  func table(_ tag: Tag) -> FontBytes? { directory[tag] }

  /// The glyph of a character, or 0 when the face has none.
  func glyph(for scalar: UInt32) -> UInt16 {
    if scalar < 0x80 { return latinGlyphs[Int(scalar)].glyph }
    if let known = otherGlyphs[scalar] { return known }
    let glyph = existing(characters.glyph(for: scalar))
    otherGlyphs[scalar] = glyph
    return glyph
  }

  /// The glyph of a character that a variation selector (U+FE00 to U+FE0F, U+E0100 to U+E01EF)
  /// follows; `nil` when the face does not know the two together, so that the selector means
  /// nothing to it.
  func glyph(for scalar: UInt32, variation selector: UInt32) -> UInt16? {
    characters.glyph(for: scalar, variation: selector).map(existing)
  }

  /// The glyphs of the ASCII characters, which most text consists of.
  func latin(hasTabularFigures: Bool) -> [LatinGlyph] {
    hasTabularFigures ? tabularLatinGlyphs : latinGlyphs
  }

  /// The glyphs of the ASCII characters as a set.
  private var latinGlyphSet: GlyphBits {
    var set = GlyphBits()
    for letter in latinGlyphs { set.insert(letter.glyph) }
    return set
  }

  private func makeLatinGlyphs(hasTabularFigures: Bool) -> [LatinGlyph] {
    (UInt32(0)..<0x80).map { scalar in
      let glyph = existing(characters.glyph(for: scalar))
      let chosen = hasTabularFigures ? tabularFigure(for: glyph) : glyph
      return LatinGlyph(glyph: chosen, advance: advance(chosen))
    }
  }

  /// Whether the face has a glyph for a character; nothing is remembered, for asking many faces.
  func covers(_ scalar: UInt32) -> Bool { existing(characters.glyph(for: scalar)) != 0 }

  /// Calls `body` with every stretch of characters that the face covers, in ascending order.
  func forEachCoveredStretch(_ body: (ClosedRange<Int>) -> Void) {
    characters.forEachStretch(glyphCount: glyphs.count, body)
  }

  private func existing(_ glyph: UInt16) -> UInt16 { Int(glyph) < glyphs.count ? glyph : 0 }

  /// How far a glyph moves the pen, in font units.
  func advance(_ glyph: UInt16) -> Int { glyphs.advance(glyph) }

  /// The figure of common width in place of `glyph`, or `glyph` itself.
  func tabularFigure(for glyph: UInt16) -> UInt16 {
    guard Int(glyph) < tabularFigures.count else { return glyph }
    let figure = existing(tabularFigures[Int(glyph)])
    return figure == 0 ? glyph : figure
  }

  /// Layout for a script, by its OpenType tag, such as `latn`, `grek` or `cyrl`; `DFLT` for text
  /// of no script, such as symbols and emoji.
  func layout(for script: Tag, language: Tag? = nil) -> GlyphLayout {
    if let known = layouts.first(where: { $0.script == script && $0.language == language }) {
      return known
    }
    if let language, !layoutTables.knows(language, script: script) { return layout(for: script) }
    let layout = GlyphLayout(
      script: script, language: language, glyphs: glyphs, tables: layoutTables,
      common: latinGlyphSet)
    layouts.append(layout)
    return layout
  }

  /// What to add to the advance of `left` before `right` in Latin text, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int32 {
    latinLayout.adjustment(left, right)
  }

  /// Whether a glyph is a combining mark that kerning of Latin text passes over.
  func isPassedOver(_ glyph: UInt16) -> Bool { latinLayout.isPassedOver(glyph) }

  /// The outline with an em of 1 and y pointing down; empty for a glyph without ink, `nil` for one
  /// that does not exist or is damaged.
  func outline(of glyph: UInt16) -> Path? { glyphs.outline(of: glyph) }

  /// How far a glyph's outline reaches from the baseline, in ems; nowhere for one without ink.
  func reach(of glyph: UInt16) -> InkReach { glyphs.reach(of: glyph) }

  /// The picture that stands for a glyph, in the largest size that the face has; `nil` for a glyph
  /// without one.
  func picture(of glyph: UInt16) -> GlyphPicture? { glyphs.picture(of: glyph) }

  /// The heights of a line of this face at `size`.
  func lineMetrics(size: Double) -> LineMetrics {
    let scale = size / Double(unitsPerEm)
    let ascent = Double(extents.ascent) * scale
    let descent = 0 - Double(extents.descent) * scale
    return LineMetrics(
      ascent: ascent, descent: descent,
      lineHeight: ascent + descent + Double(extents.gap) * scale,
      capHeight: extents.capHeight.map { Double($0) * scale } ?? inkHeight("H", 0.7) * size,
      xHeight: extents.xHeight.map { Double($0) * scale } ?? inkHeight("x", 0.5) * size)
  }

  /// The height of a flat letter in ems, or `fallback` when the face has no such letter.
  private func inkHeight(_ letter: Unicode.Scalar, _ fallback: Double) -> Double {
    let glyph = glyph(for: letter.value)
    guard glyph != 0, let box = outline(of: glyph)?.controlBox, box.minY < 0 else {
      return fallback
    }
    return -box.minY
  }
}
