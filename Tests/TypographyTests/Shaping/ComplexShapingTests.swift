#if HarfBuzz
  import Diagnostics
  import Testing
  import VectorScene

  @testable import Typography

  /// Scripts that HarfBuzz shapes. Glyphs and places are compared with what the command `hb-shape`
  /// prints for the same face, in font units.
  @Suite(.enabled(if: InstalledFonts.hasDejaVu && ComplexShaper().isAvailable))
  struct ComplexShapingTests {
    private let library = FontLibrary()
    private let font = fontUnits("DejaVu Sans", em: 2_048)

    private func glyphs(_ line: ShapedLine) -> [[Int]] {
      line.runs.flatMap(\.glyphs).map { [Int($0.glyph), Int($0.cluster), Int($0.x.rounded())] }
    }

    @Test func arabicLettersJoin() {
      let line = library.shape("سلام", font: font)
      #expect(line.isRightToLeft)
      #expect(glyphs(line) == [[1390, 6, 0], [5366, 2, 1268], [5293, 0, 2490]])
      #expect(line.width.rounded() == 4_206)
      #expect(library.takeWarnings().isEmpty)
    }

    @Test func hebrewRunsFromTheRightAndNumbersInItFromTheLeft() {
      let line = library.shape("שלום (a) 12", font: font)
      #expect(line.isRightToLeft)
      let letters = line.runs.flatMap(\.glyphs).map { Int($0.cluster) }
      // From left to right: the number, a space, the bracketed letter, a space, the word.
      #expect(letters == [13, 14, 12, 11, 10, 9, 8, 6, 4, 2, 0])
      let bracket = library.shape("(", font: font).runs[0].glyphs[0].glyph
      let first = line.runs.flatMap(\.glyphs)[3]
      #expect(first.glyph == bracket, "the closing bracket stands mirrored on the left")
    }

    @Test func wordsOfTheOtherDirectionKeepTheLineAsItIs() {
      let line = library.shape("Cake שלום 5", font: font)
      #expect(!line.isRightToLeft)
      // A number after Hebrew stands to its left.
      #expect(
        line.runs.flatMap(\.glyphs).map { Int($0.cluster) }
          == [0, 1, 2, 3, 4, 14, 13, 11, 9, 7, 5])
    }

    @Test func aParagraphGivesItsDirectionToAllLines() {
      let text = "سلام Cake Cake Cake سلام"
      let block = library.layOut(text, font: font, width: 9_000)
      #expect(block.lines.count > 1)
      #expect(block.lines.allSatisfy { $0.isRightToLeft })
      let told = library.shape("Cake", font: font, direction: .rightToLeft)
      #expect(told.isRightToLeft)
      #expect(told.width == library.shape("Cake", font: font).width)
    }

    @Test(
      .enabled(if: InstalledFonts.hasFamily("Noto Sans Devanagari")))
    func vowelSignsOfDevanagariChangePlaces() {
      let line = library.shape("हिन्दी", font: fontUnits("Noto Sans Devanagari", em: 1_000))
      let expected = [
        [607, 0, 0], [61, 0, 259], [202, 6, 790], [42, 12, 1099], [653, 12, 1619],
      ]
      #expect(glyphs(line) == expected)
    }

    @Test(.enabled(if: InstalledFonts.hasFamily("Noto Sans Thai")))
    func thaiMarksStandAboveTheirLetters() {
      let line = library.shape("ที่", font: fontUnits("Noto Sans Thai", em: 1_000))
      #expect(line.width.rounded() == 609)
      let marks = line.runs.flatMap(\.glyphs).dropFirst()
      #expect(marks.allSatisfy { $0.x.rounded() == 606 })
    }
  }
#endif
