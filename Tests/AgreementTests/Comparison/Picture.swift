#if Cairo
  import Foundation

  @testable import CairoBackend

  /// The pixels of an opaque picture.
  ///
  /// Tests are built without optimisation, where a loop over a collection costs a hundred times as
  /// much as one over a pointer; so whatever goes through all pixels does it by pointer.
  final class Picture: Sendable {
    let width: Int
    let height: Int
    /// Red, green and blue in the lower 24 bits, rows from the top.
    let pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    convenience init(png: [UInt8]) throws {
      let surface = try Surface(decodingPNG: png)
      let (width, height) = (surface.width, surface.height)
      let pixels = try surface.withPixels { start, stride throws(CairoBackendError) in
        [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
          guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
          var row = 0
          while row < height {
            (target + row * width * 4).copyMemory(from: start + row * stride, byteCount: width * 4)
            row += 1
          }
          count = width * height
        }
      }
      self.init(width: width, height: height, pixels: pixels)
    }

    convenience init(contentsOf file: URL) throws {
      try self.init(png: [UInt8](Data(contentsOf: file)))
    }

    /// A part of the picture; `nil` when it is not all there.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> Picture? {
      guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width,
        y + height <= self.height
      else { return nil }
      var part: [UInt32] = []
      part.reserveCapacity(width * height)
      for row in y..<y + height {
        let start = row * self.width + x
        part.append(contentsOf: pixels[start..<start + width])
      }
      return Picture(width: width, height: height, pixels: part)
    }

    /// How bright each pixel is, 0 to 255, with the weights of television (Rec. 601).
    var luma: [UInt8] {
      let count = pixels.count
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        pixels.withUnsafeBufferPointer { source in
          guard let input = source.baseAddress, let output = buffer.baseAddress else { return }
          var index = 0
          while index < count {
            let pixel = input[index]
            let red = (pixel &>> 16) & 255
            let green = (pixel &>> 8) & 255
            let sum = 77 &* red &+ 150 &* green &+ 29 &* (pixel & 255)
            output[index] = UInt8(truncatingIfNeeded: sum &>> 8)
            index &+= 1
          }
          initialized = count
        }
      }
    }
  }
#endif
