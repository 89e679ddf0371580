import VectorScene

// Glyphs are drawn for the eye alone. The text itself lies over them with an opacity of 0: paint
// that cannot be seen, unlike none at all, can still be pointed at, so that browsers let a reader
// select and copy the text, and find it on the page.

extension Document {
  /// Whether every glyph of a text has an outline or a picture.
  func canOutline(_ node: TextNode) -> Bool {
    guard let glyphs, !node.runs.isEmpty else { return false }
    return node.runs.allSatisfy { run in
      run.glyphs.allSatisfy { placed in
        glyphs.outline(of: placed.glyph, in: run.face) != nil
          || glyphs.picture(of: placed.glyph, in: run.face) != nil
      }
    }
  }

  /// Writes texts of one look as their glyphs.
  mutating func outline(_ nodes: ArraySlice<Node>, like first: TextNode) {
    guard let glyphs else { return }
    let isRow = nodes.count > 1
    if isRow {
      body.markup("<g aria-hidden=\"true\"")
      paint(.fill, first.fillOnPage)
      body.markup(">\n")
    }
    for case .text(let node) in nodes { outline(node, glyphs: glyphs, hasLook: !isRow) }
    if isRow { body.markup("</g>\n") }
    // Nobody finds or reads what is in a mask.
    guard !isMask else { return }
    if isRow { body.markup("<g fill-opacity=\"0\">\n") }
    for case .text(let node) in nodes { clearText(node, hasLook: !isRow) }
    if isRow { body.markup("</g>\n") }
  }

  /// The text as a reader selects and finds it, as wide as its glyphs.
  private mutating func clearText(_ node: TextNode, hasLook: Bool) {
    guard !node.string.isEmpty, node.width.isFinite else { return }
    body.markup("<text")
    coordinate(" x=\"", node.isRightToLeft ? node.start.x + node.width : node.start.x)
    coordinate(" y=\"", node.origin.y)
    let root = setRootFont(node.font, family: nil)
    if node.font.size != root.size { coordinate(" font-size=\"", node.font.size) }
    if node.isRightToLeft { body.markup(" direction=\"rtl\"") }
    if hasLook { body.markup(" fill-opacity=\"0\"") }
    if node.width > 0 { coordinate(" textLength=\"", node.width) }
    if node.string.hasSpacesToKeep { body.markup(" xml:space=\"preserve\"") }
    body.byte(">")
    body.text(node.string)
    body.markup("</text>\n")
  }

  private mutating func outline(
    _ node: TextNode, glyphs: any GlyphSource, hasLook: Bool
  ) {
    switch node.fill.simplified {
    case .color: uses(of: node, glyphs: glyphs, hasLook: hasLook)
    case .linearGradient, .radialGradient:
      body.markup("<path aria-hidden=\"true\"")
      paint(.fill, node.fillOnPage)
      // A gradient in page coordinates would move with each glyph that is placed on its own.
      body.markup(" d=\"")
      body.pathData(node.outline(from: glyphs), decimals: decimals)
      body.markup("\"/>\n")
      uses(of: node, glyphs: glyphs, hasLook: true, areOnlyPictures: true)
    }
  }

  /// Units to the em in the definitions of glyphs.
  private static let unitsPerEm = 1000.0

  private mutating func uses(
    of node: TextNode, glyphs: any GlyphSource, hasLook: Bool, areOnlyPictures: Bool = false
  ) {
    for run in node.runs where run.size > 0 && run.size.isFinite {
      let size = run.size / Self.unitsPerEm
      var isOpen = false
      for placed in run.glyphs where placed.x.isFinite && placed.y.isFinite {
        if areOnlyPictures, glyphs.outline(of: placed.glyph, in: run.face)?.isEmpty == false {
          continue
        }
        guard let id = glyph(placed.glyph, in: run.face, glyphs: glyphs) else { continue }
        if !isOpen { open(node, scale: size, hasLook: hasLook) }
        isOpen = true
        body.reference("<use href=\"#", id, "\"")
        if placed.x != 0 { body.attribute(" x=\"", placed.x / size, decimals: 0) }
        if placed.y != 0 { body.attribute(" y=\"", placed.y / size, decimals: 0) }
        body.markup("/>")
      }
      if isOpen { body.markup("</g>\n") }
    }
  }

  /// The group around a text's glyphs, in units of the em.
  private mutating func open(_ node: TextNode, scale: Double, hasLook: Bool) {
    body.markup("<g")
    if hasLook {
      body.markup(" aria-hidden=\"true\"")
      if case .color = node.fill.simplified { paint(.fill, node.fillOnPage) }
    }
    body.markup(" transform=\"translate(")
    body.number(node.start.x, decimals: decimals)
    body.byte(" ")
    body.number(node.start.y, decimals: decimals)
    body.markup(")scale(")
    body.number(scale, decimals: 6)
    body.markup(")\">")
  }

  /// The definition of a glyph, made if it is new; `nil` for one without ink.
  private mutating func glyph(
    _ glyph: UInt16, in face: FaceID, glyphs: any GlyphSource
  ) -> DefinitionID? {
    if let known = glyphIDs[face]?[glyph] { return known }
    let new = define(glyph, in: face, glyphs: glyphs)
    glyphIDs[face, default: [:]][glyph] = .some(new)
    return new
  }

  private mutating func define(
    _ glyph: UInt16, in face: FaceID, glyphs: any GlyphSource
  ) -> DefinitionID? {
    let id = DefinitionID(kind: .glyph, number: glyphCount + 1)
    if let outline = glyphs.outline(of: glyph, in: face), !outline.isEmpty {
      definitions.reference("<path id=\"", id, "\" d=\"")
      let scale = Transform.scale(x: Self.unitsPerEm, y: Self.unitsPerEm)
      definitions.pathData(outline.applying(scale), decimals: 0)
      definitions.markup("\"/>\n")
      glyphCount += 1
      return id
    }
    guard let picture = glyphs.picture(of: glyph, in: face), picture.frame.isFinite,
      !picture.frame.isEmpty, !picture.png.isEmpty
    else { return nil }
    definitions.reference("<image id=\"", id, "\"")
    for (opening, value) in [
      (" x=\"" as StaticString, picture.frame.x), (" y=\"", picture.frame.y),
      (" width=\"", picture.frame.width), (" height=\"", picture.frame.height),
    ] {
      definitions.attribute(opening, value * Self.unitsPerEm, decimals: 0)
    }
    definitions.pngReference(picture.png)
    definitions.markup("/>\n")
    glyphCount += 1
    return id
  }
}

extension TextNode {
  /// All glyphs that have outlines as one path, in scene coordinates.
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
