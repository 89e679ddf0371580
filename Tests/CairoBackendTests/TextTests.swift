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

    @Test func picturesStandForGlyphs() throws {
      let glyphs = PictureGlyphs(png: try twoColors())
      let picture = try pixels(scene(line(glyphs: [1, 2000, 1])), glyphs: glyphs)
      #expect(picture[1, 8] == solidRed)
      // Half an em wide and high, from a quarter of an em below the baseline.
      #expect(picture[4, 8] == solidRed && picture[7, 8] == solidBlue)
      #expect(picture[4, 11] == solidRed && picture[7, 12] == clear && picture[5, 7] == clear)
      #expect(picture[9, 8] == solidRed)
    }

    @Test func picturesTurnWithTheirGroup() throws {
      let glyphs = PictureGlyphs(png: try twoColors())
      // A quarter turn clockwise about (10, 10), where the line begins.
      let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
      let picture = try pixels(
        scene(.group(Group([line(glyphs: [2000], x: 10)], transform: turn))), glyphs: glyphs)
      #expect(picture[9, 10] == solidRed && picture[9, 13] == solidBlue)
      #expect(picture[9, 9] == clear && picture[12, 11] == clear)
    }

    @Test func picturesThatCannotBeDecodedAreLeftOut() throws {
      let picture = try pixels(
        scene(line(glyphs: [2000, 1])), glyphs: PictureGlyphs(png: [1, 2, 3]))
      #expect(picture[1, 8] == clear && picture[5, 8] == solidRed)
    }

    @Test func clearTextHidesItsPictures() throws {
      let picture = try pixels(
        scene(line(glyphs: [2000], fill: .color(.clear))),
        glyphs: PictureGlyphs(png: try twoColors()))
      #expect(picture[1, 8] == clear)
    }

    /// Red on the left, blue on the right.
    private func twoColors() throws -> [UInt8] {
      try PixelImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255]).png()
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

  /// Boxes, and a picture for the glyph 2000.
  private struct PictureGlyphs: GlyphSource {
    var png: [UInt8]

    func outline(of glyph: UInt16, in face: FaceID) -> Path? {
      BoxGlyphs().outline(of: glyph, in: face)
    }

    func picture(of glyph: UInt16, in face: FaceID) -> GlyphPicture? {
      guard glyph == 2000 else { return nil }
      return GlyphPicture(png: png, frame: Rect(x: 0, y: -0.25, width: 0.5, height: 0.5))
    }
  }
#endif
