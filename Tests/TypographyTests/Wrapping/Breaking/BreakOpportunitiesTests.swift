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
    // Prices, dates and other numbers.
    ("12,50 € (12.5)% 3/4", ["12,50", "€", "(12.5)%", "3/4"]),
    ("2026-11-30 12:30 −$5 -$5 ±3", ["2026-11-30", "12:30", "−$5", "-$5", "±3"]),
    ("1–2 a‐b 5′ 3″", ["1–2", "a‐", "b", "5′", "3″"]),
    ("(-5 (-x) –$5 to 10", ["(-5", "(-x)", "–$5", "to", "10"]),
    ("C++ $$$ 100%+ R&D", ["C++", "$$$", "100%+", "R&D"]),
    // Slashes.
    ("m/s N/A and/or €/kWh 24/7", ["m/s", "N/A", "and/or", "€/kWh", "24/7"]),
    ("Strawberry/Chocolate", ["Strawberry/", "Chocolate"]),
    ("https://example.com/donuts", ["https://", "example.com/", "donuts"]),
    // Quotations.
    ("« Bonjour ! » dit-il", ["« Bonjour ! »", "dit-", "il"]),
    ("(„Äpfel“, ‚Birnen‘)", ["(„Äpfel“,", "‚Birnen‘)"]),
    ("他说“好”吗", ["他", "说", "“好”", "吗"]),
    ("l’été", ["l’été"]),
    // White space of other kinds ends no line, a soft hyphen is not drawn.
    ("a \u{2003}b\u{3000}\u{3000}c", ["a", "b", "c"]),
    ("Donau\u{AD}dampf", ["Donau\u{AD}dampf"]),
    ("a\r\nb\n", ["a", "b"]),
    // Emoji.
    ("🇯🇵🇩🇪❤️🏳️‍🌈1️⃣🍩Donut", ["🇯🇵", "🇩🇪", "❤️", "🏳️‍🌈", "1️⃣", "🍩", "Donut"]),
    // Never within a grapheme cluster, even where the rules would.
    ("a \u{301}b", ["a \u{301}b"]),
    ("東🏽", ["東🏽"]),
    ("\u{600}東", ["\u{600}東"]),
  ])
  func segments(_ text: String, _ expected: [String]) {
    // Compared by scalars, since strings are equal by canonical equivalence.
    #expect(
      pieces(text).map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
  }

  /// Words that only a dictionary tells apart.
  @Test(arguments: [
    ("ฉันกินข้าวผัดที่ร้านอาหาร", ["ฉัน", "กิน", "ข้าว", "ผัด", "ที่", "ร้าน", "อาหาร"]),
    ("โดนัท 12 ชิ้น (ทั้งหมด)", ["โดนัท", "12", "ชิ้น", "(ทั้งหมด)"]),
    ("ພາສາລາວ", ["ພາສາ", "ລາວ"]),
    ("ភាសាខ្មែរមានអក្សរ", ["ភាសាខ្មែរ", "មាន", "អក្សរ"]),
    ("မြန်မာဘာသာစကား", ["မြန်မာဘာသာ", "စကား"]),
    ("Donutอาหาร", ["Donutอาหาร"]),
  ])
  func words(_ text: String, _ expected: [String]) {
    #expect(pieces(text) == expected)
    #expect(pieces(text) == expected, "the second time")
  }

  @Test func segmentsCoverTheText() {
    let text = " a  b-c 東京 "
    let segments = BreakOpportunities.segments(of: text)
    #expect(segments.first?.start == 0)
    #expect(segments.last?.next == text.unicodeScalars.count)
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.next == $1.start })
  }
}
