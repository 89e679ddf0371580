import VectorScene

/// Places shaped characters one after another and gathers their glyphs into runs of one face.
struct RunBuilder {
  private let style: StyledStack
  private var runs: [GlyphRun] = []
  private var glyphs: [PlacedGlyph] = []
  /// The face of `glyphs`.
  private var runFace = ShapedCharacter.noFace
  /// The face whose units are counted.
  private var face = ShapedCharacter.noFace
  /// Where the current stretch of one face begins, in scene units.
  private var start = 0.0
  /// How far the stretch has got, in units of its face. Whole numbers, so that a place does not
  /// depend on how it was added up.
  private var units = 0
  private var scale: Double

  /// Stands for ``MissingSign/face``.
  private static let signFace: Int16 = -2

  /// - Parameter count: how many characters are expected.
  init(style: StyledStack, count: Int) {
    self.style = style
    scale = style.scale(face: ShapedCharacter.noFace)
    glyphs.reserveCapacity(count)
  }

  /// The sum of the advances so far, in scene units.
  var width: Double { start + Double(units) * scale }

  mutating func append(_ character: ShapedCharacter) {
    if character.face != face {
      start = width
      units = 0
      scale = style.scale(face: character.face)
      face = character.face
    }
    switch character.kind {
    case .letter: draw(character.glyph, of: character, face: face, x: width)
    case .mark:
      // Fonts give marks no advance, or one that is not used because they stand over a letter.
      let own = style.stack.faces[Int(face)].advance(character.glyph)
      draw(
        character.glyph, of: character, face: face, x: start + Double(units - own) * scale)
    case .missing: drawMissing(character, width: Double(character.advance) * scale)
    case .blank: break
    }
    units += character.movement
  }

  /// Shows a reader that something is missing.
  private mutating func drawMissing(_ character: ShapedCharacter, width: Double) {
    guard style.stack.primary != nil, width > 0 else { return }
    draw(
      MissingSign.glyph(forWidth: width / style.size), of: character, face: Self.signFace,
      x: self.width)
  }

  private mutating func draw(
    _ glyph: UInt16, of character: ShapedCharacter, face: Int16, x: Double
  ) {
    if face != runFace {
      flush()
      runFace = face
    }
    glyphs.append(
      PlacedGlyph(
        glyph: glyph, cluster: UInt32(truncatingIfNeeded: character.offset), x: x))
  }

  private mutating func flush() {
    guard runFace != ShapedCharacter.noFace, !glyphs.isEmpty else { return }
    let face = runFace == Self.signFace ? MissingSign.face : style.stack.faces[Int(runFace)].id
    runs.append(GlyphRun(face: face, size: style.size, glyphs: glyphs))
    glyphs = []
  }

  mutating func finish() -> [GlyphRun] {
    flush()
    return runs
  }
}
