#if Cairo
  import CairoBackend
  import Foundation
  import Testing
  import VectorScene

  @Suite struct PDFDocumentTests {
    private func document(
      _ title: String = "A", keywords: [String] = []
    ) throws -> PDFDocument {
      try PDFDocument(
        information: PDFDocument.Information(title: title, subject: "B", keywords: keywords),
        glyphs: BoxGlyphs())
    }

    private func page(_ width: Double, _ height: Double, _ nodes: Node...) -> Scene {
      Scene(size: Size(width: width, height: height), nodes: nodes)
    }

    /// Twelve sprinkles, as a symbol that stands at `x`.
    private func symbol(at x: Double, color: RGBColor = RGBColor(255, 0, 0)) -> Node {
      let sprinkles = (0..<12).map { box(Double($0) * 3, 1, 2, 2, color) }
      return .group(
        Group(sprinkles, transform: .translation(x: x, y: 2), symbol: "donut-plain"))
    }

    @Test func pagesOfTheirOwnSizes() throws {
      var document = try document()
      try document.append(page(400, 300, box(1, 1, 5, 5)))
      try document.append(page(200, 100), label: "ii")
      let file = String(decoding: try document.finish(), as: UTF8.self)
      guard !file.contains("/ObjStm") else { return }
      #expect(file.contains("/MediaBox [ 0 0 300 225 ]"))
      #expect(file.contains("/MediaBox [ 0 0 150 75 ]"))
      #expect(file.contains("/Count 2\n"))
      #expect(file.contains("/P (ii)"))
    }

    @Test func whatTheDocumentSaysOfItself() throws {
      var document = try document(keywords: ["sales", "donuts"])
      try document.append(page(20, 20))
      let bytes = try document.finish()
      let file = String(decoding: bytes, as: UTF8.self)
      guard !file.contains("/ObjStm") else { return }
      #expect(file.contains("/Keywords (sales, donuts)"))
      #expect(!file.contains("CreationDate"))
    }

    @Test func anOutlineOfLevels() throws {
      var document = try document()
      let marks = [
        PDFBookmark(title: "First", y: 4), PDFBookmark(title: "Part 1", y: 8, level: 1),
        // Nothing stands above it, so it goes as deep as it can.
        PDFBookmark(title: "Part 2", y: 12, level: 5), PDFBookmark(title: "Nowhere", y: .nan),
      ]
      try document.append(page(40, 40), bookmarks: marks)
      try document.append(page(40, 40), bookmarks: [PDFBookmark(title: "Second", y: 20)])
      let file = String(decoding: try document.finish(), as: UTF8.self)
      guard !file.contains("/ObjStm") else { return }
      for title in ["First", "Part 1", "Part 2", "Second"] {
        #expect(file.contains("/Title (\(title))"), "\(title)")
      }
      #expect(!file.contains("Nowhere"))
      #expect(file.contains("/Outlines"))
    }

    @Test func aSymbolIsThereOnce() throws {
      func size(_ nodes: [Node]) throws -> Int {
        var document = try document()
        try document.append(Scene(size: Size(width: 400, height: 20), nodes: nodes))
        try document.append(Scene(size: Size(width: 400, height: 20), nodes: nodes))
        return try document.finish().count
      }
      let many = try size((0..<200).map { symbol(at: Double($0)) })
      // Names are a promise, but another picture of the same name is drawn all the same.
      let other = try size([symbol(at: 1), symbol(at: 1, color: RGBColor(0, 0, 255))])
      #expect(try many - size([symbol(at: 0)]) < 10_000)
      #expect(try other > size([symbol(at: 1), symbol(at: 1)]))
    }

    @Test func samePagesSameBytes() throws {
      func file() throws -> [UInt8] {
        var document = try document()
        for _ in 0..<3 {
          try document.append(
            page(40, 40, symbol(at: 2), box(1, 1, 5, 5)),
            bookmarks: [PDFBookmark(title: "Part", y: 4)])
        }
        return try document.finish()
      }
      #expect(try file() == file())
    }

    @Test func aPageThatIsNone() throws {
      var document = try document()
      #expect(throws: CairoBackendError.pageTooLarge(width: 19_201, height: 4)) {
        try document.append(page(19_201, 4))
      }
    }
  }
#endif
