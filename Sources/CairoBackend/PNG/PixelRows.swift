#if Cairo
  /// Pixels as Cairo holds them: 32 bits each, alpha highest, then red, green and blue, multiplied
  /// by alpha.
  ///
  /// Borrowed: valid only within the call that lends the memory.
  struct PixelRows {
    let width: Int
    let height: Int
    let start: UnsafeMutableRawPointer
    /// Bytes from one row to the next.
    private let stride: Int

    init(start: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
      self.start = start
      self.width = width
      self.height = height
      self.stride = stride
    }

    func row(_ index: Int) -> UnsafePointer<UInt32> {
      UnsafePointer((start + index * stride).assumingMemoryBound(to: UInt32.self))
    }

    /// Whether a row is the same as the one above it, as most rows of a chart are.
    func repeatsRowAbove(_ index: Int) -> Bool {
      guard index > 0 else { return false }
      let above = UnsafeRawBufferPointer(start: row(index - 1), count: width * 4)
      let own = UnsafeRawBufferPointer(start: row(index), count: width * 4)
      return own.elementsEqualInWords(above)
    }

    /// Whether no pixel is clear, even in part.
    var areOpaque: Bool {
      for index in 0..<height {
        let row = row(index)
        var all = UInt32.max
        for column in 0..<width { all &= row[column] }
        guard all >> 24 == 255 else { return false }
      }
      return true
    }
  }

  extension UnsafeRawBufferPointer {
    /// Whether two buffers of one length hold the same bytes, eight at a time.
    fileprivate func elementsEqualInWords(_ other: UnsafeRawBufferPointer) -> Bool {
      var index = 0
      while index + 8 <= count {
        let own = loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard own == other.loadUnaligned(fromByteOffset: index, as: UInt64.self) else {
          return false
        }
        index += 8
      }
      while index < count {
        guard self[index] == other[index] else { return false }
        index += 1
      }
      return true
    }
  }

  /// A colour that is not multiplied by its alpha, as PNG has it.
  struct StraightColor: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    /// From a pixel of Cairo's.
    @inline(__always)
    init(premultiplied pixel: UInt32) {
      let alpha = pixel >> 24
      func straight(_ channel: UInt32) -> UInt8 {
        guard alpha > 0, alpha < 255 else { return UInt8(truncatingIfNeeded: channel) }
        return UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
      }
      red = straight(pixel >> 16 & 255)
      green = straight(pixel >> 8 & 255)
      blue = straight(pixel & 255)
      self.alpha = UInt8(truncatingIfNeeded: alpha)
    }
  }
#endif
