import VectorScene

#if Cairo
  import CCairo
#endif

/// Paints scenes as PNG pictures through Cairo.
///
/// Text is drawn from the outlines of its placed glyphs, so the picture depends on no font of the
/// machine. Built without the trait `Cairo`, ``render(_:)`` always throws
/// ``CairoBackendError/notBuilt``.
public struct PNGRenderer: Sendable {
  /// The most pixels that a side of a picture may have: what Cairo can address.
  public static let maximumSide = 32_767
  /// The most memory that the pixels of a picture may take, in bytes: 160 MiB, which is 8000 x
  /// 5000 pixels. Making the file takes up to as much again for a page that shows through, and at most
  /// a quarter of it for another.
  public static let maximumMemory = 160 << 20
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

  /// Whether the pixels of a PNG file can be decoded for a picture; true where this build cannot
  /// paint and so cannot tell.
  package static func canDecode(_ png: [UInt8]) -> Bool {
    #if Cairo
      (try? Surface(decodingPNG: png)) != nil
    #else
      true
    #endif
  }

  /// Throws when a scene of this size cannot be painted, so that nobody has to draw it to find out.
  public func check(_ size: Size) throws(CairoBackendError) {
    #if Cairo
      _ = try pixelSize(of: size)
    #else
      throw .notBuilt
    #endif
  }

  /// The scene as a PNG file.
  ///
  /// - Throws: ``CairoBackendError``, before any memory is taken when the picture is too large.
  public func render(_ scene: Scene) throws(CairoBackendError) -> [UInt8] {
    #if Cairo
      let size = try pixelSize(of: scene.size)
      let surface = try Surface(
        width: size.width, height: size.height, format: CAIRO_FORMAT_ARGB32)
      try surface.draw(with: DrawingResources(glyphs: glyphs)) {
        drawing throws(CairoBackendError) in
        if let color = options.background {
          drawing.set(color)
          cairo_paint(drawing.context)
        }
        drawing.transform(.scale(x: options.scale, y: options.scale))
        let page = Rect(origin: .zero, size: scene.size)
        if let background = scene.background, drawing.setSource(background, box: page) {
          cairo_paint(drawing.context)
        }
        try drawing.draw(scene.nodes)
      }
      // The dots per inch of a page at scale 1 are 96, and an inch is 0.0254 m.
      let pixelsPerMetre = (options.scale * 96 / 0.0254).rounded()
      let encoder = PNGEncoder(
        level: options.level,
        pixelsPerMetre: UInt32(exactly: min(pixelsPerMetre, Double(Int32.max))))
      return try surface.withPixels { start, stride throws(CairoBackendError) in
        let pixels = PixelRows(
          start: start, width: size.width, height: size.height, stride: stride)
        if options.isReduced { ColorReduction.apply(to: pixels) }
        return try encoder.encode(pixels)
      }
    #else
      throw .notBuilt
    #endif
  }

  #if Cairo
    private func pixelSize(
      of size: Size
    ) throws(CairoBackendError) -> (width: Int, height: Int) {
      let width = (size.width * options.scale).rounded()
      let height = (size.height * options.scale).rounded()
      guard width.isFinite, height.isFinite, size.width > 0, size.height > 0,
        options.scale > 0
      else {
        throw .noSize(
          width: size.width, height: size.height, scale: options.scale)
      }
      let side = Double(Self.maximumSide)
      guard width <= side, height <= side, width * height * 4 <= Double(Self.maximumMemory) else {
        throw .tooLarge(width: width, height: height)
      }
      return (max(1, Int(width)), max(1, Int(height)))
    }
  #endif
}
