import VectorScene

extension Document {
  /// Writes a text as its glyphs; `false` when an outline is not known and nothing was written.
  mutating func outlined(_ node: TextNode) -> Bool {
    guard let glyphs, !node.runs.isEmpty, node.origin.isFinite else { return false }
    for run in node.runs {
      for placed in run.glyphs where glyphs.outline(of: placed.glyph, in: run.face) == nil {
        return false
      }
    }
    guard !node.fill.isInvisible else { return true }
    body.markup("<g role=\"img\"")
    body.attribute(" aria-label=\"", node.string)
    paint(.fill, node.fillOnPage)
    switch node.fill.simplified {
    case .color:
      body.markup(" transform=\"translate(")
      body.number(node.start.x, decimals: decimals)
      body.byte(" ")
      body.number(node.start.y, decimals: decimals)
      body.markup(")\">\n")
      for run in node.runs { uses(of: run, glyphs: glyphs) }
    case .linearGradient, .radialGradient:
      // A gradient in page coordinates would move with each glyph that is placed on its own.
      body.markup("><path d=\"")
      body.pathData(node.outline(from: glyphs), decimals: decimals)
      body.markup("\"/>\n")
    }
    body.markup("</g>\n")
    return true
  }

  /// Units to the em in the definitions of glyphs.
  private static let unitsPerEm = 1000.0

  private mutating func uses(of run: GlyphRun, glyphs: any GlyphSource) {
    guard run.size > 0, run.size.isFinite else { return }
    let size = run.size / Self.unitsPerEm
    body.markup("<g transform=\"scale(")
    body.number(size, decimals: 6)
    body.markup(")\">")
    for placed in run.glyphs {
      guard let id = glyph(placed.glyph, in: run.face, glyphs: glyphs) else { continue }
      body.reference("<use href=\"#", id, "\"")
      if placed.x != 0 { body.attribute(" x=\"", placed.x / size, decimals: 0) }
      if placed.y != 0 { body.attribute(" y=\"", placed.y / size, decimals: 0) }
      body.markup("/>")
    }
    body.markup("</g>\n")
  }

  /// The definition of a glyph, made if it is new; `nil` for one without ink.
  private mutating func glyph(
    _ glyph: UInt16, in face: FaceID, glyphs: any GlyphSource
  ) -> DefinitionID? {
    if let known = glyphIDs[face]?[glyph] { return known }
    guard let outline = glyphs.outline(of: glyph, in: face), !outline.isEmpty else {
      glyphIDs[face, default: [:]][glyph] = .some(nil)
      return nil
    }
    glyphCount += 1
    let id = DefinitionID(kind: .glyph, number: glyphCount)
    glyphIDs[face, default: [:]][glyph] = id
    definitions.reference("<path id=\"", id, "\" d=\"")
    let scale = Transform.scale(x: Self.unitsPerEm, y: Self.unitsPerEm)
    definitions.pathData(outline.applying(scale), decimals: 0)
    definitions.markup("\"/>\n")
    return id
  }
}

extension TextNode {
  /// All glyphs as one path, in scene coordinates.
  fileprivate func outline(from glyphs: any GlyphSource) -> Path {
    var path = Path()
    for run in runs {
      for placed in run.glyphs {
        guard let outline = glyphs.outline(of: placed.glyph, in: run.face) else { continue }
        let place = Transform(
          a: run.size, b: 0, c: 0, d: run.size, tx: start.x + placed.x, ty: start.y + placed.y)
        path.append(outline.applying(place))
      }
    }
    return path
  }
}
