#if Cairo
  import Testing
  import VectorScene

  @testable import CairoBackend

  @Suite struct GaussianBlurTests {
    /// A picture with one block of 255 in its middle, blurred.
    private func blurred(
      deviation: Point, side: Int = 101, block: ClosedRange<Int> = 45...55
    ) -> [UInt8] {
      var pixels = [UInt8](repeating: 0, count: side * side)
      for row in block { for column in block { pixels[row * side + column] = 255 } }
      pixels.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        GaussianBlur(deviation: deviation).apply(
          to: start, width: side, height: side, stride: side)
      }
      return pixels
    }

    @Test(arguments: [0.3, 1, 1.9, 2, 2.5, 3, 5, 8])
    func weightIsKeptAndSpreadEvenly(deviation: Double) {
      let pixels = blurred(deviation: Point(x: deviation, y: deviation))
      let sum = pixels.reduce(0) { $0 + Int($1) }
      #expect(abs(sum - 11 * 11 * 255) < 11 * 11 * 255 / 20)
      // The same from all four sides, but for the rounding of three passes.
      for distance in 0..<40 {
        let around = [
          pixels[50 * 101 + 50 - distance], pixels[50 * 101 + 50 + distance],
          pixels[(50 - distance) * 101 + 50], pixels[(50 + distance) * 101 + 50],
        ].map(Int.init)
        #expect((around.max() ?? 0) - (around.min() ?? 0) <= 2)
      }
    }

    /// The variance of what was one block grows by that of the Gaussian.
    @Test(arguments: [1, 1.5, 2, 3, 4.5, 8])
    func deviationIsAsAskedFor(deviation: Double) {
      let pixels = blurred(deviation: Point(x: deviation, y: 0))
      var weight = 0.0
      var variance = 0.0
      for column in 0..<101 {
        let value = Double(pixels[50 * 101 + column])
        weight += value
        variance += value * Double((column - 50) * (column - 50))
      }
      let own = (11.0 * 11 - 1) / 12
      let found = (variance / weight - own).squareRoot()
      #expect(abs(found - deviation) < deviation * 0.08)
    }

    @Test func noDeviationChangesNothing() {
      let pixels = blurred(deviation: .zero)
      #expect(pixels[50 * 101 + 45] == 255 && pixels[50 * 101 + 44] == 0)
    }

    @Test func blursWiderThanThePictureEnd() {
      #expect(
        blurred(deviation: Point(x: 500, y: 500), side: 9, block: 3...5).allSatisfy { $0 < 20 })
    }
  }
#endif
