import Diagnostics
import Testing

@testable import DataTable

@Suite struct TextEncodingTests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer(TextEncoding.firstInvalidOffset)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xFF], 0), ([0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x96], 8),
      ([0xE2, 0x82, 0x41], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
    ] as [([UInt8], Int)])
  func findsTheFirstWrongByte(bytes: [UInt8], offset: Int) {
    #expect(firstInvalid(bytes) == offset)
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SeededGenerator(seed: 8)
    let interesting: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF,
      0xF0,
      0xF3, 0xF4, 0xF5,
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let bytes = (0..<count).map { _ in interesting.randomElement(using: &generator) ?? 0 }
      #expect((firstInvalid(bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil))
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0x61, 0x00, 0x62, 0x00], "UTF-16"),
      ([0x1F, 0x8B, 0x08, 0x01], "gzip"), ([0x50, 0x4B, 0x03, 0x04], "spreadsheet"),
      (Array("SQLite format 3\u{0}".utf8), "SQLite"), (Array("%PDF-1.7".utf8), "PDF"),
    ] as [([UInt8], String)])
  func namesOtherFormats(bytes: [UInt8], name: String) {
    let error = #expect(throws: Diagnostic.self) {
      try TextEncoding.textStart(of: LoadedInput(name: "x", bytes: bytes))
    }
    #expect(error?.message.contains(name) == true)
    #expect(error?.failure == .data)
  }

  @Test func countsLinesAndCharacters() {
    let bytes = Array("a\r\nbé\rc\n\nd".utf8)
    let places = bytes.indices.map { LineCounter.position(of: $0, in: bytes[...]) }
    #expect(places.map(\.line) == [1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 5])
    #expect(places[4].column == 2 && places[10].column == 1)
  }
}
