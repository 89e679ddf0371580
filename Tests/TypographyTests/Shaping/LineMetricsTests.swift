import Testing
import VectorScene

@testable import Typography

@Suite struct LineMetricsTests {
  private let library = FontLibrary()

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter))
  func interStatesItsHeights() {
    let metrics = library.metrics(for: fontUnits("Inter", em: 2_816))
    #expect(metrics.ascent == 2_728)
    #expect(metrics.descent == 680)
    #expect(metrics.lineHeight == 3_408)
    #expect(metrics.capHeight == 2_048)
    #expect(metrics.xHeight == 1_536)
    #expect(metrics.baseline == 2_728)
  }

  /// Its `OS/2` table is too old to state heights of letters; they are measured.
  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func heightsOfLettersAreMeasuredWhereTheFontIsSilent() {
    let metrics = library.metrics(for: fontUnits("DejaVu Sans", em: 2_048))
    #expect(metrics.ascent == 1_901)
    #expect(metrics.descent == 483)
    #expect(metrics.lineHeight == 2_384)
    #expect(metrics.capHeight == 1_493)
    #expect(metrics.xHeight == 1_120)
  }

  @Test func gapIsSharedByBothSides() {
    let metrics = LineMetrics(
      ascent: 8, descent: 2, lineHeight: 14, capHeight: 7, xHeight: 5)
    #expect(metrics.baseline == 10)
  }

  @Test func linesHoldInkThatReachesBeyondThem() {
    let metrics = LineMetrics(ascent: 8, descent: 2, lineHeight: 14, capHeight: 7, xHeight: 5)
    #expect(metrics.holding(InkReach(ascent: 7, descent: 2)) == metrics)
    #expect(metrics.holding(.none) == metrics)
    let grown = metrics.holding(InkReach(ascent: 9, descent: 5))
    #expect(grown.ascent == 9 && grown.descent == 5 && grown.lineHeight == 18)
    #expect(grown.baseline == 11)
    #expect(grown.capHeight == 7)
  }

  @Test(
    .enabled(if: InstalledFonts.hasInter4 && InstalledFonts.hasFamily("Noto Sans Myanmar")))
  func linesOfTallWritingDoNotRunIntoEachOther() throws {
    let font = fontUnits("Inter", em: 20)
    let plain = library.metrics(for: font)
    let block = library.layOut("မြန်မာနိုင်ငံ ကြွယ်ဝ", font: font, width: 90)
    #expect(block.lines.count > 1)
    #expect(block.lineHeight > plain.lineHeight)
    // A line alone is as tall as those beside it.
    #expect(library.layOut("မြန်မာနိုင်ငံ", font: font, width: .infinity).metrics == plain)
    for (line, baseline) in zip(block.lines, block.baselines) {
      let top = baseline - block.metrics.baseline
      for run in line.runs {
        for glyph in run.glyphs {
          let outline = try #require(library.outline(of: glyph.glyph, in: run.face))
          guard let ink = outline.inkBox else { continue }
          #expect(baseline + glyph.y + ink.minY * run.size >= top - 0.001)
          #expect(baseline + glyph.y + ink.maxY * run.size <= top + block.lineHeight + 0.001)
        }
      }
    }
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func theFirstFaceAndPicturesKeepTheHeight() {
    let font = fontUnits("Inter", em: 20)
    let plain = library.metrics(for: font)
    #expect(library.shape("ÅX\u{302}\u{302} 12", font: font).metrics == plain)
    #expect(library.shape("a 🍩", font: font).metrics == plain)
    #expect(library.layOut("one two", font: font, width: 40).metrics == plain)
    #expect(library.layOut("", font: font, width: 40).metrics == plain)
  }
}
