import VectorScene

/// Writes scenes as SVG documents that can stand alone, in an `<img>` or in the middle of a page.
///
/// The same scene and options give the same bytes on every machine. Nothing in a document refers
/// to anything outside it but links, and text from the scene is always escaped.
public struct SVGRenderer: Sendable {
  public var options: SVGOptions
  private let glyphs: (any GlyphSource)?

  /// - Parameter glyphs: Where outlines come from with ``SVGOptions/TextMode/outlines``; with
  ///   `nil` every text is written as `<text>`.
  public init(options: SVGOptions = SVGOptions(), glyphs: (any GlyphSource)? = nil) {
    self.options = options
    self.glyphs = glyphs
  }

  /// The scene as one `<svg>` element in UTF-8, without an XML declaration, ending in a newline.
  public func render(_ scene: Scene) -> [UInt8] { [] }

  /// Scenes that stand in one page, each as by ``render(_:)-(Scene)``, with no id in two of them
  /// even where two scenes are equal.
  public func render(_ scenes: [Scene]) -> [[UInt8]] { scenes.map { render($0) } }
}
