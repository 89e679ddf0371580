#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct TextTests {
    private func line(
      glyphs: [UInt16], anchor: TextNode.Anchor = .start, x: Double = 0,
      fill: Paint = .color(RGBColor(255, 0, 0))
    ) -> Node {
      let placed = glyphs.enumerated().map { PlacedGlyph(glyph: $1, x: Double($0) * 4) }
      return .text(
        TextNode(
          "text", origin: Point(x: x, y: 10), anchor: anchor,
          font: FontStyle(families: ["Box"], size: 8), fill: fill,
          width: Double(glyphs.count) * 4,
          runs: [GlyphRun(face: "Box", size: 8, glyphs: placed)]))
    }

    @Test func glyphsStandOnTheBaseline() throws {
      let picture = try pixels(scene(line(glyphs: [1, 32, 1])))
      #expect(picture[1, 9] == solidRed)
      #expect(picture[1, 6] == solidRed)
      #expect(picture[1, 5] == clear)
      #expect(picture[1, 10] == clear)
      #expect(picture[5, 8] == clear)
      #expect(picture[9, 8] == solidRed)
    }

    @Test func anchors() throws {
      let middle = try pixels(scene(line(glyphs: [1, 1], anchor: .middle, x: 10)))
      #expect(middle[6, 8] == solidRed && middle[13, 8] == solidRed)
      #expect(middle[5, 8] == clear && middle[14, 8] == clear)
      let end = try pixels(scene(line(glyphs: [1, 1], anchor: .end, x: 10)))
      #expect(end[2, 8] == solidRed && end[9, 8] == solidRed && end[10, 8] == clear)
    }

    @Test func unknownGlyphsAreLeftOut() throws {
      let picture = try pixels(scene(line(glyphs: [1000, 1])))
      #expect(picture[1, 8] == clear)
      #expect(picture[5, 8] == solidRed)
    }

    @Test func gradientsSpanTheLine() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(
          stops: [
            GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
          ], start: .zero, end: Point(x: 1, y: 0)))
      let picture = try pixels(scene(line(glyphs: [1, 1, 1, 1], fill: paint)))
      #expect(picture[0, 8][0] < 20)
      #expect(picture[15, 8][0] > 235)
    }
  }
#endif
