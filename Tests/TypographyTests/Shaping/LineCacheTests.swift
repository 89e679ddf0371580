import Testing
import VectorScene

@testable import Typography

@Suite struct LineCacheTests {
  private func line(_ text: String) -> ShapedLine {
    ShapedLine(
      string: text, font: FontStyle(families: [], size: 1), width: 1,
      metrics: BuiltInWidths.lineMetrics(size: 1), runs: [], isComplete: true)
  }

  @Test func keepsLinesByTextAndStyle() {
    var cache = LineCache()
    cache.insert(line("one"), for: "a", style: 1)
    cache.insert(line("two"), for: "a", style: 2)
    cache.insert(line("three"), for: "", style: 1)
    #expect(cache.line("a", style: 1)?.string == "one")
    #expect(cache.line("a", style: 2)?.string == "two")
    #expect(cache.line("", style: 1)?.string == "three")
    #expect(cache.line("b", style: 1) == nil)
  }

  @Test func equivalentTextsInOtherBytesAreOthers() {
    var cache = LineCache()
    cache.insert(line("one"), for: "\u{C5}", style: 1)
    #expect(cache.line("\u{212B}", style: 1) == nil)
    #expect(cache.line("A\u{30A}", style: 1) == nil)
  }

  @Test func forgetsWhatNobodyAsksFor() {
    var cache = LineCache()
    for number in 0..<30_000 {
      cache.insert(line("\(number)"), for: "label \(number)", style: 1)
      #expect(cache.line("label 7", style: 1) != nil || number < 7)
    }
    #expect(cache.line("label 29999", style: 1)?.string == "29999")
    #expect(cache.line("label 25000", style: 1)?.string == "25000")
    #expect(cache.line("label 100", style: 1) == nil)
  }
}
