#if Cairo
  import CCairo

  /// A picture as its pixels, for comparing pictures.
  package struct PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and alpha of each pixel, rows from the top, not multiplied by alpha.
    package var bytes: [UInt8]

    /// - Parameter bytes: Four for each pixel; missing ones are filled up with zeros.
    package init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = max(1, width)
      self.height = max(1, height)
      let count = self.width * self.height * 4
      self.bytes = bytes.prefix(count) + Array(repeating: 0, count: max(0, count - bytes.count))
    }

    /// The picture in a PNG file, as Cairo reads it.
    ///
    /// - Throws: ``CairoBackendError/unreadableImage(reason:)``.
    package init(png: [UInt8]) throws(CairoBackendError) {
      let file = try Surface(decodingPNG: png)
      // A file may be read into other formats than the one that is wanted here.
      let surface = try Surface(
        width: file.width, height: file.height, format: CAIRO_FORMAT_ARGB32)
      let (width, height) = (file.width, file.height)
      guard let context = cairo_create(surface.pointer) else {
        throw .failed(operation: "create a context", reason: "no memory")
      }
      defer { cairo_destroy(context) }
      cairo_set_source_surface(context, file.pointer, 0, 0)
      cairo_paint(context)
      try check(cairo_status(context), operation: "draw")
      let bytes = try surface.withPixels { start, stride throws(CairoBackendError) in
        let pixels = PixelRows(start: start, width: width, height: height, stride: stride)
        return (0..<height).flatMap { row in
          (0..<width).flatMap { column in
            let color = StraightColor(premultiplied: pixels.row(row)[column])
            return [color.red, color.green, color.blue, color.alpha]
          }
        }
      }
      self.init(width: width, height: height, bytes: bytes)
    }

    /// The picture as a PNG file.
    package func png(level: Int = 6) throws(CairoBackendError) -> [UInt8] {
      var premultiplied: [UInt32] = []
      premultiplied.reserveCapacity(width * height)
      for start in stride(from: 0, to: width * height * 4, by: 4) {
        let alpha = UInt32(bytes[start + 3])
        func channel(_ offset: Int) -> UInt32 {
          (UInt32(bytes[start + offset]) * alpha + 127) / 255
        }
        premultiplied.append(alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2))
      }
      let (width, height) = (width, height)
      let result = premultiplied.withUnsafeMutableBytes {
        buffer -> Result<[UInt8], CairoBackendError> in
        guard let start = buffer.baseAddress else { return .success([]) }
        let pixels = PixelRows(start: start, width: width, height: height, stride: width * 4)
        return Result { () throws(CairoBackendError) in
          try PNGEncoder(level: level, pixelsPerMetre: nil).encode(pixels)
        }
      }
      return try result.get()
    }
  }
#endif
