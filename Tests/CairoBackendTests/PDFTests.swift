#if Cairo
  import CairoBackend
  import Foundation
  import Testing
  import VectorScene

  @Suite struct PDFTests {
    private func pdf(
      _ scene: Scene, options: PDFOptions = PDFOptions(), glyphs: any GlyphSource = BoxGlyphs()
    ) throws -> [UInt8] {
      try PDFRenderer(options: options, glyphs: glyphs).render(scene)
    }

    /// A line of boxes, 8 high and 4 apart.
    private func line(
      _ string: String, clusters: [UInt32], x: Double = 1, y: Double = 10, size: Double = 8,
      glyph: UInt16 = 1, fill: Paint = .color(RGBColor(255, 0, 0)), isRightToLeft: Bool = false
    ) -> Node {
      let placed = clusters.enumerated().map {
        PlacedGlyph(glyph: glyph, cluster: $1, x: Double($0) * 4)
      }
      return .text(
        TextNode(
          string, origin: Point(x: x, y: y), font: FontStyle(families: ["Box"], size: size),
          fill: fill, width: Double(clusters.count) * 4,
          runs: [GlyphRun(face: "Box", size: size, glyphs: placed)],
          isRightToLeft: isRightToLeft))
    }

    private var gradient: Paint {
      .linearGradient(
        LinearGradientPaint(
          stops: [
            GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
          ], start: .zero, end: Point(x: 1, y: 0)))
    }

    @Test func aWholeFile() throws {
      let file = String(decoding: try pdf(scene(box(1, 1, 5, 5))), as: UTF8.self)
      #expect(file.hasPrefix("%PDF-"))
      #expect(file.hasSuffix("%%EOF\n"))
    }

    @Test(arguments: [(400.0, 300.0, "300 225"), (10.5, 7, "7.875 5.25")])
    func aPageAsLargeAsThePicture(width: Double, height: Double, box: String) throws {
      let bytes = try pdf(Scene(size: Size(width: width, height: height)))
      let file = String(decoding: bytes, as: UTF8.self)
      // Later versions of Cairo compress the page's entry.
      guard !file.contains("/ObjStm") else { return }
      #expect(file.contains("/MediaBox [ 0 0 \(box) ]"))
      #expect(file.contains("/Count 1\n"))
    }

    @Test func sameSceneSameBytes() throws {
      let shadow = Shadow(color: .black, radius: 3, offset: .zero)
      let nodes = [
        line("Tea", clusters: [0, 1, 2]), line("Tea", clusters: [0, 1, 2], fill: gradient),
        .group(Group([box(1, 1, 5, 5)], opacity: 0.5, shadow: shadow, link: "https://a.b/c")),
      ]
      let scene = Scene(size: Size(width: 40, height: 20), nodes: nodes, title: "A", summary: "B")
      let first = try pdf(scene)
      #expect(try pdf(scene) == first)
      #expect(!String(decoding: first, as: UTF8.self).contains("CreationDate"))
    }

    @Test func whatTheDocumentSaysOfItself() throws {
      let named = Scene(size: Size(width: 9, height: 9), title: "A", summary: "C")
      let options = PDFOptions(date: "2026-05-06T08:00:00Z")
      let file = String(decoding: try pdf(named, options: options), as: UTF8.self)
      guard !file.contains("/ObjStm") else { return }
      #expect(file.contains("/Title (A)"))
      #expect(file.contains("/Subject (C)"))
      #expect(file.contains("/Creator (Chalkboard)"))
      #expect(file.contains("20260506080000"))
    }

    @Test func linksOfHarmlessKindsOnly() throws {
      func file(_ link: String) throws -> String {
        // Within a layer, where Cairo by itself would lose it.
        let group = Group([.group(Group([box(4, 4, 8, 8)], link: link))], opacity: 0.5)
        return String(decoding: try pdf(scene(.group(group))), as: UTF8.self)
      }
      let linked = try file("https://example.org/a'b(c)\\é d")
      guard !linked.contains("/ObjStm") else { return }
      #expect(linked.contains("/URI (https://example.org/a%27b%28c%29%5C%C3%A9%20d)"))
      #expect(linked.contains("/Rect [ 3 6 9 12 ]"))
      #expect(try !file("javascript:alert(1)").contains("/URI"))
    }

    @Test func sizesThatAreNone() {
      for (width, height) in [(0.0, 10.0), (10, -1), (.nan, 10), (10, .infinity)] {
        let size = Size(width: width, height: height)
        #expect {
          try pdf(Scene(size: size))
        } throws: { error in
          guard case .noSize = error as? CairoBackendError else { return false }
          return true
        }
      }
      #expect(throws: CairoBackendError.pageTooLarge(width: 19_201, height: 4)) {
        try pdf(Scene(size: Size(width: 19_201, height: 4)))
      }
    }

    @Test func largestPage() throws {
      let side = Double(PDFRenderer.maximumSide)
      let shadow = Shadow(color: .black, radius: 30, offset: .zero)
      let node = Node.path(
        PathNode(rectangle(9, 9, side / 8, 99), fill: .color(.black), shadow: shadow))
      #expect(try !pdf(Scene(size: Size(width: side, height: side), nodes: [node])).isEmpty)
    }

    @Test func numbersAsBadAsTheyComeAreDrawnOrLeftOut() throws {
      for value in [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1] as [Double] {
        let shadow = Shadow(color: .black, radius: value, offset: Point(x: value, y: 1))
        let text = line("Tea", clusters: [0, 1, 2], size: value, fill: gradient)
        let far = line("Tea", clusters: [0, 1, 2], x: value, y: value)
        let group = Group(
          [text, far, box(value, value, 5, 5), line("a", clusters: [0])],
          transform: Transform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0), opacity: value,
          mask: [text], shadow: shadow, link: "https://a.b")
        #expect(
          try !pdf(scene(text, far, .group(group), line("b", clusters: [0]))).isEmpty,
          "\(value)")
      }
    }

    @Test func oddTexts() throws {
      let unknown = line("Tea", clusters: [0, 1, 2], glyph: 1000)
      // Clusters within a character, beyond the end, in no order, and twice.
      let odd: [(String, [UInt32])] = [
        ("é", [0, 1]), ("a", [7, 9]), ("abcd", [2, 0, 3, 1]), ("ab", [0, 1, 0, 1]), ("", [0]),
        ("a\0b", [0, 1, 2]), ("\u{301}", [0]), ("🍩", [0, 2]),
      ]
      for (string, clusters) in odd {
        #expect(try !pdf(scene(unknown, line(string, clusters: clusters))).isEmpty)
      }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
    func textCanBeRead() throws {
      let scene = Scene(
        size: Size(width: 200, height: 100),
        nodes: [
          line("Tea", clusters: [0, 1, 2], y: 10),
          line("office", clusters: [0, 1, 4, 5], y: 30),
          line("e\u{301}a", clusters: [0, 0, 3], y: 50, fill: gradient),
          .group(Group([line("layer", clusters: [0, 1, 2, 3, 4], y: 70)], opacity: 0.5)),
          // From the left end of the line, as layout places it.
          line("שלום", clusters: [6, 4, 2, 0], y: 90, isRightToLeft: true),
        ])
      let text = try Self.text(of: pdf(scene))
      for word in ["Tea", "office", "e\u{301}a", "layer", "שלום"] {
        #expect(text.contains(word), "\(word) in \(text)")
      }
    }

    /// The text in a document, as poppler reads it.
    private static func text(of pdf: [UInt8]) throws -> String {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
      defer { try? FileManager.default.removeItem(at: path) }
      try Data(pdf).write(to: path)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/pdftotext")
      process.arguments = [path.path, "-"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
