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
}
