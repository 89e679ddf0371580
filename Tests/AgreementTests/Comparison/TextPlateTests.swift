#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct TextPlateTests {
    private func scene(_ texts: [(String, Point)], turned degrees: Double = 0) -> Scene {
      let nodes = texts.map { text, place -> Node in
        let line = AgreementScene.fonts.shape(text, font: TextSheet.font(16))
        let turn = Transform.rotation(radians: degrees * .pi / 180)
        return .group(
          Group(
            [.text(line.node(at: .zero, fill: .color(TextSheet.ink)))],
            transform: turn.followed(by: .translation(x: place.x, y: place.y))))
      }
      return Scene(size: Size(width: 200, height: 100), nodes: nodes)
    }

    private func picture(_ plate: TextPlate) throws -> Picture {
      try Picture(
        png: PNGRenderer(options: PNGOptions(scale: 2), glyphs: AgreementScene.fonts)
          .render(plate.scene))
    }

    private func offsets(
      _ one: [(String, Point)], _ two: [(String, Point)], turned degrees: Double = 0
    ) throws -> [Double] {
      let plates = [one, two].map {
        TextPlate.plates(of: scene($0, turned: degrees), glyphs: AgreementScene.fonts)
      }
      let plate = try #require(plates[0].first)
      let other = try #require(plates[1].first)
      return try TextOffset.all(of: plate, in: picture(plate), picture(other), scale: 2)
        .map(\.distance)
    }

    @Test func theSameTextIsNotMoved() throws {
      let text = [("Waffle 1.7", Point(x: 20.3, y: 40.6))]
      #expect(try offsets(text, text) == [0])
      #expect(try offsets(text, text, turned: -30) == [0])
    }

    @Test func aMovedTextIsMeasured() throws {
      let distances = try offsets(
        [("Waffle", Point(x: 20, y: 40))], [("Waffle", Point(x: 21.5, y: 40))])
      #expect(distances == [1.5])
    }

    @Test func aMissingTextIsAway() throws {
      #expect(
        try offsets([("Waffle", Point(x: 20, y: 40))], [("Type", Point(x: 150, y: 90))])
          == [.infinity])
    }

    /// Texts that touch are measured each for itself: the channels keep them apart.
    @Test func neighboursDoNotDisturb() throws {
      let still = [("Waffle", Point(x: 20, y: 40)), ("Type", Point(x: 22, y: 60))]
      let moved = [still[0], ("Type", Point(x: 24, y: 60))]
      #expect(try offsets(still, moved) == [0, 2])
    }

    @Test func crowdsTakeMorePlates() {
      let crowd = (0..<12).map { ("Waffle", Point(x: 10 + 3 * Double($0), y: 40)) }
      let plates = TextPlate.plates(of: scene(crowd), glyphs: AgreementScene.fonts)
      #expect(plates.count == 4)
      #expect(plates.flatMap(\.entries).count == 12)
    }

    @Test func whatCannotBeSeenIsLeftOut() {
      let plates = TextPlate.plates(
        of: scene([(" ", Point(x: 20, y: 40)), ("Away", Point(x: 300, y: 40))]),
        glyphs: AgreementScene.fonts)
      #expect(plates.isEmpty)
    }
  }
#endif
