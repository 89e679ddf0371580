#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// A picture of pixels, stretched to its frame.
    mutating func draw(_ node: ImageNode) throws(CairoBackendError) {
      let frame = node.frame
      guard frame.isFinite, !frame.isEmpty else { return }
      let image = try resources.surface(ofPNG: node.bytes)
      try draw(image, in: frame)
    }

    /// A decoded picture, stretched to a frame.
    mutating func draw(_ image: SharedSurface, in frame: Rect) throws(CairoBackendError) {
      try saved { drawing throws(CairoBackendError) in
        let context = drawing.context
        cairo_new_path(context)
        cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
        cairo_clip(context)
        drawing.transform(
          Transform(
            a: frame.width / Double(image.surface.width), b: 0, c: 0,
            d: frame.height / Double(image.surface.height), tx: frame.x, ty: frame.y))
        cairo_set_source_surface(context, image.surface.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        // Averages all pixels under one of the page, also where the picture is made much smaller.
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        // The colours of the edge go on outside it, or the edge would fade. A page keeps the picture
        // as it is, and viewers leave its edges alone.
        cairo_pattern_set_extend(
          pattern, drawing.resolution == 1 ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_paint(context)
      }
    }
  }

  extension Surface {
    /// The most pixels that an image within a picture may have: 8192 x 8192, 256 MiB decoded.
    static let maximumImageArea = 1 << 26

    /// The picture in a PNG file.
    init(decodingPNG bytes: [UInt8]) throws(CairoBackendError) {
      guard let size = Self.size(ofPNG: bytes) else {
        throw .unreadableImage(reason: "no PNG header")
      }
      // Looked at first: a file of a few bytes can ask for gigabytes.
      let (area, overflow) = size.width.multipliedReportingOverflow(by: size.height)
      guard !overflow, area > 0, area <= Self.maximumImageArea else {
        throw .unreadableImage(
          reason: "\(size.width) x \(size.height) pixels, of which at most "
            + "\(Self.maximumImageArea) are allowed")
      }
      let pointer = bytes.withUnsafeBytes { buffer in
        var unread = UnreadBytes(rest: buffer)
        return withUnsafeMutablePointer(to: &unread) {
          cairo_image_surface_create_from_png_stream(readBytes, $0)
        }
      }
      guard let pointer else { throw .unreadableImage(reason: "no memory") }
      do {
        try self.init(owning: pointer, operation: "decode")
      } catch .failed(_, let reason) {
        throw .unreadableImage(reason: reason)
      }
    }

    /// Width and height from a PNG file's first chunk.
    private static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
      let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      guard bytes.count >= 24, bytes.starts(with: signature),
        bytes[12..<16].elementsEqual("IHDR".utf8)
      else { return nil }
      func integer(at start: Int) -> Int {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return (integer(at: 16), integer(at: 20))
    }
  }

  /// What Cairo has not asked for yet.
  private struct UnreadBytes {
    var rest: UnsafeRawBufferPointer
  }

  /// Gives Cairo the next bytes of a file; `source` is a pointer to ``UnreadBytes``.
  private func readBytes(
    source: UnsafeMutableRawPointer?, target: UnsafeMutablePointer<UInt8>?, count: UInt32
  ) -> cairo_status_t {
    guard let unread = source?.assumingMemoryBound(to: UnreadBytes.self), let target,
      unread.pointee.rest.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    let rest = unread.pointee.rest
    UnsafeMutableRawBufferPointer(start: target, count: Int(count))
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: rest.prefix(Int(count))))
    unread.pointee.rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
#endif
