/// How a scene is written as SVG.
public struct SVGOptions: Hashable, Sendable {
  /// What becomes of text.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Real `<text>`: it can be selected, found and restyled, and is drawn in the first family of
    /// its stack that the viewer has, so its letters may be wider or narrower than laid out.
    ///
    /// It is never stretched to the measured width by `textLength`: that would space the letters of
    /// an installed font for those of another, and the layout leaves room around its labels.
    case system
    /// Real `<text>` in fonts that the document carries: the glyphs that it uses of each face, as
    /// one `@font-face` in base64, named by the prefix of its ids. Viewers that do not load such
    /// fonts, as librsvg, take the next family of the stack.
    ///
    /// A text with a glyph of a face that may not be embedded, or that is a picture as emoji are, is
    /// written as in ``outlines``.
    case embed
    /// The outlines of the placed glyphs, each once, and pictures for emoji: the same on every
    /// machine. The text lies clear over them, so that it can be found, selected and read out. A
    /// text whose outlines are not known is written as in ``system``.
    case outlines
  }

  /// What every id in the document starts with, so that several documents can stand in one page.
  ///
  /// Characters that an id cannot hold are replaced. `nil`, the default, derives a prefix from
  /// the content: different scenes have different ids, and the same scene always the same.
  public var idPrefix: String?
  /// Decimals of a coordinate at the size at which it is drawn: 0 to 6, 2 by default.
  public var precision: Int
  public var textMode: TextMode

  public init(
    idPrefix: String? = nil, precision: Int = 2, textMode: TextMode = .system
  ) {
    self.idPrefix = idPrefix
    self.precision = precision
    self.textMode = textMode
  }
}
