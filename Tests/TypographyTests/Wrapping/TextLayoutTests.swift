import Foundation
import Testing
import VectorScene

@testable import Typography

@Suite struct TextLayoutTests {
  private let library = FontLibrary()
  private let font = FontStyle(families: ["sans-serif"], size: 11)

  private func lines(_ text: String, _ width: Double, _ limit: Int? = nil) -> [String] {
    library.layOut(text, font: font, width: width, lineLimit: limit).lines.map(\.string)
  }

  private func width(_ text: String) -> Double { library.shape(text, font: font).width }

  @Test func breaksAtSpaces() {
    #expect(lines("Powdered Chocolate", width("Chocolate")) == ["Powdered", "Chocolate"])
    #expect(lines("Powdered Chocolate", width("Powdered Chocolate")) == ["Powdered Chocolate"])
    #expect(lines("a   b", width("a ")) == ["a", "b"])
  }

  @Test func breaksAfterHyphensBetweenLetters() {
    #expect(lines("well-known", width("known-")) == ["well-", "known"])
    #expect(lines("5 -3", width("5 -")) == ["5", "-3"])
  }

  @Test func keepsLineEnds() {
    #expect(lines("a\nb\r\nc", .infinity) == ["a", "b", "c"])
    #expect(lines("a\n\nb", .infinity) == ["a", "", "b"])
    #expect(lines("a\n", .infinity) == ["a"])
  }

  @Test func breaksLongWordsBetweenCharacters() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let pieces = lines(word, 60)
    #expect(pieces.count > 2)
    #expect(pieces.joined() == word)
  }

  @Test func aLongWordBeginsItsOwnLine() {
    #expect(lines("an Donaudampfschiff", width("Donaudampfschif")).first == "an")
  }

  @Test func neverBreaksInsideACharacter() {
    #expect(lines("👨‍👩‍👧🇯🇵q\u{327}\u{301}", 1) == ["👨‍👩‍👧", "🇯🇵", "q\u{327}\u{301}"])
  }

  @Test func emptyTextHasNoLines() {
    let block = library.layOut("", font: font, width: 100)
    #expect(block.lines.isEmpty)
    #expect(block.size == Size(width: 0, height: 0))
    #expect(!block.isTruncated)
  }

  @Test func limitCutsWithAnEllipsis() throws {
    let text = "Powdered Chocolate and Strawberry Lattice"
    let block = library.layOut(text, font: font, width: 80, lineLimit: 2)
    #expect(block.isTruncated)
    #expect(block.lines.count == 2)
    #expect(block.lines.first?.string == "Powdered")
    let last = try #require(block.lines.last).string
    #expect(last.hasPrefix("Chocolate"))
    #expect(last.hasSuffix("…"))
    #expect(!last.hasSuffix(" …"))
  }

  @Test func aTextThatFitsIsNotCut() {
    let block = library.layOut("one two", font: font, width: width("one t"), lineLimit: 2)
    #expect(block.lines.map(\.string) == ["one", "two"])
    #expect(!block.isTruncated)
  }

  @Test func moreParagraphsThanLinesAreMarked() {
    let block = library.layOut("one\ntwo\nthree", font: font, width: 200, lineLimit: 2)
    #expect(block.lines.map(\.string) == ["one", "two…"])
    #expect(block.isTruncated)
  }

  @Test func truncationStandsWhereItIsWanted() throws {
    func cut(_ truncation: Truncation) throws -> String {
      let block = library.layOut(
        "Strawberry Lattice", font: font, width: 60, lineLimit: 1, truncation: truncation)
      #expect(block.isTruncated)
      return try #require(block.lines.first).string
    }
    #expect(try cut(.end).hasPrefix("Strawb"))
    #expect(try cut(.end).hasSuffix("…"))
    #expect(try cut(.start).hasPrefix("…"))
    #expect(try cut(.start).hasSuffix("Lattice"))
    let middle = try cut(.middle)
    #expect(middle.hasPrefix("Str") && middle.hasSuffix("ice") && middle.contains("…"))
  }

  @Test func onlyTheEllipsisStandsWhereNothingFits() {
    #expect(lines("Strawberry", 1, 1) == ["…"])
  }

  @Test func limitsBelowOneCountAsOne() {
    #expect(lines("one two", width("one"), 0).count == 1)
    #expect(lines("one two", width("one"), -5).count == 1)
  }

  @Test func widthsThatAreNoNumberSetNoLimit() {
    #expect(lines("one two", .nan) == ["one two"])
    #expect(lines("ab", -1) == ["a", "b"])
  }

  @Test func blockIsAsLargeAsItsLines() {
    let block = library.layOut("one two three", font: font, width: width("three"))
    #expect(block.size.width == block.lines.map(\.width).max())
    #expect(block.size.height == 3 * block.lineHeight)
    #expect(block.baselines.count == 3)
    let nodes = block.nodes(at: Point(x: 7, y: 100), alignment: .middle, fill: .color(.black))
    #expect(nodes.map(\.origin.x) == [7, 7, 7])
    #expect(nodes.map(\.origin.y) == block.baselines.map { $0 + 100 })
  }

  /// Lines are as wide as allowed at most, hold the whole text, and break only where they may.
  @Test func propertiesOfRandomTexts() {
    let words = [
      "a", "of", "Donut", "Powdered", "抹茶ドーナツ", "「東京」、", "well-known", "1,234.50", "👨‍👩‍👧",
      "é", "e\u{301}", "12 %", "Donaudampfschifffahrt", "(x)", "–", "한국어", "A\u{A0}B", "!?",
    ]
    var random = SeededGenerator(seed: 20_260_814)
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let width = Double.random(in: 0...150, using: &random)
      let block = library.layOut(text, font: font, width: width)
      for line in block.lines where line.width > width + 1e-5 {
        #expect(line.string.count == 1, "\(line.string) in \(width)")
      }
      #expect(visible(block.lines.map(\.string).joined()) == visible(text))
      let limit = Int.random(in: 1...3, using: &random)
      let truncation = Truncation.allCases.randomElement(using: &random) ?? .end
      let cut = library.layOut(
        text, font: font, width: width, lineLimit: limit, truncation: truncation)
      #expect(cut.lines.count <= limit)
      #expect(cut.isTruncated == (block.lines.count > limit))
      for line in cut.lines where line.width > width + 1e-5 {
        #expect(line.string.count == 1, "\(line.string) in \(width)")
      }
      if cut.isTruncated { #expect(cut.lines.last?.string.contains("…") == true) }
    }
  }

  private func visible(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.filter { $0 != " " }
  }

  @Test func aMegabyteIsLaidOut() {
    let text = String(repeating: "Powdered Chocolate ", count: 50_000)
    #expect(library.layOut(text, font: font, width: 300, lineLimit: 2).lines.count == 2)
  }

  /// What is left of a text that is far too long is what is left of one that is only too long.
  @Test(arguments: Truncation.allCases)
  func theLengthOfALongTextDoesNotMatter(truncation: Truncation) {
    let parts = [
      "Powdered Chocolate ", "x", "抹茶ドーナツ", "👨‍👩‍👧", "Schifffahrt\u{301}-", "1,234.50 ", "iiiiillll",
    ]
    for part in parts {
      func cut(_ count: Int) -> TextBlock {
        library.layOut(
          String(repeating: part, count: count) + " end", font: font, width: 180.5, lineLimit: 2,
          truncation: truncation)
      }
      let short = cut(200 / part.count)
      let long = cut(20_000 / part.count)
      #expect(short.isTruncated && long.isTruncated)
      #expect(short.lines == long.lines, "\(part)")
    }
  }

  @Test func theTextsOfLongParagraphsStayWhole() {
    // Letters without width hold more than is looked at first.
    let text = String(repeating: "\u{2060}", count: 3_000) + "a b"
    #expect(lines(text, 100, 2).map { $0.filter { $0 != "\u{2060}" } } == ["a b"])
    let words = (0..<1_000).map { "word\($0)" }.joined(separator: " ")
    #expect(lines(words, 180, 100_000).joined(separator: " ") == words)
    #expect(lines(words, .infinity, 1) == [words])
  }

  @Test func onlyTheFirstOfEndlessMarksStay() {
    let marks = library.shape("a" + String(repeating: "\u{316}", count: 5_000) + "b", font: font)
    #expect(marks.string.unicodeScalars.count == 66)
    #expect(marks.string.unicodeScalars.last == "b")
    let few = "x" + String(repeating: "\u{316}", count: 64)
    #expect(library.shape(few + few, font: font).string == few + few)
    let chain = library.shape(String(repeating: "👩\u{200D}", count: 1_000), font: font).string
    #expect(chain.unicodeScalars.filter { $0 == "\u{200D}" }.count == 32)
    #expect(chain.unicodeScalars.filter { $0 == "👩" }.count == 1_000)
  }
}
