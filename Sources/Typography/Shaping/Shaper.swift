import Diagnostics
import VectorScene

/// Chooses and places glyphs, and remembers the lines that it has made.
///
/// The library's lock guards it.
final class Shaper {
  private let folders: [String]
  let catalogue: FontCatalogue
  private var styles: [FontStyle: StyledStack] = [:]
  private var lastStyle: StyledStack?
  private var stacks: [StackRequest: FontStack] = [:]
  private var lines = LineCache()
  private var missing = MissingGlyphs()
  private var styleCount = 0

  /// Lines longer than this, in bytes, are not remembered.
  private static let longestRemembered = 512
  private static let largestStyleCount = 4_096

  private struct StackRequest: Hashable {
    var families: [String]
    var style: FaceStyle
  }

  init(folders: [String]) {
    self.folders = folders
    catalogue = FontCatalogue(folders: folders)
  }

  func style(_ font: FontStyle) -> StyledStack {
    if let lastStyle, lastStyle.font == font { return reported(lastStyle) }
    let style = styles[font] ?? makeStyle(font)
    lastStyle = style
    return reported(style)
  }

  private func makeStyle(_ font: FontStyle) -> StyledStack {
    if styles.count >= Self.largestStyleCount { styles = [:] }
    let face = FaceStyle(weight: min(max(font.weight, 1), 1_000), isItalic: font.isItalic)
    let request = StackRequest(families: font.families, style: face)
    let stack =
      stacks[request]
      ?? FontStack(families: font.families, style: face, catalogue: catalogue)
    stacks[request] = stack
    // Numbers are never used again, so that remembered lines stay with their style.
    styleCount += 1
    let style = StyledStack(number: styleCount, font: font, stack: stack)
    styles[font] = style
    return style
  }

  private func reported(_ style: StyledStack) -> StyledStack {
    if !style.isReported {
      style.isReported = true
      if style.stack.primary == nil {
        missing.hasNoFont = true
      } else if style.stack.isSubstituted, let face = style.stack.primary {
        missing.substituted[style.font.families] = face.header.family
      }
    }
    return style
  }

  func shape(_ text: String, _ style: StyledStack) -> ShapedLine {
    let key = LineKey(text: text, style: style.number)
    if let known = lines[key] { return known }
    let line = shape(cleaned: TextCleaning.line(text), style)
    // What is incomplete is shaped anew each time, so that it is reported each time.
    if line.isComplete, text.utf8.count <= Self.longestRemembered { lines[key] = line }
    return line
  }

  private func shape(cleaned text: String, _ style: StyledStack) -> ShapedLine {
    let characters = characters(of: text, style)
    var runs = RunBuilder(style: style)
    for character in characters { runs.append(character) }
    let hasMissing = characters.contains { $0.kind == .missing }
    if hasMissing, style.stack.primary != nil { recordMissing(text, style) }
    return ShapedLine(
      string: text, font: style.font, width: runs.width, metrics: style.metrics,
      runs: runs.finish(), isComplete: !hasMissing)
  }

  private func recordMissing(_ text: String, _ style: StyledStack) {
    for scalar in text.unicodeScalars
    where !CharacterKinds.isInvisible(scalar.value)
      && choice(for: scalar.value, after: nil, style).kind == .missing
    {
      missing.record(scalar.value, in: text, families: style.font.families)
    }
  }

  /// The glyphs of a cleaned text, with kerning.
  func characters(of text: String, _ style: StyledStack) -> [ShapedCharacter] {
    var characters: [ShapedCharacter] = []
    characters.reserveCapacity(text.utf8.count)
    var offset = 0
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      var character = choice(for: scalar.value, after: characters.last, style)
      character.offset = offset
      if character.kind == .missing, Self.joins(scalar.value, after: &previous) {
        character.advance = 0
      }
      characters.append(character)
      previous = scalar.value
      offset += UTF8.width(scalar)
    }
    kern(&characters, style)
    return characters
  }

  /// Whether a character that has no glyph is part of the emoji before: joined to it, or the second
  /// letter of a flag.
  private static func joins(_ scalar: UInt32, after previous: inout UInt32) -> Bool {
    if previous == CharacterKinds.zeroWidthJoiner { return true }
    guard CharacterKinds.isRegionalIndicator(scalar),
      CharacterKinds.isRegionalIndicator(previous)
    else { return false }
    return true
  }

  private func choice(
    for scalar: UInt32, after previous: ShapedCharacter?, _ style: StyledStack
  ) -> ShapedCharacter {
    let stack = style.stack
    if let primary = stack.primary {
      let glyph = primary.glyph(for: scalar)
      if glyph != 0, scalar < 0x300 {
        return letter(glyph, face: 0, of: primary, style)
      }
    }
    if CharacterKinds.isInvisible(scalar) {
      return ShapedCharacter(offset: 0, kind: .blank, face: nil, glyph: 0, advance: 0)
    }
    let isMark = CharacterKinds.isMark(scalar)
    if isMark, let face = previous?.face {
      let glyph = stack.faces[face].glyph(for: scalar)
      if glyph != 0 { return mark(glyph, face: face) }
    }
    if let other = standIn(for: scalar, style) { return other }
    guard let face = stack.faceIndex(of: scalar) else {
      return ShapedCharacter(
        offset: 0, kind: .missing, face: nil, glyph: 0,
        advance: BuiltInWidths.advance(scalar, weight: style.font.weight))
    }
    let glyph = stack.faces[face].glyph(for: scalar)
    return isMark ? mark(glyph, face: face) : letter(glyph, face: face, of: stack.faces[face], style)
  }

  private func letter(
    _ glyph: UInt16, face: Int, of font: FontFace, _ style: StyledStack
  ) -> ShapedCharacter {
    let chosen = style.font.hasTabularFigures ? font.tabularFigure(for: glyph) : glyph
    return ShapedCharacter(
      offset: 0, kind: .letter, face: face, glyph: chosen, advance: font.advance(chosen))
  }

  private func mark(_ glyph: UInt16, face: Int) -> ShapedCharacter {
    ShapedCharacter(offset: 0, kind: .mark, face: face, glyph: glyph, advance: 0)
  }

  /// A space that the first face lacks is made rather than fetched from another face.
  private func standIn(for scalar: UInt32, _ style: StyledStack) -> ShapedCharacter? {
    guard let primary = style.stack.primary, primary.glyph(for: scalar) == 0 else { return nil }
    if let width = CharacterKinds.spaceWidth(scalar) {
      return ShapedCharacter(
        offset: 0, kind: .blank, face: nil, glyph: 0,
        advance: Int(width * Double(BuiltInWidths.unitsPerEm)))
    }
    guard let other = CharacterKinds.standIn(scalar) else { return nil }
    let glyph = primary.glyph(for: other)
    guard glyph != 0 else { return nil }
    var character = letter(glyph, face: 0, of: primary, style)
    if scalar == 0x2007 || scalar == 0x2008 { character.kind = .blank }
    return character
  }

  /// Kerning between neighbours of one face; marks between them do not part them where the font
  /// says so.
  private func kern(_ characters: inout [ShapedCharacter], _ style: StyledStack) {
    var left: Int?
    for index in characters.indices {
      let character = characters[index]
      guard let face = character.face, character.kind != .blank else {
        if character.advance != 0 { left = nil }
        continue
      }
      let font = style.stack.faces[face]
      if character.kind == .mark, font.isPassedOver(character.glyph) { continue }
      if let before = left, characters[before].face == face {
        characters[before].kerning = font.adjustment(characters[before].glyph, character.glyph)
      }
      left = index
    }
  }

  /// The stretches of a line by the face that draws them; blanks belong to the stretch before.
  func stretches(of text: String, _ style: StyledStack) -> [(text: String, face: FaceID?)] {
    let text = TextCleaning.line(text)
    var stretches: [(text: String, face: FaceID?)] = []
    for (character, scalar) in zip(characters(of: text, style), text.unicodeScalars) {
      let face = character.face.map { style.stack.faces[$0].id }
      if let last = stretches.indices.last,
        stretches[last].face == face || (character.kind == .blank && face == nil)
      {
        stretches[last].text.unicodeScalars.append(scalar)
      } else {
        stretches.append((String(scalar), face))
      }
    }
    return stretches
  }

  func takeWarnings() -> [Diagnostic] {
    for style in styles.values { style.isReported = false }
    lastStyle?.isReported = false
    defer { missing = MissingGlyphs() }
    return catalogue.takeWarnings() + missing.warnings(folders: folders)
  }
}
