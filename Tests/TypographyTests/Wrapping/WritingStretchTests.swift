import Testing

@testable import Typography

@Suite struct WritingStretchTests {
  /// The pieces of a paragraph in the order in which they stand from left to right.
  private func order(_ text: String) -> [String] {
    let stretches = FontLibrary.writingStretches(of: text)
    guard !stretches.isEmpty else { return [text] }
    let bytes = Array(text.utf8)
    let pieces = stretches.indices.map { index in
      let end = index + 1 < stretches.count ? stretches[index + 1].start : bytes.count
      return String(decoding: bytes[stretches[index].start..<end], as: UTF8.self)
    }
    return WritingStretch.visualOrder(stretches.map(\.level)).map { pieces[$0] }
  }

  @Test func textFromTheLeftIsOnePiece() {
    for text in ["", "abc 12", "Größe 5 €", "日本語", "Ελλάδα"] {
      #expect(FontLibrary.writingStretches(of: text).isEmpty)
    }
  }

  #if HarfBuzz
    @Test func wordsFromTheRightWithinTextFromTheLeft() {
      #expect(order("total אבג דהו is 5") == ["total ", "אבג דהו", " is 5"])
      #expect(order("א 5") == ["5", "א "])
      #expect(order("x: א 12.50 % ב y") == ["x: ", " % ב", "12.50", "א ", " y"])
    }

    @Test func numbersAndNamesWithinTextFromTheRight() {
      #expect(order("مبيعات 1,234.5 دونات") == [" دونات", "1,234.5", "مبيعات "])
      #expect(order("مبيعات Donut Shop اليوم") == [" اليوم", "Donut Shop", "مبيعات "])
    }
  #endif

  @Test func visualOrderTurnsStretchesAround() {
    #expect(WritingStretch.visualOrder([0, 0]) == [0, 1])
    #expect(WritingStretch.visualOrder([1, 1, 1]) == [2, 1, 0])
    #expect(WritingStretch.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(WritingStretch.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}
