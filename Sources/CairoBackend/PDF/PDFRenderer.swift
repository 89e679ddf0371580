import VectorScene

/// Writes scenes as PDF documents of one page through Cairo; ``PDFDocument`` takes several.
///
/// A unit of the scene is 0.75 points, so that the page is as large as the picture on a screen of
/// 96 dots per inch. Text can be selected and searched, and is drawn from the outlines of its
/// placed glyphs; shadows are pictures of pixels. Built without the trait `Cairo`, ``render(_:)``
/// always throws ``CairoBackendError/notBuilt``.
public struct PDFRenderer: Sendable {
  /// The most scene units that a side of a page may have: 200 inches, beyond which viewers need
  /// not follow (ISO 32000-1, annex C).
  public static let maximumSide = 19_200
  /// Whether this build can write PDF at all.
  public static var isAvailable: Bool { PNGRenderer.isAvailable }

  public var options: PDFOptions
  private let glyphs: any GlyphSource

  /// - Parameter glyphs: Where the outlines of the scenes' glyphs come from.
  public init(options: PDFOptions = PDFOptions(), glyphs: any GlyphSource) {
    self.options = options
    self.glyphs = glyphs
  }

  /// Throws when a scene of this size is no page, so that nobody has to draw it to find out.
  public func check(_ size: Size) throws(CairoBackendError) { try Self.check(size) }

  static func check(_ size: Size) throws(CairoBackendError) {
    #if Cairo
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
        throw .noSize(width: size.width, height: size.height, scale: 1)
      }
      let side = Double(maximumSide)
      guard size.width <= side, size.height <= side else {
        throw .pageTooLarge(width: size.width, height: size.height)
      }
    #else
      throw .notBuilt
    #endif
  }

  /// The scene as a PDF document, of which its title and its summary are title and subject.
  ///
  /// - Throws: ``CairoBackendError``, before anything is drawn when the page is too large.
  public func render(_ scene: Scene) throws(CairoBackendError) -> [UInt8] {
    try check(scene.size)
    var document = try PDFDocument(
      information: PDFDocument.Information(title: scene.title, subject: scene.summary),
      options: options, glyphs: glyphs)
    try document.append(scene)
    return try document.finish()
  }
}
