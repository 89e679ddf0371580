#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct PNGFileTests {
    private func file(_ scene: Scene, options: PNGOptions = PNGOptions()) throws -> PNGFile {
      try PNGFile(PNGRenderer(options: options, glyphs: BoxGlyphs()).render(scene))
    }

    /// A scene with more than 256 colours.
    private func colorful(opacity: Double) -> Scene {
      let stops = [
        GradientStop(offset: 0, color: RGBColor(255, 0, 0, opacity: opacity)),
        GradientStop(offset: 0.5, color: RGBColor(255, 255, 0)),
        GradientStop(offset: 1, color: RGBColor(0, 255, 255)),
      ]
      let paint = Paint.linearGradient(
        LinearGradientPaint(stops: stops, start: .zero, end: Point(x: 1, y: 1)))
      return Scene(size: Size(width: 200, height: 150), background: paint)
    }

    @Test func chunksInOrderWithTheirChecksums() throws {
      let file = try file(scene(box(0, 0, 5, 5)))
      #expect(file.types == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
      #expect(file.checksumsMatch)
      // 40 x 40, 8 bits, palette, no interlacing.
      #expect(file.data("IHDR") == [0, 0, 0, 40, 0, 0, 0, 40, 8, 3, 0, 0, 0])
      #expect(file.data("sRGB") == [0])
      #expect(file.data("IEND") == [])
    }

    @Test(arguments: [(1.0, 3780), (2.0, 7559), (3.0, 11_339)])
    func dotsPerMetre(scale: Double, expected: Int) throws {
      let data = try file(scene(), options: PNGOptions(scale: scale)).data("pHYs")
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: expected >> $0) }
      #expect(data == bytes + bytes + [1])
    }

    /// Rows are written over the pixels that they are made from, most closely in narrow pictures.
    @Test(arguments: [1, 2, 3, 5])
    func narrowPicturesOfManyColoursKeepTheirPixels(width: Int) throws {
      let height = 700
      func color(_ row: Int) -> [UInt8] {
        [UInt8(row % 251), UInt8(row / 4), UInt8(row * 7 % 256), 255]
      }
      let nodes = (0..<height).map { row in
        let color = color(row)
        return box(
          0, Double(row), Double(width), 1, RGBColor(color[0], color[1], color[2]))
      }
      let scene = Scene(size: Size(width: Double(width), height: Double(height)), nodes: nodes)
      let png = try PNGRenderer(options: PNGOptions(scale: 1), glyphs: BoxGlyphs()).render(scene)
      #expect(try PNGFile(png).data("IHDR")?[9] == 2)
      let image = try PixelImage(png: png)
      for row in [0, 1, 2, 3, 350, height - 1] {
        #expect(image[width - 1, row] == color(row))
      }
    }

    @Test func fewColoursBecomeAPalette() throws {
      let opaque = try file(scene(box(0, 0, 5, 5), background: .color(.white)))
      #expect(opaque.data("IHDR")?[9] == 3)
      #expect(opaque.data("PLTE") == [255, 0, 0, 255, 255, 255])
      #expect(!opaque.types.contains("tRNS"))
      // Clear colours come first, so that solid ones need no entry.
      let clear = try file(scene(box(0, 0, 5, 5)))
      #expect(clear.data("PLTE") == [0, 0, 0, 255, 0, 0])
      #expect(clear.data("tRNS") == [0])
    }

    @Test func manyColoursBecomeRGBOrRGBA() throws {
      let opaque = try file(colorful(opacity: 1))
      #expect(opaque.data("IHDR")?[9] == 2)
      #expect(opaque.types == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
      #expect(try file(colorful(opacity: 0.5)).data("IHDR")?[9] == 6)
    }

    @Test func exactly256ColoursFitAPalette() throws {
      func picture(colors: Int) -> PixelImage {
        let bytes = (0..<300).flatMap { index -> [UInt8] in
          let color = index % colors
          return [UInt8(color & 255), UInt8(color >> 8), 7, 255]
        }
        return PixelImage(width: 20, height: 15, bytes: bytes)
      }
      for (colors, type) in [(255, 3), (256, 3), (257, 2)] as [(Int, UInt8)] {
        let png = try picture(colors: colors).png()
        #expect(try PNGFile(png).data("IHDR")?[9] == type, "\(colors) colours")
        #expect(try PixelImage(png: png) == picture(colors: colors))
      }
    }

    @Test func everyLevelGivesTheSamePicture() throws {
      let scene = colorful(opacity: 1)
      let expected = try pixels(scene)
      for level in [-3, 0, 1, 6, 12, 99] {
        let options = PNGOptions(scale: 1, level: level)
        let png = try PNGRenderer(options: options, glyphs: BoxGlyphs()).render(scene)
        #expect(try PixelImage(png: png) == expected)
      }
    }

    @Test func alphaIsNotMultipliedIn() throws {
      let picture = try pixels(scene(box(0, 0, 9, 9, RGBColor(200, 100, 50, opacity: 0.5))))
      let pixel = picture[3, 3].map(Int.init)
      for (found, expected) in zip(pixel, [200, 100, 50, 128]) {
        #expect(abs(found - expected) <= 1)
      }
    }

    @Test func randomPicturesReadBack() throws {
      var random = SeededGenerator(seed: 5)
      for round in 0..<60 {
        let width = Int.random(in: 1...40, using: &random)
        let height = Int.random(in: 1...40, using: &random)
        let isOpaque = round % 2 == 0
        let reach = [UInt8(1), 3, 255][round % 3]
        var bytes: [UInt8] = []
        for _ in 0..<(width * height) {
          for _ in 0..<3 { bytes.append(UInt8.random(in: 0...reach, using: &random) &* 85) }
          bytes.append(isOpaque || Bool.random(using: &random) ? 255 : 0)
          // A clear pixel has no colour that could be kept.
          if bytes.last == 0 { bytes.replaceSubrange((bytes.count - 4)..., with: clear) }
        }
        let picture = PixelImage(width: width, height: height, bytes: bytes)
        #expect(try PixelImage(png: picture.png()) == picture)
      }
    }
  }
#endif
