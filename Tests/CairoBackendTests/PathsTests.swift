#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct PathsTests {
    @Test func fillRules() throws {
      func ring(_ rule: PathNode.FillRule) -> Node {
        var path = rectangle(0, 0, 20, 20)
        path.append(rectangle(5, 5, 10, 10))
        return .path(PathNode(path, fill: .color(RGBColor(255, 0, 0)), fillRule: rule))
      }
      #expect(try pixels(scene(ring(.evenodd)))[10, 10] == clear)
      #expect(try pixels(scene(ring(.nonzero)))[10, 10] == solidRed)
      #expect(try pixels(scene(ring(.evenodd)))[2, 10] == solidRed)
    }

    @Test func theStrokeLiesOverTheFill() throws {
      let node = PathNode(
        rectangle(5, 5, 10, 10), fill: .color(RGBColor(255, 0, 0)),
        stroke: Stroke(.color(RGBColor(0, 0, 255)), width: 4))
      let picture = try pixels(scene(.path(node)))
      #expect(picture[10, 10] == solidRed)
      #expect(picture[6, 10] == solidBlue)
      #expect(picture[3, 10] == solidBlue)
      #expect(picture[1, 10] == clear)
    }

    @Test func dashes() throws {
      var path = Path()
      path.move(to: Point(x: 0, y: 10))
      path.line(to: Point(x: 20, y: 10))
      let node = PathNode(
        path, stroke: Stroke(.color(RGBColor(255, 0, 0)), width: 4, dash: [5, 5]))
      let picture = try pixels(scene(.path(node)))
      #expect(picture[2, 10] == solidRed)
      #expect(picture[7, 10] == clear)
      #expect(picture[12, 10] == solidRed)
    }

    @Test func quadraticsAreTheCubicsThatTheyEqual() throws {
      var quadratic = Path()
      quadratic.move(to: Point(x: 0, y: 20))
      quadratic.quadratic(to: Point(x: 20, y: 20), control: Point(x: 10, y: -20))
      let picture = try pixels(
        scene(.path(PathNode(quadratic, fill: .color(RGBColor(255, 0, 0))))))
      // The curve's top is half way to its control point, at y = 0.
      #expect(picture[10, 1] == solidRed)
      #expect(picture[3, 3] == clear)
    }

    @Test func shadowsAreBlurredCopiesBehind() throws {
      let shadow = Shadow(
        color: RGBColor(0, 0, 255), radius: 0, offset: Point(x: 5, y: 5))
      var node = PathNode(
        rectangle(2, 2, 10, 10), fill: .color(RGBColor(255, 0, 0)), shadow: shadow)
      let hard = try pixels(scene(.path(node)))
      #expect(hard[4, 4] == solidRed)
      #expect(hard[10, 10] == solidRed)
      #expect(hard[15, 15] == solidBlue)
      #expect(hard[15, 3] == clear)
      node.shadow = Shadow(color: RGBColor(0, 0, 255), radius: 4, offset: Point(x: 5, y: 5))
      let soft = try pixels(scene(.path(node)))
      #expect(soft[4, 4] == solidRed)
      #expect((10...245).contains(soft.alpha(16, 12)))
      #expect(soft.alpha(14, 12) > soft.alpha(16, 12))
      #expect(soft.alpha(16, 12) > soft.alpha(18, 12))
    }
  }
#endif
