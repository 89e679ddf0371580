#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct PaintsTests {
    private let stops = [
      GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
    ]

    private func filled(_ path: Path, with paint: Paint, transform: Transform = .identity) throws
      -> PixelImage
    {
      try pixels(scene(.group(Group([.path(PathNode(path, fill: paint))], transform: transform))))
    }

    private func gray(_ picture: PixelImage, _ column: Int, _ row: Int) -> Int {
      Int(picture[column, row][0])
    }

    @Test func linearAcrossTheShapesBox() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(stops: stops, start: .zero, end: Point(x: 1, y: 0)))
      let picture = try filled(rectangle(5, 0, 10, 20), with: paint)
      #expect(abs(gray(picture, 5, 3) - 13) <= 3)
      #expect(abs(gray(picture, 9, 3) - 115) <= 3)
      #expect(abs(gray(picture, 14, 17) - 242) <= 3)
      #expect(picture[4, 3] == clear)
    }

    @Test func linearInTheShapesCoordinates() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(
          stops: stops, start: Point(x: 0, y: 5), end: Point(x: 0, y: 15), units: .userSpace))
      let picture = try filled(rectangle(0, 0, 20, 20), with: paint)
      #expect(gray(picture, 3, 2) == 0)
      #expect(abs(gray(picture, 3, 9) - 115) <= 3)
      #expect(gray(picture, 3, 18) == 255)
    }

    /// Along a diagonal of a box that is not square, colours are equal along the other diagonal.
    @Test func askewGradientsStretchWithTheirBox() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(stops: stops, start: .zero, end: Point(x: 1, y: 1)))
      let picture = try filled(rectangle(0, 0, 20, 10), with: paint)
      #expect(abs(gray(picture, 18, 0) - 128) <= 8)
      #expect(abs(gray(picture, 0, 9) - 128) <= 8)
      #expect(gray(picture, 0, 0) < 16)
    }

    /// The box belongs to the shape, not to the pixels that it is turned to.
    @Test func boxesTurnWithTheirShape() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(stops: stops, start: .zero, end: Point(x: 1, y: 0)))
      let turn = Transform.rotation(radians: .pi / 4).followed(by: .translation(x: 10, y: 3))
      let picture = try filled(rectangle(0, 0, 10, 10), with: paint, transform: turn)
      #expect(gray(picture, 10, 4) < 40)
      #expect(gray(picture, 15, 10) > 200)
      #expect(gray(picture, 5, 10) < 60)
    }

    @Test func radialIsAnEllipseInABoxThatIsNotSquare() throws {
      let paint = Paint.radialGradient(
        RadialGradientPaint(stops: stops, center: Point(x: 0.5, y: 0.5), endRadius: 0.5))
      let picture = try filled(rectangle(0, 5, 20, 10), with: paint)
      #expect(gray(picture, 10, 10) < 30)
      #expect(abs(gray(picture, 15, 10) - 140) <= 8)
      #expect(abs(gray(picture, 10, 12) - 128) <= 8)
      #expect(gray(picture, 0, 5) == 255)
    }

    @Test func radialWithAHole() throws {
      let paint = Paint.radialGradient(
        RadialGradientPaint(
          stops: stops, center: Point(x: 10, y: 10), startRadius: 5, endRadius: 10,
          units: .userSpace))
      let picture = try filled(rectangle(0, 0, 20, 20), with: paint)
      #expect(gray(picture, 10, 10) == 0)
      #expect(gray(picture, 12, 10) == 0)
      #expect(abs(gray(picture, 17, 10) - 128) <= 10)
    }

    @Test func aLineTakesTheFallbackColour() throws {
      let paint = Paint.linearGradient(
        LinearGradientPaint(
          stops: [
            GradientStop(offset: 0, color: .black),
            GradientStop(offset: 1, color: RGBColor(255, 0, 0)),
          ], start: .zero, end: Point(x: 1, y: 0)))
      var path = Path()
      path.move(to: Point(x: 0, y: 10))
      path.line(to: Point(x: 20, y: 10))
      let picture = try pixels(scene(.path(PathNode(path, stroke: Stroke(paint, width: 4)))))
      #expect(picture[1, 10] == solidRed)
    }
  }
#endif
