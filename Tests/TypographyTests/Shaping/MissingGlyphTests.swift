import Diagnostics
import Testing
import VectorScene

@testable import Typography

@Suite struct MissingGlyphTests {
  private let font = FontStyle(families: ["Inter", "sans-serif"], size: 10)
  /// Private-use characters beyond the basic plane, which no font of a distribution has.
  private let unknown = "\u{10FF00}\u{10FF01}"

  @Test func oneWarningCountsLabelsAndNamesCharacters() throws {
    let library = FontLibrary()
    _ = library.shape("Cake \(unknown)", font: font)
    let line = library.shape("Pie \u{10FF01}", font: font)
    #expect(!line.isComplete)
    let warnings = library.takeWarnings()
    #expect(warnings.count == 1)
    let message = try #require(warnings.first).message
    #expect(
      message
        == "2 labels need a font for private characters: \"Cake \(unknown)\", \(unknown) "
        + "(U+10FF00 U+10FF01)")
    #expect(warnings.first?.hint?.contains("no package") == true)
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func aBrokenTextIsReportedAsAWhole() throws {
    let library = FontLibrary()
    let text = "one \(unknown) two three"
    _ = library.layOut(text, font: font, width: 30)
    _ = library.layOut(text, font: font, width: 30, lineLimit: 2)
    let warnings = library.takeWarnings()
    #expect(warnings.count == 1)
    let message = try #require(warnings.first).message
    #expect(message.contains(": \"\(text)\", "))
  }

  @Test func droppedCharactersAreSaid() throws {
    let library = FontLibrary()
    _ = library.shape("A\u{7}", font: font)
    _ = library.layOut("B\u{FFFF}\nC", font: font, width: 100)
    _ = library.shape("tab\tand\nline", font: font)
    let warnings = library.takeWarnings().map(\.message)
    #expect(warnings == ["control characters in \"A\u{7}\" and 1 more are not drawn"])
    _ = library.shape("A\u{7}", font: font)
    #expect(library.takeWarnings().count == 1)
  }

  @Test func aRepeatedTextIsReportedAgain() {
    let library = FontLibrary()
    _ = library.shape(unknown, font: font)
    let first = library.takeWarnings()
    _ = library.shape(unknown, font: font)
    #expect(first == library.takeWarnings())
    #expect(!first.isEmpty)
  }

  @Test func kindsOfWritingHaveWarningsOfTheirOwn() {
    var missing = MissingGlyphs()
    missing.record(0x0E01, in: "ก")
    missing.record(0x62B9, in: "抹茶")
    missing.record(0x8336, in: "抹茶")
    missing.record(0x62B9, in: "抹")
    missing.record(0x1F369, in: "🍩")
    let warnings = missing.warnings(folders: [])
    #expect(
      warnings.map(\.message) == [
        "2 labels need a font for Chinese and Japanese: \"抹\", 抹茶 (U+62B9 U+8336)",
        "1 label needs a font for Thai: \"ก\", ก (U+0E01)",
        "1 label needs a font for emoji: \"🍩\", 🍩 (U+1F369)",
      ])
    #expect(warnings[0].hint == "install the package fonts-noto-cjk")
    #expect(warnings[1].hint == "install the package fonts-thai-tlwg")
    #expect(warnings[2].hint?.hasPrefix("install the package fonts-noto-color-emoji") == true)
  }

  @Test func manyCharactersAndLabelsAreCutShort() {
    var missing = MissingGlyphs()
    for scalar in UInt32(0x4E00)..<0x4E20 { missing.record(scalar, in: "x") }
    let message = missing.warnings(folders: []).first?.message ?? ""
    #expect(message.contains("… (U+4E00"))
    #expect(message.contains("and 24 more"))
    for number in 0..<2_000 { missing.record(0x4E00, in: "\(number)") }
    #expect(missing.warnings(folders: []).first?.message.hasPrefix("at least 1000 ") == true)
  }

  /// In a folder with one Latin face nothing covers CJK characters and emoji.
  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func wideCharactersTakeAnEmAndEmojiAQuarterMore() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("DejaVuSans-Bold"), to: "DejaVuSans-Bold.ttf")
    let library = FontLibrary(folders: [folder.path])
    #expect(library.shape("抹茶", font: font).width == 20)
    // A family of three and a flag are one character each for the reader.
    for emoji in ["👨‍👩‍👧", "🇯🇵", "👍🏽"] {
      #expect(abs(library.shape(emoji, font: font).width - 12.45) < 1e-9)
    }
  }

  @Test func aFrameStandsInTheRoomOfAMissingGlyph() throws {
    let library = FontLibrary()
    let line = library.shape("a\(unknown)b", font: font)
    #expect(line.runs.count == 3)
    let run = line.runs[1]
    #expect(run.face == MissingSign.face)
    #expect(run.glyphs.count == 2)
    for (index, glyph) in run.glyphs.enumerated() {
      let box = try #require(library.outline(of: glyph.glyph, in: run.face)?.controlBox)
      let next = index == 0 ? run.glyphs[1].x : try #require(line.runs[2].glyphs.first).x
      #expect(box.minX > 0)
      #expect(glyph.x + box.maxX * run.size < next)
    }
    #expect(library.outline(of: 9, in: run.face) == nil)
  }

  @Test func withoutAnyFontWidthsAreEstimated() throws {
    let library = FontLibrary(folders: [])
    let line = library.shape("Total 抹茶", font: font)
    #expect(line.runs.isEmpty)
    #expect(!line.isComplete)
    #expect(line.width > 35 && line.width < 55)
    #expect(line.metrics.lineHeight == 12.1)
    let warnings = library.takeWarnings()
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.contains("no font") == true)
    #expect(warnings.first?.hint?.contains("fonts-inter") == true)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func estimatesAreNearInter() {
    let text = "Total Sales of 1,234 Donuts (Powdered Chocolate)"
    let estimate = FontLibrary(folders: []).shape(text, font: font).width
    let measured = FontLibrary().shape(text, font: font).width
    #expect(abs(estimate - measured) < 0.06 * measured)
  }

  @Test(
    .enabled(if: InstalledFonts.hasDejaVu && !ComplexShaper().isAvailable),
    arguments: [("شوكولاتة", "Arabic"), ("שוקולד", "Hebrew")])
  func lettersThatShouldJoinAreReported(text: String, script: String) throws {
    let library = FontLibrary()
    for _ in 0..<2 {
      _ = library.layOut("Cake \(text)", font: font, width: .infinity)
      let warnings = library.takeWarnings().filter { $0.message.contains("letter by letter") }
      #expect(warnings.count == 1)
      let message = try #require(warnings.first).message
      #expect(message.hasPrefix("\(script) text in \"Cake \(text)\""))
    }
  }

  @Test(arguments: ["Crème brûlée", "Пончик", "ドーナツ", "도넛", "₪ 5"])
  func otherWritingNeedsNoShaping(text: String) {
    let library = FontLibrary()
    _ = library.shape(text, font: font)
    #expect(!library.takeWarnings().contains { $0.message.contains("letter by letter") })
  }
}
