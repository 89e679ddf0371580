#if Cairo
  import Testing

  @Suite struct StructuralSimilarityTests {
    /// A picture of greys.
    private func picture(
      width: Int = 64, height: Int = 48, _ grey: (_ x: Int, _ y: Int) -> Int
    ) -> Picture {
      let pixels = (0..<height).flatMap { y in
        (0..<width).map { x in
          let grey = UInt32(min(255, max(0, grey(x, y))))
          return grey << 16 | grey << 8 | grey
        }
      }
      return Picture(width: width, height: height, pixels: pixels)
    }

    /// Strokes like those of small print.
    private func strokes(_ x: Int, _ y: Int) -> Int { (x / 2 + y / 5) % 3 == 0 ? 20 : 250 }

    @Test func equalPicturesHaveOne() {
      let picture = picture(strokes)
      #expect(StructuralSimilarity.mean(picture, picture) == 1)
    }

    @Test func aPixelAsideIsClearlyLess() throws {
      let moved = try #require(
        StructuralSimilarity.mean(picture(strokes), picture { strokes($0 + 1, $1) }))
      #expect(moved < 0.7)
      let inverted = try #require(
        StructuralSimilarity.mean(picture(strokes), picture { 255 - strokes($0, $1) }))
      #expect(inverted < -0.7)
    }

    @Test func flatPicturesHaveWhatTheFormulaGives() throws {
      let similarity = try #require(
        StructuralSimilarity.mean(picture { _, _ in 100 }, picture { _, _ in 120 }))
      let steady = 2.55 * 2.55
      #expect(abs(similarity - (2 * 12_000 + steady) / (24_400 + steady)) < 1e-9)
    }

    /// One window, worked out by hand: half of it black and half white, against grey.
    @Test func oneWindow() throws {
      let halves = picture(width: 8, height: 8) { x, _ in x < 4 ? 0 : 254 }
      let grey = picture(width: 8, height: 8) { _, _ in 127 }
      let similarity = try #require(StructuralSimilarity.mean(halves, grey))
      let steady = 7.65 * 7.65
      #expect(abs(similarity - steady / (127 * 127 + steady)) < 1e-9)
    }

    @Test func otherSizesAndSpecksHaveNone() {
      let wide = picture(width: 65, strokes)
      #expect(StructuralSimilarity.mean(picture(strokes), wide) == nil)
      let speck = picture(width: 7, strokes)
      #expect(StructuralSimilarity.mean(speck, speck) == nil)
    }

    @Test func aChangeInACornerCounts() throws {
      let spotted = picture { x, y in x > 58 && y > 42 ? 128 : strokes(x, y) }
      let similarity = try #require(StructuralSimilarity.mean(picture(strokes), spotted))
      #expect(similarity < 1 && similarity > 0.9)
    }
  }
#endif
