import Testing
import VectorScene

@Suite struct FaceStretchesTests {
  /// A text whose runs hold a glyph for each of these places.
  private func stretches(_ string: String, _ runs: [(face: FaceID, clusters: [UInt32])]) -> [String]
  {
    let node = TextNode(
      string, origin: .zero, font: FontStyle(families: ["A"], size: 10), fill: .color(.black),
      width: 10,
      runs: runs.map { run in
        GlyphRun(
          face: run.face, size: 10,
          glyphs: run.clusters.map { PlacedGlyph(glyph: 1, cluster: $0, x: 0) })
      })
    let bytes = Array(string.utf8)
    return node.faceStretches.map {
      "\($0.face.name):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test func aFaceForEachWord() {
    #expect(stretches("abcd", [("A", [0, 1]), ("B", [2, 3])]) == ["A:ab", "B:cd"])
    #expect(stretches("ab", [("A", [0, 1])]) == ["A:ab"])
    #expect(stretches("ab", []) == [])
  }

  @Test func spacesJoinWhatIsBesideThem() {
    #expect(
      stretches("ab c", [("A", [0, 1]), ("B", [2]), ("A", [3])]) == ["A:ab c"])
    #expect(stretches(" ab", [("B", [0]), ("A", [1, 2])]) == ["A: ab"])
    #expect(
      stretches("a\u{A0}\u{3000}b", [("A", [0]), ("B", [1, 3, 6])]) == ["A:a\u{A0}\u{3000}", "B:b"])
    #expect(stretches("  ", [("B", [0, 1])]) == ["B:  "])
  }

  @Test func orderIsThatOfTheString() {
    // From the right: the last word is the first run.
    #expect(
      stretches("ab cd", [("B", [4, 3]), ("C", [2]), ("A", [1, 0])]) == ["A:ab ", "B:cd"])
  }

  @Test func charactersWithoutGlyphsJoinTheFaceBefore() {
    #expect(stretches("xabyc", [("A", [1, 2]), ("B", [4])]) == ["A:xaby", "B:c"])
  }

  @Test func placesBeyondTheStringAreHeld() {
    #expect(stretches("ab", [("A", [0]), ("B", [9])]) == ["A:ab"])
  }
}
