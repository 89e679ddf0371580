#if Cairo
  /// Writes a picture as a PNG file: an exact palette where 256 colours are enough, otherwise RGB
  /// where the picture is opaque, otherwise RGBA.
  ///
  /// Written around libdeflate, since libpng takes longer to store a chart than Cairo to draw it.
  struct PNGEncoder {
    /// 0 to 12.
    var level: Int
    /// Pixels per metre for the `pHYs` chunk; `nil` leaves it out.
    var pixelsPerMetre: UInt32?

    /// The file. The pixels are used up: their memory holds what is compressed.
    func encode(_ pixels: PixelRows) throws(CairoBackendError) -> [UInt8] {
      if let indexed = IndexedPicture(pixels) {
        return try file(
          pixels, colorType: .palette, scanlines: indexed.scanlines, palette: indexed.palette)
      }
      let hasAlpha = !pixels.areOpaque
      let scanlines = hasAlpha ? Scanlines(rgba: pixels) : Scanlines(rgb: pixels)
      return try file(
        pixels, colorType: hasAlpha ? .rgba : .rgb, scanlines: scanlines, palette: [])
    }

    private enum ColorType: UInt8 {
      case rgb = 2
      case palette = 3
      case rgba = 6
    }

    private func file(
      _ pixels: PixelRows, colorType: ColorType, scanlines: borrowing Scanlines,
      palette: [StraightColor]
    ) throws(CairoBackendError) -> [UInt8] {
      var chunks = PNGChunks()
      chunks.append("IHDR") { data in
        data.append(bigEndian: UInt32(pixels.width))
        data.append(bigEndian: UInt32(pixels.height))
        // 8 bits a sample, deflate, the five filters, no interlacing.
        data.append(contentsOf: [8, colorType.rawValue, 0, 0, 0])
      }
      chunks.append("sRGB") { data in data.append(0) }
      if let pixelsPerMetre {
        chunks.append("pHYs") { data in
          data.append(bigEndian: pixelsPerMetre)
          data.append(bigEndian: pixelsPerMetre)
          data.append(1)
        }
      }
      if colorType == .palette {
        chunks.append("PLTE") { data in
          for color in palette { data.append(contentsOf: [color.red, color.green, color.blue]) }
        }
        // Colours that are not solid come first, so the list ends with the last of them.
        let alphas = palette.map(\.alpha).prefix { $0 < 255 }
        if !alphas.isEmpty { chunks.append("tRNS") { data in data.append(contentsOf: alphas) } }
      }
      try chunks.appendCompressed(scanlines, level: min(12, max(0, level)))
      chunks.append("IEND") { _ in }
      return chunks.bytes
    }
  }
#endif
