#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct RendererTests {
    @Test func sizeFollowsTheScale() throws {
      let small = Scene(size: Size(width: 480, height: 30.2))
      #expect(try pixels(small).width == 480)
      #expect(try pixels(small).height == 30)
      #expect(try pixels(small, scale: 2).width == 960)
      #expect(try pixels(small, scale: 2).height == 60)
      #expect(try pixels(small, scale: 0.001).width == 1)
    }

    @Test(arguments: [
      (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (10, .infinity, 1), (10, 10, 0), (10, 10, .nan),
      (10, 10, -2),
    ])
    func sizesThatAreNone(width: Double, height: Double, scale: Double) {
      #expect {
        try pixels(Scene(size: Size(width: width, height: height)), scale: scale)
      } throws: { error in
        guard case .noSize = error as? CairoBackendError else { return false }
        return true
      }
    }

    @Test(arguments: [
      (32_768.0, 1.0, 1.0), (1, 40_000, 1), (20_000, 20_000, 1), (7000, 7000, 1), (2e9, 2e9, 1000),
    ])
    func sizesThatAreTooLarge(width: Double, height: Double, scale: Double) {
      #expect(throws: CairoBackendError.tooLarge(width: width * scale, height: height * scale)) {
        try pixels(Scene(size: Size(width: width, height: height)), scale: scale)
      }
    }

    @Test func backgrounds() throws {
      #expect(try pixels(scene())[3, 3] == clear)
      #expect(try pixels(scene(background: .color(RGBColor(0, 0, 255))))[3, 3] == solidBlue)
      let options = PNGOptions(scale: 1, background: RGBColor(0, 0, 255))
      let half = scene(background: .color(RGBColor(255, 0, 0, opacity: 0.5)))
      let png = try PNGRenderer(options: options, glyphs: BoxGlyphs()).render(half)
      let pixel = try PixelImage(png: png)[3, 3]
      #expect(pixel == [128, 0, 127, 255] || pixel == [127, 0, 128, 255])
    }

    @Test func laterNodesLieOverEarlierOnes() throws {
      let picture = try pixels(scene(box(0, 0, 10, 10), box(5, 5, 10, 10, RGBColor(0, 0, 255))))
      #expect(picture[2, 2] == solidRed)
      #expect(picture[7, 7] == solidBlue)
      #expect(picture[17, 17] == clear)
    }

    @Test func sameSceneSameBytes() throws {
      let scene = scene(box(1.3, 2.7, 9.1, 4.4))
      let renderer = PNGRenderer(glyphs: BoxGlyphs())
      #expect(try renderer.render(scene) == renderer.render(scene))
    }

    @Test func numbersAsBadAsTheyComeAreDrawnOrLeftOut() throws {
      let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1]
      for value in wild {
        var path = Path()
        path.move(to: Point(x: 1, y: 1))
        path.line(to: Point(x: value, y: 5))
        path.cubic(
          to: Point(x: 9, y: value), control1: Point(x: value, y: value),
          control2: Point(x: 3, y: 3))
        let stroke = Stroke(
          .color(.black), width: value, miterLimit: value, dash: [value, value],
          dashOffset: value)
        let shadow = Shadow(color: .black, radius: value, offset: Point(x: value, y: 1))
        let gradient = Paint.radialGradient(
          RadialGradientPaint(
            stops: [
              GradientStop(offset: value, color: .white), GradientStop(offset: 1, color: .black),
            ], center: Point(x: value, y: 0), startRadius: value, endRadius: 2))
        let node = Node.path(PathNode(path, fill: gradient, stroke: stroke, shadow: shadow))
        let group = Group(
          [node, box(value, value, 5, 5)],
          transform: Transform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0), opacity: value,
          clip: path, mask: [node], shadow: shadow)
        // A box drawn last shows that Cairo still draws.
        let picture = try pixels(scene(node, .group(group), box(10, 10, 5, 5)))
        #expect(picture[12, 12] == solidRed, "after \(value)")
      }
    }

    @Test func deepNestingEnds() throws {
      var node = box(0, 0, 5, 5)
      for _ in 0..<1000 { node = .group(Group([node])) }
      #expect(try pixels(scene(node, box(10, 10, 5, 5)))[2, 2] == clear)
      #expect(try pixels(scene(node, box(10, 10, 5, 5)))[12, 12] == solidRed)
    }
  }
#endif
