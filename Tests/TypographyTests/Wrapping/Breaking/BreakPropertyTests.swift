import Testing

@testable import Typography

/// What holds for the breaks of any text.
@Suite struct BreakPropertyTests {
  /// Characters of all classes, by which the texts are made.
  private static let characters: [Unicode.Scalar] = [
    "a", "é", "ß", "Ж", "ﷲ", "א", "ש", "7", "٣", "१", " ", " ", "\u{A0}", "\u{2003}", "\u{3000}",
    "\u{200B}", "\u{200D}", "\u{2060}", "\u{AD}", "\n", "\r", "\u{2028}", "-", "‐", "–", "—", "…",
    "(", ")", "[", "}", "「", "」", "（", "）", "!", "?", "/", ",", ".", ":", "\"", "'", "“", "”", "«",
    "»", "$", "€", "%", "°", "￥", "東", "京", "ー", "ょ", "々", "한", "가", "\u{1100}", "\u{1161}",
    "\u{11A8}", "🍩", "👍", "\u{1F3FD}", "\u{1F1EF}", "\u{1F1F5}", "❤", "\u{FE0F}", "\u{301}",
    "\u{20E3}", "ก", "\u{E31}", "\u{E33}", "ข", "ក", "\u{17D2}", "က", "\u{1039}", "क", "\u{94D}",
    "\u{93F}", "ᬓ", "\u{1B44}", "\u{1BF2}", "\u{11F02}", "\u{600}", "\u{FFFC}", "ˈ", "´",
    "\u{FF9E}", "\u{E0001}", "\u{10FFFF}", "\u{0}", "𑜀",
  ]

  private func boundaries(_ text: String) -> Set<Int> {
    var places: Set<Int> = []
    var place = 0
    for character in text {
      places.insert(place)
      place += character.unicodeScalars.count
    }
    return places
  }

  @Test func randomTexts() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...12, using: &random)
      let text = String(
        String.UnicodeScalarView(
          (0..<length).map { _ in Self.characters.randomElement(using: &random) ?? "a" }))
      let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      let segments = BreakOpportunities.segments(of: text)
      #expect(segments.first?.start == 0, "\(codes)")
      #expect(segments.last?.next == length, "\(codes)")
      let boundaries = boundaries(text)
      for (index, segment) in segments.enumerated() {
        #expect(segment.start < segment.next, "\(codes)")
        #expect(segment.start <= segment.end && segment.end <= segment.next, "\(codes)")
        #expect(boundaries.contains(segment.start), "\(codes)")
        if index > 0 { #expect(segments[index - 1].next == segment.start, "\(codes)") }
      }
    }
  }

  /// Time grows with the length alone, whatever the text is made of.
  @Test(arguments: [
    "東", "🇯🇵", "ก", "👨‍👩‍👧", "1/", "(", "«", "-", "\u{301}", "a\u{301}", "한", "\r\n", "a\u{301}東",
  ])
  func longTexts(_ piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let segments = BreakOpportunities.segments(of: text)
    #expect(segments.last?.next == text.unicodeScalars.count)
  }

  @Test func aMegabyte() {
    let text = String(repeating: "Powdered Chocolate 東京 ", count: 40_000)
    let segments = BreakOpportunities.segments(of: text)
    #expect(segments.last?.next == text.unicodeScalars.count)
    #expect(segments.count == 160_000)
  }

  @Test func manyMarksOnOneLetter() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let segments = BreakOpportunities.segments(of: "東" + marks + "京 a" + marks + " b")
    #expect(segments.map(\.start) == [0, 10_001, 10_003, 20_005])
  }
}
