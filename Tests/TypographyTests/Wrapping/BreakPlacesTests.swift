import Testing

@testable import Typography

@Suite struct BreakPlacesTests {
  @Test(arguments: [
    ("one two  three", ["one ", "two  ", "three"]), ("well-known", ["well-", "known"]),
    ("日本、語", ["日", "本、", "語"]), ("über é日", ["über ", "é", "日"]), ("one", ["one"]),
  ])
  func placesAreOffsetsOfBytes(text: String, pieces: [String]) {
    let places = [0] + FontLibrary.breakPlaces(of: text) + [text.utf8.count]
    let bytes = Array(text.utf8)
    let found = zip(places, places.dropFirst()).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
    #expect(found == pieces)
  }

  @Test func anEmptyTextHasNone() { #expect(FontLibrary.breakPlaces(of: "").isEmpty) }
}
