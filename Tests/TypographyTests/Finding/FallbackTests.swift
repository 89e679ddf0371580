import Testing
import VectorScene

@testable import Typography

/// Which faces stand in for those of a style's families. Those that need Noto's fonts are skipped
/// where they are not installed.
@Suite struct FallbackTests {
  private func face(
    _ text: String, families: [String] = ["Inter"], weight: Int = 400, language: String? = nil
  ) -> [String?] {
    let font = FontStyle(families: families, size: 10, weight: weight)
    return FontLibrary(language: language).face(for: text, font: font).map { $0.face?.name }
  }

  @Test(
    .enabled(if: InstalledFonts.hasFamily("Noto Sans CJK HK")),
    arguments: [
      (nil, "jp"), ("ja", "jp"), ("de_DE", "jp"), ("zh_CN", "sc"), ("zh-Hant", "tc"),
      ("zh_HK", "hk"), ("ko_KR", "kr"),
    ] as [(String?, String)])
  func chineseCharactersFollowTheLanguage(language: String?, shapes: String) {
    #expect(face("骨", language: language) == ["NotoSansCJK\(shapes)-Regular"])
    #expect(face("骨", weight: 700, language: language) == ["NotoSansCJK\(shapes)-Bold"])
    #expect(face("骨", language: language) == ["NotoSansCJK\(shapes)-Regular"])
  }

  @Test(.enabled(if: InstalledFonts.hasFamily("Noto Sans CJK HK")))
  func librariesForLanguagesShareTheirFaces() {
    let library = FontLibrary()
    let chinese = library.inLanguage("zh-Hans")
    let font = FontStyle(families: ["Inter"], size: 10)
    for _ in 0..<2 {
      #expect(library.shape("骨", font: font).runs.first?.face == "NotoSansCJKjp-Regular")
      #expect(chinese.shape("骨", font: font).runs.first?.face == "NotoSansCJKsc-Regular")
    }
    let glyph = chinese.shape("骨", font: font).runs[0].glyphs[0].glyph
    #expect(library.outline(of: glyph, in: "NotoSansCJKsc-Regular") != nil)
    #expect(chinese.language == "zh-Hans")
    #expect(library.language == nil)
  }

  @Test(
    .enabled(
      if: InstalledFonts.hasFamily("Noto Serif Thai") && InstalledFonts.hasFamily("Noto Sans Thai"))
  )
  func serifsStandBesideSerifs() {
    #expect(face("ก", families: ["Inter"]) == ["NotoSansThai-Regular"])
    #expect(face("ก", families: ["DejaVu Serif"]) == ["NotoSerifThai-Regular"])
  }

  /// Scripts whose first family is named after them.
  @Test(
    .enabled(if: InstalledFonts.hasFamily("Noto Sans Javanese")),
    arguments: [("ꦲ", "Javanese"), ("ᱚ", "OlChiki"), ("𒀀", "Cuneiform"), ("ᬅ", "Balinese")])
  func scriptsHaveFamilies(text: String, name: String) {
    #expect(face(text) == ["NotoSans\(name)-Regular"])
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu && InstalledFonts.hasInter4))
  func familiesOfTheStyleComeBeforeAllOthers() {
    #expect(face("ж", families: ["DejaVu Sans", "Inter"]) == ["DejaVuSans"])
    #expect(
      face("a⠁b", families: ["Inter", "DejaVu Sans"]) == [
        "Inter-Regular", "DejaVuSans", "Inter-Regular",
      ])
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu && InstalledFonts.hasInter4))
  func charactersFollowedBySelectorsAreTextOrPictures() throws {
    let catalogue = FontCatalogue(folders: FontLibrary.machineFolders)
    let stack = FontStack(
      families: ["Inter", "DejaVu Sans"], style: FaceStyle(), catalogue: catalogue)
    func name(_ text: String, _ presentation: EmojiPresentation) throws -> String? {
      let scalar = try #require(text.unicodeScalars.first).value
      return stack.faceIndex(of: scalar, presentation: presentation).map { stack.faces[$0].id.name }
    }
    #expect(try name("©", .automatic) == "Inter-Regular")
    #expect(try name("☎", .automatic) == "DejaVuSans")
    #expect(try name("☎", .text) == "DejaVuSans")
    #expect(try name("1", .automatic) == "Inter-Regular")
    if catalogue.face(family: "notocoloremoji", style: FaceStyle()) != nil {
      #expect(try name("☎", .emoji) == "NotoColorEmoji")
      #expect(try name("🍩", .automatic) == "NotoColorEmoji")
    }
    // Where nothing has pictures, text stands in.
    #expect(try name("☎", .emoji) != nil)
  }

  /// With the index and without it, the same faces draw the same characters.
  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func theIndexChangesNoResult() throws {
    let cache = try TemporaryFolder()
    var generator = SeededGenerator(seed: 3)
    let families = Array(Set(InstalledFonts.faces.map(\.family))).sorted() + ["Nonsense", "serif"]
    let plain = FontLibrary()
    for round in 0..<60 {
      // Each library knows nothing of the others but by the index.
      let indexed = FontLibrary(cacheFolder: cache.path)
      let font = FontStyle(
        families: (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
          families.randomElement(using: &generator)
        }, size: 10, weight: Int.random(in: 1...9, using: &generator) * 100,
        isItalic: Bool.random(using: &generator))
      var text = ""
      for _ in 0..<20 {
        let range = WritingKind.ranges.randomElement(using: &generator)
        let value = range.map { UInt32.random(in: $0.first...$0.last, using: &generator) } ?? 65
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
      }
      let one = plain.face(for: text, font: font)
      let other = indexed.face(for: text, font: font)
      #expect(one.map(\.text) == other.map(\.text), "round \(round)")
      // Faces of one name are numbered in the order of their opening.
      let files = zip(one, other).map { one, other in
        (one.face.flatMap(plain.description), other.face.flatMap(indexed.description))
      }
      #expect(files.allSatisfy { $0 == $1 }, "round \(round)")
    }
  }
}
