/// How a scene is written as SVG.
public struct SVGOptions: Hashable, Sendable {
  /// What becomes of text.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Real `<text>`: it can be selected, found and restyled, and is drawn in the first family of
    /// its stack that the viewer has.
    case system
    /// The outlines of the placed glyphs: the same picture on every machine, but the text can
    /// only be read out. A text whose outlines are not known is written as in ``system``.
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
