import Testing
import VectorScene

@testable import Typography

/// The subset of a text opened as a font of its own.
private struct Subset {
  let face: FontFace
  let bytes: [UInt8]

  init(_ text: String, _ font: FontStyle, in library: FontLibrary = FontLibrary()) throws {
    try self.init(
      [library.shape(text, font: font).node(at: .zero, fill: .color(.black))], in: library)
  }

  init(_ nodes: [TextNode], in library: FontLibrary) throws {
    let embedded = library.embeddedFonts(for: nodes)
    #expect(embedded.exceptions.isEmpty)
    bytes = try #require(embedded.fonts.first).bytes
    let directory = try TableDirectory(FontFile(bytes: bytes).bytes, face: 0)
    face = try FontFace(
      directory, header: FaceHeader(path: "subset", index: 0, directory: directory),
      name: "Subset")
  }
}

private let inter = FontStyle(families: ["Inter"], size: 11)
private let dejaVu = FontStyle(families: ["DejaVu Sans"], size: 11)

@Suite struct SubsettingTests {
  @Test(
    .enabled(if: InstalledFonts.hasInter4 && InstalledFonts.hasDejaVu),
    arguments: [inter, dejaVu])
  func charactersKeepTheirOutlinesAndAdvances(font: FontStyle) throws {
    let library = FontLibrary()
    let text = "Sphinx of black quartz, judge my vow: 1,234.50 € ÄÖÜß"
    let subset = try Subset(text, font, in: library)
    let line = library.shape(text, font: font)
    let run = try #require(line.runs.first)
    let path = try #require(InstalledFonts.path(run.face.name))
    let file = try FontFile(path: path)
    let directory = try TableDirectory(file.bytes, face: 0)
    let original = try FontFace(
      directory, header: FaceHeader(path: path, index: 0, directory: directory), name: "Original")
    let em = Double(original.unitsPerEm) / Double(subset.face.unitsPerEm)
    for scalar in text.unicodeScalars {
      let glyph = subset.face.glyph(for: scalar.value)
      let first = original.glyph(for: scalar.value)
      #expect(glyph != 0)
      #expect(
        abs(Double(subset.face.advance(glyph)) - Double(original.advance(first)) / em) <= 0.5)
      let outline = try #require(subset.face.outline(of: glyph)).controlBox
      let expected = try #require(original.outline(of: first)).controlBox
      #expect((outline == nil) == (expected == nil))
      guard let outline, let expected else { continue }
      // Curves of the second degree have other control points.
      #expect(abs(outline.minX - expected.minX) < 0.03 && abs(outline.maxX - expected.maxX) < 0.03)
      #expect(abs(outline.minY - expected.minY) < 0.03 && abs(outline.maxY - expected.maxY) < 0.03)
    }
    #expect(subset.face.glyph(for: 0x7A) != 0 && subset.face.glyph(for: 0x5A) == 0)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func pairsThatOccurAreKerned() throws {
    let library = FontLibrary()
    let subset = try Subset("AVATAR To", inter, in: library)
    let width = library.shape("AVATAR To", font: inter).width
    let glyphs = "AVATAR To".unicodeScalars.map { subset.face.glyph(for: $0.value) }
    var units = glyphs.reduce(0) { $0 + subset.face.advance($1) }
    for (left, right) in zip(glyphs, glyphs.dropFirst()) {
      units += Int(subset.face.adjustment(left, right))
    }
    #expect(abs(Double(units) * 11 / 1_000 - width) < 0.03)
    #expect(subset.face.adjustment(glyphs[0], glyphs[1]) < 0)
    #expect(subset.face.adjustment(glyphs[1], glyphs[1]) == 0)
  }

  /// Viewers kern numbers among Hebrew letters by these alone.
  @Test(.enabled(if: InstalledFonts.hasInter4))
  func kerningIsStatedForHebrew() throws {
    let table = try #require(try Subset("1,423 To", inter).face.table("GPOS"))
    let scripts = try #require(table.uint16(4))
    #expect(table.uint16(scripts) == 2 && table.tag(scripts + 8) == "hebr")
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func tabularFiguresReplaceTheOthersWhereBothOccur() throws {
    let library = FontLibrary()
    var tabular = inter
    tabular.hasTabularFigures = true
    let nodes = [inter, tabular].map {
      library.shape("1180", font: $0).node(at: .zero, fill: .color(.black))
    }
    let both = try Subset(nodes, in: library).face
    let one = both.glyph(for: 0x31)
    #expect(both.tabularFigure(for: one) != one)
    #expect(
      both.advance(both.tabularFigure(for: one))
        == both.advance(both.tabularFigure(for: both.glyph(for: 0x30))))
    // Where all figures are tabular, they are what the characters mean.
    let alone = try Subset([nodes[1]], in: library).face
    #expect(alone.advance(alone.glyph(for: 0x31)) == both.advance(both.tabularFigure(for: one)))
    #expect(alone.tabularFigure(for: alone.glyph(for: 0x31)) == alone.glyph(for: 0x31))
  }

  @Test(.enabled(if: InstalledFonts.hasInter4 && InstalledFonts.hasDejaVu))
  func equalTextsGiveEqualBytes() throws {
    for font in [inter, dejaVu] {
      let texts = ["Tiếng Việt x\u{301}q\u{323}", "AVATAR, 1,234.50"]
      func bytes() -> [UInt8] {
        let library = FontLibrary()
        let nodes = texts.map {
          library.shape($0, font: font).node(at: .zero, fill: .color(.black))
        }
        return library.embeddedFonts(for: nodes).fonts.first?.bytes ?? []
      }
      #expect(bytes() == bytes())
      #expect(!bytes().isEmpty)
    }
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func aSubsetIsSmall() throws {
    #expect(try Subset("Total", inter).bytes.count < 1_100)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func wildPlacesGiveAFont() {
    let library = FontLibrary()
    var random = SeededGenerator(seed: 7)
    let wild: [Double] = [.nan, .infinity, -1e300, 0, 3, 1e9, -0.5]
    for _ in 0..<300 {
      let text = ["AVATAR", "", "é", "\u{301}", "a\u{200D}b"].randomElement(using: &random) ?? ""
      var node = library.shape("AVATAR 12", font: inter).node(at: .zero, fill: .color(.black))
      node.string = text
      for index in node.runs[0].glyphs.indices {
        node.runs[0].glyphs[index].x = wild.randomElement(using: &random) ?? 0
        node.runs[0].glyphs[index].y = wild.randomElement(using: &random) ?? 0
        node.runs[0].glyphs[index].cluster = UInt32.random(in: 0...9, using: &random)
        if Bool.random(using: &random) {
          node.runs[0].glyphs[index].glyph = UInt16.random(in: 0...9_000, using: &random)
        }
      }
      if Bool.random(using: &random) { node.runs[0].size = wild.randomElement(using: &random) ?? 0 }
      node.isRightToLeft = Bool.random(using: &random)
      for font in library.embeddedFonts(for: [node, node]).fonts {
        #expect(TableDirectory.faceCount(in: FontFile(bytes: font.bytes).bytes) == 1)
      }
    }
  }

  @Test func nothingIsEmbeddedWithoutFaces() {
    let library = FontLibrary(folders: [])
    let node = library.shape("Text", font: inter).node(at: .zero, fill: .color(.black))
    #expect(library.embeddedFonts(for: [node]) == EmbeddedFonts())
    var unknown = node
    unknown.runs = [GlyphRun(face: "Nowhere", size: 1, glyphs: [PlacedGlyph(glyph: 1, x: 0)])]
    #expect(library.embeddedFonts(for: [unknown]) == EmbeddedFonts())
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func textsThatAreTurnedRoundAreNotEmbedded() throws {
    let library = FontLibrary()
    let nodes = ["\u{202E}def x", "def", "a\u{2068}b\u{2069}"].map {
      library.shape($0, font: inter).node(at: .zero, fill: .color(.black))
    }
    let embedded = library.embeddedFonts(for: nodes)
    #expect(embedded.exceptions == [nodes[0]])
    #expect(embedded.fonts == library.embeddedFonts(for: Array(nodes[1...])).fonts)
  }

  /// Viewers shape what stands on either side of the sign by itself, so that letters that are not
  /// kerned there are kerned elsewhere.
  @Test(.enabled(if: InstalledFonts.hasInter4))
  func isolatesPartWhatIsShaped() throws {
    let library = FontLibrary()
    let nodes = ["A\u{2068}V\u{2069} A\u{2068}V\u{2069}", "AV AV"].map {
      library.shape($0, font: inter).node(at: .zero, fill: .color(.black))
    }
    let subset = try Subset(nodes, in: library)
    #expect(subset.face.glyph(for: 0x2068) != 0)
    let pair = subset.face.adjustment(subset.face.glyph(for: 0x41), subset.face.glyph(for: 0x56))
    #expect(pair < 0)
  }
}
