import Testing
import VectorScene

@testable import Typography

@Suite struct PictureTests {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

  /// A table of one size of 100 pixels, whose glyphs 3 to 5 are found by `subtable`.
  private func table(_ subtable: [UInt8], data: [UInt8], first: Int = 3) -> PictureTable? {
    let size =
      FontBuilder.words([0, 56, 0, 0, 0, 1]) + Array(repeating: 0, count: 32) + [100, 100, 32, 1]
    let locations =
      FontBuilder.words([3, 0, 0, 1]) + size + FontBuilder.words([first, 5, 0, 8]) + subtable
    return PictureTable(
      locations: FontFile(bytes: locations).bytes, data: FontFile(bytes: data).bytes)
  }

  private let small: [UInt8] = [50, 40, 10, 45, 60]
  private let frame = Rect(x: 0.1, y: -0.45, width: 0.4, height: 0.5)

  @Test func offsetsForEveryGlyph() throws {
    // Two bytes stand before the pictures; the second glyph has none.
    let record = small + [0, 0, 0, 9] + Self.signature
    let data = [3, 0] + record + record
    for format in [1, 3] {
      let offsets = [0, 18, 18, 36].flatMap { format == 1 ? [0, $0] : [$0] }
      let table = table(
        FontBuilder.words([format, 17, 0, 2] + offsets), data: data)
      let picture = try #require(table?.picture(of: 3))
      #expect(picture.png == Self.signature)
      #expect(picture.frame == frame)
      #expect(table?.picture(of: 4) == nil)
      #expect(table?.picture(of: 5)?.frame == frame)
      #expect(table?.picture(of: 6) == nil)
      #expect(table?.picture(of: 2) == nil)
    }
  }

  @Test func picturesOfOneSize() throws {
    let record = [0, 0, 0, 9] + Self.signature + [0]
    let measures: [UInt8] = [50, 40, 10, 45, 60, 0, 0, 0]
    let all = table(
      FontBuilder.words([2, 19, 0, 0, 0, 14]) + measures, data: record + record + record)
    #expect(all?.picture(of: 5)?.frame == frame)
    let listed = table(
      FontBuilder.words([5, 19, 0, 0, 0, 14]) + measures + FontBuilder.words([0, 2, 3, 5]),
      data: record + record)
    #expect(listed?.picture(of: 5)?.frame == frame)
    #expect(listed?.picture(of: 4) == nil)
  }

  @Test func listedGlyphsWithLargeMeasures() throws {
    let record: [UInt8] = [50, 40, 10, 45, 60, 0, 0, 0, 0, 0, 0, 9] + Self.signature + [0]
    let listed = table(
      FontBuilder.words([4, 18, 0, 0, 0, 2, 3, 0, 5, 22, 9, 44]), data: record + record)
    #expect(listed?.picture(of: 3)?.frame == frame)
    #expect(listed?.picture(of: 5)?.png == Self.signature)
    #expect(listed?.picture(of: 4) == nil)
  }

  @Test func whatIsNoPNGIsNoPicture() {
    let record = small + [0, 0, 0, 9] + Array(repeating: 1, count: 9)
    #expect(
      table(FontBuilder.words([3, 17, 0, 0, 0, 18, 18, 18]), data: record)?.picture(of: 3) == nil)
    // A length beyond the glyph's stretch.
    let long = small + [0, 0, 0, 10] + Self.signature + [0]
    #expect(
      table(FontBuilder.words([3, 17, 0, 0, 0, 18, 18, 18]), data: long)?.picture(of: 3) == nil)
  }

  @Test(.enabled(if: GlyphLayoutTests.hasEmoji))
  func colourEmoji() throws {
    let face = try InstalledFonts.face("NotoColorEmoji")
    #expect(!face.header.hasOutlines)
    #expect(face.header.hasPictures && face.header.hasGlyphs)
    let picture = try #require(face.picture(of: face.glyph(for: 0x1F369)))
    #expect(picture.png.starts(with: Self.signature.prefix(8)))
    // 136 by 128 pixels at 109 pixels to the em.
    #expect(abs(picture.frame.width - 136.0 / 109) < 1e-9)
    #expect(abs(picture.frame.height - 128.0 / 109) < 1e-9)
    #expect(face.picture(of: 65_000) == nil)
  }
}
