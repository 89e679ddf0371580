import Testing

@testable import Typography

@Suite struct LongTextTests {
  @Test func linesWithoutLimitShowWholeTexts() {
    #expect(LongText(lines: .max, width: 100, size: 10) == nil)
    #expect(LongText(lines: 2, width: .infinity, size: 10) == nil)
    #expect(LongText(lines: 2, width: 100, size: 0) == nil)
    #expect(LongText(lines: 2, width: 1e300, size: 1) == nil)
  }

  @Test func noMoreIsTakenThanLinesCanShow() throws {
    let shown = try #require(LongText(lines: 2, width: 100, size: 10))
    let text = String(repeating: "abcdefghi ", count: 10_000)
    let beginning = try #require(shown.beginning(of: text))
    #expect(text.hasPrefix(beginning) && beginning.count < 1_000)
    #expect(shown.longer.beginning(of: text)?.count == 4 * beginning.count)
    let ends = try #require(shown.ends(of: text))
    #expect(ends.beginning == beginning)
    #expect(text.hasSuffix(ends.end) && ends.end.count == beginning.count)
  }

  @Test func shortTextsAreNotCut() throws {
    let shown = try #require(LongText(lines: 2, width: 100, size: 10))
    let count = try #require(shown.beginning(of: String(repeating: "a", count: 9_999))).count
    #expect(shown.beginning(of: String(repeating: "é", count: count)) == nil)
    #expect(shown.beginning(of: String(repeating: "é", count: count + 1)) != nil)
    #expect(shown.ends(of: String(repeating: "é", count: 2 * count - 1)) == nil)
    #expect(shown.ends(of: "") == nil)
  }

  @Test func noCutStandsWithinACharacter() throws {
    let shown = try #require(LongText(lines: 1, width: 10, size: 10))
    for character in ["👨‍👩‍👧", "e\u{301}\u{323}", "🇩🇪"] {
      let text = String(repeating: character, count: 2_000)
      #expect(shown.beginning(of: text)?.hasSuffix(character) == true)
      #expect(shown.ends(of: text)?.end.hasPrefix(character) == true)
    }
  }
}
