/// Chooses a glyph for each character of a line and kerns them.
struct GlyphChooser {
  private let style: StyledStack
  private let stack: FontStack
  private let hasTabularFigures: Bool
  private let language: Tag?

  init(style: StyledStack) {
    self.style = style
    stack = style.stack
    hasTabularFigures = style.font.hasTabularFigures
    language = style.language.system
  }

  /// One glyph for each character of a text that is simple (see
  /// ``CharacterKinds/isSimple(_:)-(String)``), or `nil` when there is more to it than choosing
  /// glyphs and kerning them.
  func glyphs(ofPlain text: String) -> [ShapedGlyph]? {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    let latin = stack.primary?.latin(hasTabularFigures: hasTabularFigures) ?? []
    let layout = stack.primary?.layout(for: TextScript.latin.tag, language: language)
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80, !latin.isEmpty, latin[Int(value)].glyph != 0 {
        let glyph = latin[Int(value)]
        if let layout, layout.needsLayout(glyph.glyph) { return nil }
        glyphs.append(
          ShapedGlyph(
            cluster: offset, kind: .letter, face: 0, glyph: glyph.glyph, advance: glyph.advance))
      } else {
        let glyph = choice(for: value, at: offset, after: nil)
        if TextScript(value) != .latin || needsLayout(glyph) || parts(of: value) != nil {
          return nil
        }
        glyphs.append(glyph)
      }
      offset &+= UInt32(truncatingIfNeeded: UTF8.width(scalar))
    }
    kern(&glyphs)
    return glyphs
  }

  private func needsLayout(_ glyph: ShapedGlyph) -> Bool {
    guard glyph.face != ShapedGlyph.noFace, glyph.kind != .blank else { return false }
    return stack.faces[Int(glyph.face)].layout(for: TextScript.latin.tag, language: language)
      .needsLayout(glyph.glyph)
  }

  /// The glyphs of a stretch of a line, from left to right.
  ///
  /// - Parameters:
  ///   - clusters: the stretch, as numbers of clusters.
  ///   - isMirrored: whether the stretch runs from right to left, as spaces and signs among Arabic
  ///     letters do.
  func glyphs(
    of scalars: TextScalars, _ clusters: Range<Int>, isMirrored: Bool
  ) -> [ShapedGlyph] {
    var stretch = LayoutStretch(style)
    var previous = ShapedGlyph.noFace
    for index in isMirrored ? Array(clusters.reversed()) : Array(clusters) {
      let cluster = scalars.all[scalars.cluster(index)]
      if let space = space(cluster, in: previous) {
        stretch.append(space, scalar: cluster[cluster.startIndex].value, cluster: space.cluster)
      } else {
        previous = append(withParts(cluster), isMirrored: isMirrored, to: &stretch)
      }
    }
    return stretch.finish()
  }

  /// A space among the letters of a face that is not the first: it is that face's own, as in a text
  /// of that face alone. Faces of pictures have no words to part.
  private func space(_ cluster: ArraySlice<TextScalar>, in face: Int16) -> ShapedGlyph? {
    guard face > 0, cluster.count == 1, let scalar = cluster.first,
      CharacterKinds.isWordSpace(scalar.value)
    else { return nil }
    let font = stack.faces[Int(face)]
    let glyph = font.glyph(for: scalar.value)
    guard glyph != 0, !font.header.hasPictures else { return nil }
    return letter(glyph, at: scalar.offset, face: face)
  }

  /// A letter that the first face lacks whole, as letters and marks that it has.
  private func parts(of scalar: UInt32) -> [UInt32]? {
    guard scalar >= 0xC0, let primary = stack.primary, primary.glyph(for: scalar) == 0 else {
      return nil
    }
    return CharacterParts.parts(of: scalar) { primary.glyph(for: $0) != 0 }
  }

  private func withParts(_ cluster: ArraySlice<TextScalar>) -> ArraySlice<TextScalar> {
    guard let first = cluster.first, let parts = parts(of: first.value) else { return cluster }
    let scalars = parts.map { TextScalar(value: $0, offset: first.offset) }
    return ArraySlice(scalars + cluster.dropFirst())
  }

  /// Chooses glyphs for what readers see as one character, of one face where it has them all, and
  /// tells that face.
  private func append(
    _ cluster: ArraySlice<TextScalar>, isMirrored: Bool, to stretch: inout LayoutStretch
  ) -> Int16 {
    guard let first = cluster.first else { return ShapedGlyph.noFace }
    let presentation = cluster.count > 1 ? EmojiPresentation(of: cluster) : .automatic
    let base = isMirrored ? Directions.mirrored(first.value) : first.value
    var glyph = choice(for: base, at: first.offset, after: nil, presentation)
    let face = glyph.kind == .letter ? glyph.face : ShapedGlyph.noFace
    if face != ShapedGlyph.noFace, let selector = cluster.dropFirst().first,
      let variation = stack.faces[Int(face)].glyph(for: base, variation: selector.value)
    {
      glyph.glyph = variation
    }
    stretch.append(glyph, scalar: base, cluster: first.offset)
    var previous = base
    for scalar in cluster.dropFirst() {
      let isInvisible = CharacterKinds.isInvisible(scalar.value)
      let own =
        face == ShapedGlyph.noFace
        ? 0 : stack.faces[Int(face)].glyph(for: scalar.value)
      if face != ShapedGlyph.noFace, own != 0 || isInvisible {
        let part = ShapedGlyph(
          cluster: scalar.offset, kind: .letter, face: face, glyph: own, advance: 0)
        stretch.append(part, scalar: scalar.value, cluster: first.offset)
      } else {
        var part = choice(for: scalar.value, at: scalar.offset, after: glyph)
        if part.kind == .missing, Self.joins(scalar.value, after: previous) { part.advance = 0 }
        stretch.append(part, scalar: scalar.value, cluster: part.cluster)
      }
      previous = scalar.value
    }
    return face
  }

  /// Whether a character that has no glyph is part of the emoji before: joined to it, or the second
  /// letter of a flag.
  private static func joins(_ scalar: UInt32, after previous: UInt32) -> Bool {
    previous == CharacterKinds.zeroWidthJoiner
      || (CharacterKinds.isRegionalIndicator(scalar)
        && CharacterKinds.isRegionalIndicator(previous))
  }

  private func choice(
    for scalar: UInt32, at offset: UInt32, after previous: ShapedGlyph?,
    _ presentation: EmojiPresentation = .automatic
  ) -> ShapedGlyph {
    if CharacterKinds.isInvisible(scalar) { return ShapedGlyph(blankAt: offset, advance: 0) }
    let isMark = CharacterKinds.isMark(scalar)
    // A mark is drawn by the face of its letter where that has it.
    if isMark, let face = previous?.face, face != ShapedGlyph.noFace {
      let glyph = stack.faces[Int(face)].glyph(for: scalar)
      if glyph != 0 {
        return ShapedGlyph(cluster: offset, kind: .mark, face: face, glyph: glyph, advance: 0)
      }
    }
    if let other = standIn(for: scalar, at: offset) { return other }
    guard let index = stack.faceIndex(of: scalar, presentation: presentation),
      let face = Int16(exactly: index)
    else {
      return ShapedGlyph(
        cluster: offset, kind: .missing, face: ShapedGlyph.noFace, glyph: 0,
        advance: BuiltInWidths.advance(scalar, weight: style.font.weight))
    }
    let glyph = stack.faces[index].glyph(for: scalar)
    if isMark {
      return ShapedGlyph(cluster: offset, kind: .mark, face: face, glyph: glyph, advance: 0)
    }
    return letter(glyph, at: offset, face: face)
  }

  private func letter(_ glyph: UInt16, at offset: UInt32, face: Int16) -> ShapedGlyph {
    let font = stack.faces[Int(face)]
    let chosen = hasTabularFigures ? font.tabularFigure(for: glyph) : glyph
    return ShapedGlyph(
      cluster: offset, kind: .letter, face: face, glyph: chosen, advance: font.advance(chosen))
  }

  /// A space that the first face lacks is made rather than fetched from another face.
  private func standIn(for scalar: UInt32, at offset: UInt32) -> ShapedGlyph? {
    guard let primary = stack.primary else { return nil }
    if let width = CharacterKinds.spaceWidth(scalar) {
      guard primary.glyph(for: scalar) == 0 else { return nil }
      return ShapedGlyph(
        blankAt: offset, advance: Int(width * Double(BuiltInWidths.unitsPerEm)))
    }
    guard let other = CharacterKinds.standIn(scalar), primary.glyph(for: scalar) == 0 else {
      return nil
    }
    let glyph = primary.glyph(for: other)
    guard glyph != 0 else { return nil }
    var character = letter(glyph, at: offset, face: 0)
    if CharacterKinds.isSpaceOfAnothersWidth(scalar) { character.kind = .blank }
    return character
  }

  /// Kerning between neighbours of one face; marks between them do not part them where the font
  /// says so.
  private func kern(_ glyphs: inout [ShapedGlyph]) {
    var left = 0
    var leftFace = ShapedGlyph.noFace
    var font: FontFace?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      guard glyph.face != ShapedGlyph.noFace, glyph.kind != .blank else {
        if glyph.advance != 0 { leftFace = ShapedGlyph.noFace }
        continue
      }
      if glyph.face != leftFace { font = stack.faces[Int(glyph.face)] }
      guard let font else { continue }
      if glyph.kind == .mark, font.isPassedOver(glyph.glyph) { continue }
      if glyph.face == leftFace {
        glyphs[left].kerning = font.adjustment(glyphs[left].glyph, glyph.glyph)
      }
      left = index
      leftFace = glyph.face
    }
  }
}
