#if Cairo
  /// A picture's rows as PNG compresses them: a byte for the filter, then the samples.
  ///
  /// Every row takes the filter "up", the difference from the row above: on 1920 x 1200 charts it
  /// compresses nearly as well as trying all five on each row, at a tenth of the time.
  struct Scanlines: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt8>
    let count: Int
    /// Bytes of a row, the filter's included.
    private let rowLength: Int

    private init(width: Int, height: Int, samples: Int) {
      rowLength = width * samples + 1
      count = rowLength * height
      start = .allocate(capacity: max(1, count))
    }

    deinit { start.deallocate() }

    /// The number of the filter "up".
    private static let up: UInt8 = 2

    /// Rows of palette indexes; `indexes` gives the one of each pixel.
    init(palette pixels: PixelRows, indexes: UnsafePointer<UInt8>) {
      self.init(width: pixels.width, height: pixels.height, samples: 1)
      fill(pixels) { target, row in
        let own = indexes + row * pixels.width
        guard row > 0 else {
          target.update(from: own, count: pixels.width)
          return
        }
        let above = own - pixels.width
        for column in 0..<pixels.width { target[column] = own[column] &- above[column] }
      }
    }

    /// Rows of red, green and blue.
    init(rgb pixels: PixelRows) {
      self.init(width: pixels.width, height: pixels.height, samples: 3)
      fill(pixels) { target, row in
        let own = pixels.row(row)
        guard row > 0 else {
          for column in 0..<pixels.width { target.write(rgb: own[column], at: column) }
          return
        }
        let above = pixels.row(row - 1)
        for column in 0..<pixels.width {
          target.write(rgb: own[column].difference(from: above[column]), at: column)
        }
      }
    }

    /// Rows of red, green, blue and alpha, not multiplied.
    init(rgba pixels: PixelRows) {
      self.init(width: pixels.width, height: pixels.height, samples: 4)
      var above = [StraightColor](
        repeating: StraightColor(premultiplied: 0), count: pixels.width)
      fill(pixels) { target, row in
        let own = pixels.row(row)
        for column in 0..<pixels.width {
          let color = StraightColor(premultiplied: own[column])
          let last = above[column]
          target[column * 4] = color.red &- last.red
          target[column * 4 + 1] = color.green &- last.green
          target[column * 4 + 2] = color.blue &- last.blue
          target[column * 4 + 3] = color.alpha &- last.alpha
          above[column] = color
        }
      }
    }

    /// Lets `write` fill each row but those that repeat the one above, which are all zeros.
    private mutating func fill(
      _ pixels: PixelRows, _ write: (UnsafeMutablePointer<UInt8>, _ row: Int) -> Void
    ) {
      for row in 0..<pixels.height {
        let line = start + row * rowLength
        line.pointee = Self.up
        if pixels.repeatsRowAbove(row) {
          (line + 1).update(repeating: 0, count: rowLength - 1)
        } else {
          write(line + 1, row)
        }
      }
    }
  }

  extension UInt32 {
    /// The differences of the four bytes, each for itself.
    @inline(__always)
    fileprivate func difference(from other: UInt32) -> UInt32 {
      // Every other byte at a time; the bits borrowed from the bytes between are cut off.
      let even = ((self & 0x00FF_00FF) | 0x0100_0100) &- (other & 0x00FF_00FF)
      let odd = ((self >> 8 & 0x00FF_00FF) | 0x0100_0100) &- (other >> 8 & 0x00FF_00FF)
      return (even & 0x00FF_00FF) | (odd & 0x00FF_00FF) << 8
    }
  }

  extension UnsafeMutablePointer<UInt8> {
    /// Writes the lower three bytes, the highest first, as the pixel with this number.
    @inline(__always)
    fileprivate func write(rgb pixel: UInt32, at index: Int) {
      self[index * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      self[index * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      self[index * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }
#endif
