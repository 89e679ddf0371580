import Testing

@testable import Typography

@Suite struct FontFileNameTests {
  private func style(_ name: String, _ family: String, isCollection: Bool = false) -> FaceStyle? {
    FontFileName.style(
      of: Array(FamilyName.key(name).utf8), family: Array(FamilyName.key(family).utf8),
      isCollection: isCollection)
  }

  @Test func statesStyles() {
    #expect(style("Inter-SemiBold", "Inter") == FaceStyle(weight: 600))
    #expect(style("Inter-ExtraLightItalic", "Inter") == FaceStyle(weight: 200, isItalic: true))
    #expect(style("DejaVuSans", "DejaVu Sans") == FaceStyle())
    #expect(
      style("DejaVuSansCondensed-BoldOblique", "DejaVu Sans")
        == FaceStyle(weight: 700, width: 3, slant: .oblique))
    #expect(style("arialbd", "Arial") == FaceStyle(weight: 700))
    #expect(style("Inter[opsz,wght]", "Inter") == FaceStyle())
    #expect(style("NotoSansCJK-Bold", "Noto Sans CJK JP", isCollection: true)?.weight == 700)
  }

  @Test func otherFamiliesAreNone() {
    #expect(style("InterDisplay-Regular", "Inter") == nil)
    #expect(style("Inter-Regular", "Inter Display") == nil)
    #expect(style("DejaVuSansMono", "DejaVu Sans") == nil)
    #expect(style("NotoSansThai-Regular", "Noto Sans") == nil)
    #expect(style("NotoSansCJK-Bold", "Noto Sans CJK JP") == nil)
    #expect(style("NotoSerifCJK-Bold", "Noto Sans CJK JP", isCollection: true) == nil)
  }

  @Test func baseIsTheNameWithoutFolderAndEnding() {
    #expect(FontFileName.base(of: "/a.b/c/Inter-Bold.otf") == "Inter-Bold")
    #expect(FontFileName.base(of: "Inter") == "Inter")
  }
}
