import Testing

@testable import Typography

@Suite struct BreakOpportunitiesTests {
  /// The pieces of a text between which lines may be broken, without their spaces.
  private func pieces(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return BreakOpportunities.segments(of: text).map { segment in
      String(String.UnicodeScalarView(scalars[segment.start..<segment.end]))
    }
  }

  @Test(arguments: [
    ("", []),
    ("one two", ["one", "two"]),
    ("one  two ", ["one", "two"]),
    ("well-known", ["well-", "known"]),
    ("-3 to 10-20", ["-3", "to", "10-20"]),
    ("a–b", ["a–", "b"]),
    ("2020–2026", ["2020–2026"]),
    ("1,234.50", ["1,234.50"]),
    ("no\u{A0}break", ["no\u{A0}break"]),
    ("may\u{200B}break", ["may\u{200B}", "break"]),
    ("word\u{2060}joined-\u{2060}here", ["word\u{2060}joined-\u{2060}here"]),
    ("Bonjour ! (oui)", ["Bonjour !", "(oui)"]),
    ("12 % of", ["12", "%", "of"]),
    ("\"quoted words\"", ["\"quoted", "words\""]),
    ("km/h", ["km/h"]),
    ("東京都", ["東", "京", "都"]),
    ("「東京」、そして", ["「東", "京」、", "そ", "し", "て"]),
    ("ドーナツ", ["ドー", "ナ", "ツ"]),
    ("チョコレート。", ["チョ", "コ", "レー", "ト。"]),
    ("東京Tokyo都", ["東", "京", "Tokyo", "都"]),
    ("한국어", ["한", "국", "어"]),
    ("￥500円", ["￥500", "円"]),
    ("か\u{3099}き", ["か\u{3099}", "き"]),
    ("👨‍👩‍👧👍🏽", ["👨‍👩‍👧", "👍🏽"]),
    ("สวัสดี", ["สวัสดี"]),
  ])
  func segments(_ text: String, _ expected: [String]) {
    // Compared by scalars, since strings are equal by canonical equivalence.
    #expect(
      pieces(text).map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
  }

  @Test func segmentsCoverTheText() {
    let text = " a  b-c 東京 "
    let segments = BreakOpportunities.segments(of: text)
    #expect(segments.first?.start == 0)
    #expect(segments.last?.next == text.unicodeScalars.count)
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.next == $1.start })
  }
}
