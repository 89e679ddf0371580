#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct GroupsTests {
    private let blue = RGBColor(0, 0, 255)

    @Test func transforms() throws {
      let group = Group(
        [box(0, 0, 4, 4)],
        transform: Transform.scale(x: 2, y: 1).followed(by: .translation(x: 10, y: 0)))
      let picture = try pixels(scene(.group(group)))
      #expect(picture[17, 3] == solidRed)
      #expect(picture[17, 5] == clear)
      #expect(picture[9, 3] == clear)
    }

    /// What overlaps inside a half-clear group does not shine through.
    @Test func opacityIsThatOfTheWhole() throws {
      let group = Group([box(0, 0, 12, 12), box(6, 6, 12, 12, blue)], opacity: 0.5)
      let picture = try pixels(scene(.group(group)))
      #expect(picture[8, 8][2] == 255 && picture[8, 8][0] == 0)
      #expect(abs(picture.alpha(8, 8) - 128) <= 1)
      #expect(abs(picture.alpha(2, 2) - 128) <= 1)
    }

    @Test func clips() throws {
      let group = Group([box(0, 0, 20, 20)], clip: rectangle(5, 5, 5, 5))
      let picture = try pixels(scene(.group(group), box(15, 15, 5, 5, blue)))
      #expect(picture[7, 7] == solidRed)
      #expect(picture[3, 7] == clear)
      #expect(picture[17, 17] == solidBlue)
      #expect(try pixels(scene(.group(Group([box(0, 0, 9, 9)], clip: Path()))))[3, 3] == clear)
    }

    /// The colour of a mask does not matter, its opacity does.
    @Test func masks() throws {
      let mask = [
        box(0, 0, 10, 20, RGBColor(0, 0, 0, opacity: 0.5)), box(10, 0, 5, 20, .black),
      ]
      let picture = try pixels(scene(.group(Group([box(0, 0, 20, 20)], mask: mask))))
      #expect(abs(picture.alpha(5, 5) - 128) <= 1)
      #expect(picture[5, 5][0] == 255)
      #expect(picture[12, 5] == solidRed)
      #expect(picture[17, 5] == clear)
      #expect(try pixels(scene(.group(Group([box(0, 0, 9, 9)], mask: []))))[3, 3] == clear)
    }

    @Test func theShadowIsThatOfTheVisiblePart() throws {
      let group = Group(
        [box(0, 0, 20, 20)], clip: rectangle(0, 0, 8, 8),
        shadow: Shadow(color: blue, radius: 0, offset: Point(x: 10, y: 10)))
      let picture = try pixels(scene(.group(group)))
      #expect(picture[4, 4] == solidRed)
      #expect(picture[9, 4] == clear)
      #expect(picture[14, 14] == solidBlue)
      #expect(picture[19, 19] == clear)
    }

    @Test func opacityCoversTheShadow() throws {
      let group = Group(
        [box(0, 0, 8, 8)], opacity: 0.5,
        shadow: Shadow(color: blue, radius: 0, offset: Point(x: 10, y: 10)))
      let picture = try pixels(scene(.group(group)))
      #expect(abs(picture.alpha(4, 4) - 128) <= 1)
      #expect(abs(picture.alpha(14, 14) - 128) <= 1)
    }

    @Test func shadowsTurnAndGrowWithTheirGroup() throws {
      let inner = Group(
        [box(0, 0, 2, 2)], shadow: Shadow(color: blue, radius: 0, offset: Point(x: 5, y: 0)))
      let turn = Transform(a: 0, b: 2, c: -2, d: 0, tx: 8, ty: 2)
      let picture = try pixels(scene(.group(Group([.group(inner)], transform: turn))))
      #expect(picture[6, 4] == solidRed)
      #expect(picture[6, 14] == solidBlue)
      #expect(picture[16, 4] == clear)
    }

    @Test func masksOfImagesUseTheirOpacity() throws {
      let bytes = try PixelImage(width: 2, height: 1, bytes: [9, 9, 9, 255, 9, 9, 9, 0]).png()
      let image = ImageNode(
        frame: Rect(x: 0, y: 0, width: 20, height: 20), format: .png, bytes: bytes)
      let picture = try pixels(scene(.group(Group([box(0, 0, 20, 20)], mask: [.image(image)]))))
      #expect(picture[2, 10] == solidRed)
      #expect(picture[18, 10] == clear)
    }
  }
#endif
