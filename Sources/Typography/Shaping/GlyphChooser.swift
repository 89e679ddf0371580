/// Chooses a glyph for each character of a line and kerns them.
struct GlyphChooser {
  private let style: StyledStack
  private let stack: FontStack
  private let hasTabularFigures: Bool

  init(style: StyledStack) {
    self.style = style
    stack = style.stack
    hasTabularFigures = style.font.hasTabularFigures
  }

  /// One shaped character for each Unicode scalar of a cleaned text.
  func characters(of text: String) -> [ShapedCharacter] {
    var characters: [ShapedCharacter] = []
    characters.reserveCapacity(text.utf8.count)
    let latin = stack.primary?.latin(hasTabularFigures: hasTabularFigures) ?? []
    var offset = 0
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80, !latin.isEmpty, latin[Int(value)].glyph != 0 {
        let glyph = latin[Int(value)]
        characters.append(
          ShapedCharacter(
            offset: offset, kind: .letter, face: 0, glyph: glyph.glyph, advance: glyph.advance))
      } else {
        var character = choice(for: value, at: offset, after: characters.last)
        if character.kind == .missing, Self.joins(value, after: previous) { character.advance = 0 }
        characters.append(character)
      }
      previous = value
      offset += UTF8.width(scalar)
    }
    kern(&characters)
    return characters
  }

  /// Whether a character that has no glyph is part of the emoji before: joined to it, or the second
  /// letter of a flag.
  private static func joins(_ scalar: UInt32, after previous: UInt32) -> Bool {
    previous == CharacterKinds.zeroWidthJoiner
      || (CharacterKinds.isRegionalIndicator(scalar)
        && CharacterKinds.isRegionalIndicator(previous))
  }

  private func choice(
    for scalar: UInt32, at offset: Int, after previous: ShapedCharacter?
  ) -> ShapedCharacter {
    if CharacterKinds.isInvisible(scalar) { return ShapedCharacter(blankAt: offset, advance: 0) }
    let isMark = CharacterKinds.isMark(scalar)
    // A mark is drawn by the face of its letter where that has it.
    if isMark, let face = previous?.face, face != ShapedCharacter.noFace {
      let glyph = stack.faces[Int(face)].glyph(for: scalar)
      if glyph != 0 {
        return ShapedCharacter(offset: offset, kind: .mark, face: face, glyph: glyph, advance: 0)
      }
    }
    if let other = standIn(for: scalar, at: offset) { return other }
    guard let index = stack.faceIndex(of: scalar), let face = Int16(exactly: index) else {
      return ShapedCharacter(
        offset: offset, kind: .missing, face: ShapedCharacter.noFace, glyph: 0,
        advance: BuiltInWidths.advance(scalar, weight: style.font.weight))
    }
    let glyph = stack.faces[index].glyph(for: scalar)
    if isMark {
      return ShapedCharacter(offset: offset, kind: .mark, face: face, glyph: glyph, advance: 0)
    }
    return letter(glyph, at: offset, face: face)
  }

  private func letter(_ glyph: UInt16, at offset: Int, face: Int16) -> ShapedCharacter {
    let font = stack.faces[Int(face)]
    let chosen = hasTabularFigures ? font.tabularFigure(for: glyph) : glyph
    return ShapedCharacter(
      offset: offset, kind: .letter, face: face, glyph: chosen, advance: font.advance(chosen))
  }

  /// A space that the first face lacks is made rather than fetched from another face.
  private func standIn(for scalar: UInt32, at offset: Int) -> ShapedCharacter? {
    guard let primary = stack.primary else { return nil }
    if let width = CharacterKinds.spaceWidth(scalar) {
      guard primary.glyph(for: scalar) == 0 else { return nil }
      return ShapedCharacter(
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
  private func kern(_ characters: inout [ShapedCharacter]) {
    var left = 0
    var leftFace = ShapedCharacter.noFace
    var font: FontFace?
    for index in characters.indices {
      let character = characters[index]
      guard character.face != ShapedCharacter.noFace, character.kind != .blank else {
        if character.advance != 0 { leftFace = ShapedCharacter.noFace }
        continue
      }
      if character.face != leftFace { font = stack.faces[Int(character.face)] }
      guard let font else { continue }
      if character.kind == .mark, font.isPassedOver(character.glyph) { continue }
      if character.face == leftFace {
        characters[left].kerning = font.adjustment(characters[left].glyph, character.glyph)
      }
      left = index
      leftFace = character.face
    }
  }
}
