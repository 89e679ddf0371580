import VectorScene

/// Places shaped glyphs one after another and gathers their glyphs into runs of one face.
struct RunBuilder {
  private let style: StyledStack
  private var runs: [GlyphRun] = []
  private var glyphs: [PlacedGlyph] = []
  /// The face of `glyphs`.
  private var runFace = ShapedGlyph.noFace
  /// The face whose units are counted.
  private var face = ShapedGlyph.noFace
  /// Where the current stretch of one face begins, in scene units.
  private var start = 0.0
  /// How far the stretch has got, in units of its face. Whole numbers, so that a place does not
  /// depend on how it was added up.
  private var units = 0
  private var scale: Double
  /// How far ink of other faces than the first reaches, in scene units; pictures do not count.
  private var reach = InkReach.none
  /// Whether the reach of glyphs of `face` counts.
  private var countsReach = false

  /// Marks that are piled up higher than this, in ems, reach into other lines.
  private static let largestReach = 2.0
  /// Stands for ``MissingSign/face``.
  private static let signFace: Int16 = -2

  /// - Parameter count: how many glyphs are expected.
  init(style: StyledStack, count: Int) {
    self.style = style
    scale = style.scale(face: ShapedGlyph.noFace)
    glyphs.reserveCapacity(count)
  }

  /// The sum of the advances so far, in scene units.
  var width: Double { start + Double(units) * scale }

  mutating func append(_ shaped: ShapedGlyph) {
    if shaped.face != face {
      start = width
      units = 0
      scale = style.scale(face: shaped.face)
      face = shaped.face
      countsReach = face > 0 && !style.stack.faces[Int(face)].header.hasPictures
    }
    switch shaped.kind {
    case .letter: draw(shaped, at: units + Int(shaped.xOffset))
    case .mark:
      // Fonts give marks no advance, or one that is not used because they stand over a letter.
      draw(shaped, at: units - style.stack.faces[Int(face)].advance(shaped.glyph))
    case .missing: drawMissing(shaped, width: Double(shaped.advance) * scale)
    case .blank: break
    }
    units += shaped.movement
  }

  /// Shows a reader that something is missing.
  private mutating func drawMissing(_ shaped: ShapedGlyph, width: Double) {
    guard style.stack.primary != nil, width > 0 else { return }
    draw(
      PlacedGlyph(
        glyph: MissingSign.glyph(forWidth: width / style.size), cluster: shaped.cluster,
        x: self.width), face: Self.signFace)
  }

  /// - Parameter place: in units of the face, from where its stretch begins.
  private mutating func draw(_ shaped: ShapedGlyph, at place: Int) {
    if countsReach { addReach(of: shaped) }
    draw(
      PlacedGlyph(
        glyph: shaped.glyph, cluster: shaped.cluster, x: start + Double(place) * scale,
        y: shaped.yOffset == 0 ? 0 : 0 - Double(shaped.yOffset) * scale), face: face)
  }

  private mutating func addReach(of shaped: ShapedGlyph) {
    reach.include(
      style.stack.faces[Int(face)].reach(of: shaped.glyph), scale: style.size,
      raisedBy: Double(shaped.yOffset) * scale)
  }

  private mutating func draw(_ glyph: PlacedGlyph, face: Int16) {
    if face != runFace {
      flush()
      runFace = face
    }
    glyphs.append(glyph)
  }

  private mutating func flush() {
    guard runFace != ShapedGlyph.noFace, !glyphs.isEmpty else { return }
    let face = runFace == Self.signFace ? MissingSign.face : style.stack.faces[Int(runFace)].id
    runs.append(GlyphRun(face: face, size: style.size, glyphs: glyphs))
    glyphs = []
  }

  /// How far the ink of other faces than the first reaches, as far as lines make room for it.
  var lineReach: InkReach {
    guard reach != .none else { return reach }
    let largest = Self.largestReach * style.size
    return InkReach(ascent: min(reach.ascent, largest), descent: min(reach.descent, largest))
  }

  mutating func finish() -> [GlyphRun] {
    flush()
    return runs
  }
}
