#if Cairo
  import CairoBackend
  import Testing
  import VectorScene

  @Suite struct ImagesTests {
    private func node(_ bytes: [UInt8], _ frame: Rect) -> Node {
      .image(ImageNode(frame: frame, format: .png, bytes: bytes))
    }

    @Test func stretchedToTheFrame() throws {
      let bytes = try PixelImage(
        width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255]
      ).png()
      let picture = try pixels(
        scene(node(bytes, Rect(x: 4, y: 4, width: 12, height: 6)), box(0, 15, 5, 5)))
      #expect(picture[4, 4] == solidRed)
      #expect(picture[15, 9] == solidBlue)
      #expect(picture[3, 5] == clear)
      #expect(picture[10, 11] == clear)
      #expect(picture[2, 17] == solidRed)
    }

    @Test(arguments: [
      [], [1, 2, 3], Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8),
    ])
    func filesOfOtherKindsAreErrors(bytes: [UInt8]) {
      #expect(throws: CairoBackendError.unreadableImage(reason: "no PNG header")) {
        try pixels(scene(node(bytes, Rect(x: 0, y: 0, width: 5, height: 5))))
      }
    }

    @Test func brokenFilesAreErrors() throws {
      let bytes = try PixelImage(width: 9, height: 9, bytes: []).png()
      for length in [24, 40, bytes.count / 2, bytes.count - 13] {
        #expect(throws: CairoBackendError.self) {
          try PixelImage(png: Array(bytes.prefix(length)))
        }
      }
    }

    /// A header alone may ask for terabytes.
    @Test func imagesThatAreTooLargeAreErrors() throws {
      var bytes = try PixelImage(width: 1, height: 1, bytes: []).png()
      bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
      #expect {
        try PixelImage(png: bytes)
      } throws: { error in
        "\(error)".contains("2147483647 x 2147483647 pixels, of which at most 67108864")
      }
    }
  }
#endif
