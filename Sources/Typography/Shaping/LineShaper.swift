/// Chooses and places the glyphs of a line: splits it into stretches of one direction and manner of
/// shaping, has each shaped, and puts them into the order in which they are seen.
///
/// Text of scripts whose letters stand one after another (Latin, Greek, Cyrillic, Chinese and so on)
/// is shaped here, with and without HarfBuzz alike.
struct LineShaper {
  let style: StyledStack
  let complex: ComplexShaper
  /// A BCP 47 tag, for the shapes that letters have in a language; `nil` for none.
  var language: String?
  /// The direction of the paragraph; `nil` takes that of its first letter.
  var base: TextDirection?

  /// The glyphs of a line from left to right.
  struct Result {
    var glyphs: [ShapedGlyph]
    var isRightToLeft = false
    /// A script that needs shaping and was drawn letter by letter.
    var unshaped: WritingKind?
  }

  /// - Parameter text: cleaned.
  func shape(_ text: String) -> Result {
    let chooser = GlyphChooser(style: style)
    if base != .rightToLeft, CharacterKinds.isSimple(text),
      let glyphs = chooser.glyphs(ofPlain: text)
    {
      return Result(glyphs: glyphs)
    }
    let scalars = TextScalars(text)
    let directions = Directions(of: scalars.all, base: base)
    var items = TextItem.items(of: scalars, directions, stack: style.stack)
    Directions.order(&items, level: \.level)
    var result = Result(
      glyphs: [], isRightToLeft: directions?.isRightToLeft ?? (base == .rightToLeft))
    result.glyphs.reserveCapacity(scalars.all.count)
    var bytes: [UInt8]?
    for item in items {
      if let kind = item.kind {
        let whole = bytes ?? Array(text.utf8)
        bytes = whole
        if let glyphs = shaped(item, scalars, whole) {
          result.glyphs += glyphs
          continue
        }
        // Where no face has the letters, that is what is wrong.
        if item.face != ShapedGlyph.noFace { result.unshaped = result.unshaped ?? kind }
      }
      result.glyphs += chooser.glyphs(of: scalars, item.clusters, isMirrored: item.isRightToLeft)
    }
    return result
  }

  private func shaped(
    _ item: TextItem, _ scalars: TextScalars, _ text: [UInt8]
  ) -> [ShapedGlyph]? {
    guard item.face != ShapedGlyph.noFace else { return nil }
    let face = style.stack.faces[Int(item.face)]
    let range = item.bytes(in: scalars, end: text.count)
    let glyphs = complex.glyphs(
      of: text, range, face: face, number: item.face, isRightToLeft: item.isRightToLeft,
      language: language, hasTabularFigures: style.font.hasTabularFigures)
    guard var glyphs else { return nil }
    for index in glyphs.indices where glyphs[index].glyph == 0 {
      glyphs[index].kind = .missing
      glyphs[index].face = ShapedGlyph.noFace
      // The frame of a letter that is missing is as wide as one; marks get none.
      let width = glyphs[index].advance == 0 ? 0 : BuiltInWidths.unitsPerEm * 6 / 10
      glyphs[index].advance = Int32(truncatingIfNeeded: width)
    }
    return glyphs
  }
}
