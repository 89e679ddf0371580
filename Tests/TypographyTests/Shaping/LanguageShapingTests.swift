import Testing
import VectorScene

@testable import Typography

/// What HarfBuzz gives for the same faces and languages, in font units.
@Suite struct LanguageShapingTests {
  private static let hasChinese = InstalledFonts.hasFamily("Noto Sans CJK KR")

  private func line(_ text: String, _ family: String, em: Double, _ language: String?) -> ShapedLine
  {
    FontLibrary().inLanguage(language)
      .shape(text, font: FontStyle(families: [family], size: em))
  }

  @Test(.enabled(if: hasChinese))
  func spacesAreWiderInKorean() {
    let family = "Noto Sans CJK KR"
    #expect(line("도 트", family, em: 1_000, "ko").width == 2_120)
    #expect(line("도 트", family, em: 1_000, nil).width == 2_064)
    #expect(line("도 트", family, em: 1_000, "en").width == 2_064)
  }

  @Test func languagesHaveSystems() {
    #expect(TextLanguage(tag: "sr-Latn-RS").system == "SRB")
    #expect(TextLanguage(tag: "zh_TW").system == "ZHT")
    #expect(TextLanguage(tag: "zh").system == "ZHS")
    #expect(TextLanguage(tag: "en").system == nil)
    #expect(TextLanguage(tag: nil).system == nil)
  }

  /// A space among letters of another face than the first is that face's own.
  @Test(.enabled(if: hasChinese && InstalledFonts.hasInter4))
  func spacesJoinTheWordsBeforeThem() {
    let line = line("東京 大阪 a b", "Inter", em: 1_000, "ja")
    #expect(line.runs.map(\.glyphs.count) == [6, 3])
  }
}
