#if Cairo
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  import VectorScene

  /// Blurs pictures of one byte a pixel.
  ///
  /// From 2 pixels on, three box blurs stand for the Gaussian, with the sizes that the SVG
  /// specification gives (`feGaussianBlur`), so that PNG and SVG agree; below, where boxes of whole
  /// pixels are too coarse, the Gaussian itself is summed.
  struct GaussianBlur {
    /// Standard deviations along x and y, in pixels.
    var deviation: Point

    /// Blurs in place; beyond the picture's edge is nothing.
    func apply(
      to bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
    ) {
      guard width > 0, height > 0 else { return }
      let pixels = bytes.assumingMemoryBound(to: UInt8.self)
      // Each direction writes its lines as columns, so both run along lines and stay in the cache.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { turned in
        guard let turned = turned.baseAddress else { return }
        LineBlur(deviation: deviation.x).apply(
          from: pixels, lines: height, length: width, stride: stride, to: turned,
          stride: height)
        LineBlur(deviation: deviation.y).apply(
          from: turned, lines: width, length: height, stride: height, to: pixels,
          stride: stride)
      }
    }
  }

  /// The blur along one direction.
  private struct LineBlur {
    private var method: Method

    private enum Method {
      case none
      /// Weights of the pixel itself and its neighbours on one side, in 65536ths.
      case weights([UInt32])
      /// Each box by how many pixels it takes before and after the one in its middle.
      case boxes([(before: Int, after: Int)])
    }

    init(deviation: Double) {
      if deviation < 0.1 {
        method = .none
      } else if deviation < 2 {
        method = .weights(Self.weights(deviation: deviation))
      } else {
        method = .boxes(Self.boxes(deviation: min(deviation, 10_000)))
      }
    }

    private static func weights(deviation: Double) -> [UInt32] {
      let reach = Int((deviation * 3).rounded(.up))
      let values = (0...reach).map { distance in
        exp(-Double(distance * distance) / (2 * deviation * deviation))
      }
      let sum = values.dropFirst().reduce(values[0]) { $0 + 2 * $1 }
      return values.map { UInt32(($0 / sum * 65536).rounded()) }
    }

    private static func boxes(deviation: Double) -> [(before: Int, after: Int)] {
      let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      let half = size / 2
      guard size % 2 == 0 else { return Array(repeating: (half, half), count: 3) }
      return [(half, half - 1), (half - 1, half), (half, half)]
    }

    func apply(
      from source: UnsafePointer<UInt8>, lines: Int, length: Int, stride: Int,
      to target: UnsafeMutablePointer<UInt8>, stride targetStride: Int
    ) {
      var first = [UInt8](repeating: 0, count: length)
      var second = first
      for line in 0..<lines {
        first.withUnsafeMutableBufferPointer {
          $0.baseAddress?.update(from: source + line * stride, count: length)
        }
        switch method {
        case .none: break
        case .weights(let weights):
          Self.sum(first, into: &second, weights: weights)
          swap(&first, &second)
        case .boxes(let boxes):
          for box in boxes {
            Self.sum(first, into: &second, before: box.before, after: box.after)
            swap(&first, &second)
          }
        }
        first.withUnsafeBufferPointer {
          for index in 0..<length { target[index * targetStride + line] = $0[index] }
        }
      }
    }

    private static func sum(_ source: [UInt8], into target: inout [UInt8], weights: [UInt32]) {
      let length = source.count
      source.withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { target in
          for index in 0..<length {
            var total = 32768 + UInt32(source[index]) * weights[0]
            for (distance, weight) in weights.enumerated().dropFirst() {
              if index >= distance { total += UInt32(source[index - distance]) * weight }
              if index + distance < length { total += UInt32(source[index + distance]) * weight }
            }
            target[index] = UInt8(clamping: total >> 16)
          }
        }
      }
    }

    private static func sum(
      _ source: [UInt8], into target: inout [UInt8], before: Int, after: Int
    ) {
      let length = source.count
      let size = UInt32(before + after + 1)
      source.withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { target in
          var total: UInt32 = 0
          for index in 0..<min(after, length) { total += UInt32(source[index]) }
          for index in 0..<length {
            if index + after < length { total += UInt32(source[index + after]) }
            target[index] = UInt8(truncatingIfNeeded: (total + size / 2) / size)
            if index >= before { total -= UInt32(source[index - before]) }
          }
        }
      }
    }
  }
#endif
