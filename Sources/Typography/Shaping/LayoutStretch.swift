/// Gathers glyphs that were chosen for a line, and lays out those that follow one another in one face
/// and script: ligatures, kerning, places of marks.
struct LayoutStretch {
  private let stack: FontStack
  private let hasTabularFigures: Bool
  private let language: Tag?
  private var finished: [ShapedGlyph] = []
  /// Of one face and script.
  private var waiting: [LayoutGlyph] = []
  private var face = ShapedGlyph.noFace
  private var script = TextScript.latin
  /// Whether a letter has told the script yet: digits and signs belong to any.
  private var hasScript = false

  init(_ style: StyledStack) {
    stack = style.stack
    hasTabularFigures = style.font.hasTabularFigures
    language = style.language.system
  }

  /// - Parameter cluster: where the character begins, as readers see it, that the glyph is part of.
  mutating func append(_ glyph: ShapedGlyph, scalar: UInt32, cluster: UInt32) {
    guard glyph.face != ShapedGlyph.noFace, glyph.kind == .letter || glyph.kind == .mark else {
      // What has neither ink nor width does not part its neighbours.
      guard glyph.kind != .blank || glyph.advance != 0 else { return }
      layOut()
      finished.append(glyph)
      return
    }
    let script = TextScript(scalar)
    let isScriptLetter = Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
    if glyph.face != face || (isScriptLetter && hasScript && script != self.script) { layOut() }
    face = glyph.face
    if isScriptLetter, !hasScript {
      hasScript = true
      self.script = script
    }
    waiting.append(LayoutGlyph(glyph: glyph.glyph, scalar: scalar, cluster: Int(cluster)))
  }

  private mutating func layOut() {
    defer {
      waiting = []
      face = ShapedGlyph.noFace
      script = .latin
      hasScript = false
    }
    guard face != ShapedGlyph.noFace, !waiting.isEmpty else { return }
    let font = stack.faces[Int(face)]
    font.layout(for: script.tag, language: language)
      .layOut(&waiting, hasTabularFigures: hasTabularFigures)
    for glyph in waiting {
      // What layout has added to a letter's own advance is kerning.
      let own = glyph.isMark ? glyph.advance : font.advance(glyph.glyph)
      var shaped = ShapedGlyph(
        cluster: UInt32(truncatingIfNeeded: glyph.cluster), kind: .letter, face: face,
        glyph: glyph.glyph, advance: own)
      shaped.kerning = Int32(truncatingIfNeeded: glyph.advance - own)
      shaped.xOffset = Int32(truncatingIfNeeded: glyph.xOffset)
      shaped.yOffset = Int32(truncatingIfNeeded: glyph.yOffset)
      finished.append(shaped)
    }
  }

  mutating func finish() -> [ShapedGlyph] {
    layOut()
    return finished
  }
}
