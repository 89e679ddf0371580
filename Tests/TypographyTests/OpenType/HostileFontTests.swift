import Testing
import VectorScene

@testable import Typography

/// Fonts that are built to make a reader run on, or to point where nothing is.
@Suite struct HostileFontTests {
  private func layOut(_ font: FontBuilder, _ glyphs: [UInt16]) throws -> [LayoutGlyph] {
    let face = try font.face()
    let layout = face.layout(for: "latn")
    _ = layout.needsLayout(1)
    var run = glyphs.enumerated().map { LayoutGlyph(glyph: $1, scalar: 0x41, cluster: $0) }
    layout.layOut(&run, hasTabularFigures: false)
    return run
  }

  private var letters: FontBuilder {
    FontBuilder(outlines: [[], FontBuilder.square, FontBuilder.square])
  }

  /// A context of one glyph, 1, that applies a lookup to it.
  private func context(applying lookups: [Int]) -> [Int] {
    [3, 1, lookups.count, 8 + 4 * lookups.count] + lookups.flatMap { [0, $0] } + [1, 1, 1]
  }

  @Test func aLookupThatAppliesItself() throws {
    var font = letters
    font.set(
      "GSUB",
      FontBuilder.layout(
        feature: "ccmp", used: [0],
        lookups: [(5, 0, context(applying: [0, 0, 0])), (5, 0, context(applying: [0, 1, 1, 1]))]))
    let run = try layOut(font, Array(repeating: 1, count: 2_000))
    #expect(run.count == 2_000)
  }

  @Test func aLookupThatGrowsTheRun() throws {
    var font = letters
    // Glyph 1 becomes four of it, over and over.
    let growing = [1, 8, 1, 14, 1, 1, 1] + [4, 1, 1, 1, 1]
    font.set(
      "GSUB",
      FontBuilder.layout(
        feature: "ccmp", used: [0],
        lookups: [
          (5, 0, context(applying: [1, 1, 1, 1, 1, 1, 0])), (2, 0, growing),
        ]))
    let run = try layOut(font, Array(repeating: 1, count: 300))
    #expect(run.count >= 300 && run.count < 1_000_000)
    #expect(run.allSatisfy { $0.glyph == 1 })
  }

  @Test func aLookupThatRemovesTheRun() throws {
    var font = letters
    let removing = [1, 8, 1, 14, 1, 1, 1] + [0]
    font.set("GSUB", FontBuilder.layout(feature: "ccmp", used: [0], lookups: [(2, 0, removing)]))
    #expect(try layOut(font, [1, 2, 1, 1]).map(\.glyph) == [2])
    font.set(
      "GSUB",
      FontBuilder.layout(
        feature: "ccmp", used: [0],
        lookups: [(5, 0, context(applying: [1, 1])), (2, 0, removing)]))
    #expect(try layOut(font, [1, 2, 1, 1]).map(\.glyph) == [2])
  }

  @Test func aLookupThatDoesNotExist() throws {
    var font = letters
    font.set(
      "GSUB",
      FontBuilder.layout(
        feature: "ccmp", used: [0, 7], lookups: [(5, 0, context(applying: [9]))]))
    #expect(try layOut(font, [1, 2]).map(\.glyph) == [1, 2])
  }

  @Test func aGlyphThatIsPartOfItself() throws {
    let loop = FontBuilder.composite(of: [(glyph: 1, x: 0, y: 0), (glyph: 1, x: 1, y: 0)])
    let face = try FontBuilder(outlines: [[], loop, FontBuilder.square]).face()
    #expect(face.outline(of: 1) == nil)
    #expect(face.outline(of: 2) != nil)
    let other = FontBuilder.composite(of: [(glyph: 2, x: 0, y: 0)])
    let back = FontBuilder.composite(of: [(glyph: 1, x: 0, y: 0)])
    #expect(try FontBuilder(outlines: [[], other, back]).face().outline(of: 1) == nil)
  }

  /// Each level has many parts, so that few glyphs would make billions of contours.
  @Test func aGlyphWithTooManyParts() throws {
    var outlines = [[], FontBuilder.square]
    for level in 1...5 {
      outlines.append(
        FontBuilder.composite(of: Array(repeating: (glyph: level, x: 1, y: 1), count: 40)))
    }
    #expect(try FontBuilder(outlines: outlines).face().outline(of: 6) == nil)
  }

  @Test func aCharacterMapThatPointsNowhere() throws {
    var font = letters
    font.set("cmap", words: [0, 1, 3, 10, 0x7FFF, 12])
    #expect(throws: FontFace.Problem.table("cmap")) { try font.face() }
    // Groups with glyphs that do not exist, and a list that ends too early.
    font.set(
      "cmap",
      words: [0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0x7FFF, 0xFFFF] + [0, 0x41, 0, 0x5A, 0, 900])
    #expect(try font.face().glyph(for: 0x41) == 0)
    font.set("cmap", words: [0, 1, 0, 3, 0, 12, 6, 16, 0, 0x41, 500, 1])
    #expect(try font.face().glyph(for: 0x41) == 1)
    #expect(try font.face().glyph(for: 0x50) == 0)
  }

  @Test func tablesBeyondTheEndOfTheFile() throws {
    let whole = letters.bytes
    for record in 0..<7 {
      for offset in [0, 0x7FFF_FFFF, whole.count - 1, whole.count] {
        var bytes = whole
        let place = 12 + 16 * record + 8
        bytes.replaceSubrange(
          place..<place + 4, with: FontBuilder.words([offset >> 16, offset & 0xFFFF]))
        DamagedFontTests.read(bytes)
      }
    }
  }

  @Test func everyPrefixOfAFont() {
    let whole = FontBuilder.variable.bytes
    for length in whole.indices { DamagedFontTests.read(Array(whole.prefix(length))) }
  }

  @Test func coveragesThatRepeat() {
    // Ranges that each hold all glyphs: only the first is in order.
    let ranges = (0..<500).flatMap { _ in [0, 0xFFFF, 0] }
    let table = FontFile(bytes: FontBuilder.words([2, 500] + ranges)).bytes
    var count = 0
    GlyphSets.forEachRange(at: 0, in: table) { _ in count += 1 }
    #expect(count == 1)
  }
}
