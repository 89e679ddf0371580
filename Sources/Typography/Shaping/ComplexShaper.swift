/// Shapes the scripts whose letters join, change or change places, through HarfBuzz.
///
/// It keeps the fonts that HarfBuzz has opened; the library's lock guards it.
final class ComplexShaper {
  #if HarfBuzz
    private var fonts: [ObjectIdentifier: HarfBuzzFont] = [:]
  #endif

  /// Whether it can shape at all: built with the trait `HarfBuzz`, on a machine that has the library.
  var isAvailable: Bool {
    #if HarfBuzz
      HarfBuzzLibrary.shared != nil
    #else
      false
    #endif
  }

  /// The glyphs of a stretch from left to right, or `nil` when it cannot be shaped.
  ///
  /// - Parameters:
  ///   - text: the whole line in UTF-8.
  ///   - range: the stretch, in bytes.
  ///   - number: that of the face in its stack.
  func glyphs(
    of text: [UInt8], _ range: Range<Int>, face: FontFace, number: Int16, isRightToLeft: Bool,
    language: String?, hasTabularFigures: Bool
  ) -> [ShapedGlyph]? {
    #if HarfBuzz
      guard let font = font(of: face) else { return nil }
      let glyphs = font.shape(
        text, range, isRightToLeft: isRightToLeft, language: language,
        hasTabularFigures: hasTabularFigures)
      return glyphs.map { found in
        var glyph = ShapedGlyph(
          cluster: found.cluster, kind: .letter, face: number, glyph: found.glyph,
          advance: Int(found.advance))
        glyph.xOffset = found.xOffset
        glyph.yOffset = found.yOffset
        return glyph
      }
    #else
      return nil
    #endif
  }

  #if HarfBuzz
    private func font(of face: FontFace) -> HarfBuzzFont? {
      let key = ObjectIdentifier(face)
      if let known = fonts[key] { return known }
      guard let library = HarfBuzzLibrary.shared, let font = HarfBuzzFont(face, library: library)
      else { return nil }
      fonts[key] = font
      return font
    }
  #endif
}
