import Diagnostics
import Testing
import VectorScene

@testable import Typography

/// Widths are compared with what HarfBuzz gives for the same face, in font units.
@Suite struct ShapingTests {
  private let library = FontLibrary()

  struct Expectation: Sendable, CustomStringConvertible {
    var text: String
    var font: FontStyle
    var width: Double

    var description: String { "\(text) in \(font.families)" }
  }

  static let inInter: [Expectation] = [
    Expectation(text: "AV", font: fontUnits("Inter", em: 2_816), width: 3_616),
    Expectation(text: "To", font: fontUnits("Inter", em: 2_816), width: 3_264),
    Expectation(text: "Total Sales", font: fontUnits("Inter", em: 2_816), width: 14_500),
    Expectation(text: "Ärger", font: fontUnits("Inter", em: 2_816), width: 7_308),
    Expectation(text: "1,117", font: fontUnits("Inter", em: 2_816), width: 5_956),
    Expectation(
      text: "1,117", font: fontUnits("Inter", em: 2_816, hasTabularFigures: true), width: 8_072),
    Expectation(
      text: "8,888", font: fontUnits("Inter", em: 2_816, hasTabularFigures: true), width: 8_072),
    Expectation(
      text: "Total Sales", font: fontUnits("Inter", em: 2_816, weight: 600), width: 14_862),
    Expectation(text: "AVA Quick", font: fontUnits("Inter", em: 2_816), width: 13_688),
    Expectation(
      text: "AVA Quick", font: fontUnits("Inter", em: 2_816, isItalic: true), width: 13_728),
    Expectation(text: "AVA Quick", font: fontUnits("Inter Display", em: 2_048), width: 9_356),
  ]

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter), arguments: inInter)
  func widthsInInter(_ expected: Expectation) {
    let line = library.shape(expected.text, font: expected.font)
    #expect(abs(line.width - expected.width) < 1e-6)
    #expect(line.isComplete)
    #expect(line.runs.flatMap(\.glyphs).count == expected.text.count)
  }

  @Test(
    .enabled(if: InstalledFonts.hasDejaVu),
    arguments: [("AV", 2_671.0), ("To", 2_156), ("Total Sales", 10_885), ("11:17", 5_902)])
  func widthsInDejaVu(_ text: String, _ width: Double) {
    let line = library.shape(text, font: fontUnits("DejaVu Sans", em: 2_048))
    #expect(abs(line.width - width) < 1e-6)
  }

  @Test(.enabled(if: InstalledFonts.hasFamily("Noto Sans CJK JP")))
  func widthsInACollectionOfCIDKeyedFonts() {
    let line = library.shape("抹茶AV", font: fontUnits("Noto Sans CJK JP", em: 1_000))
    #expect(abs(line.width - 3_168) < 1e-6)
    #expect(line.runs.map(\.face) == ["NotoSansCJKjp-Regular"])
  }

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter))
  func placesFollowAdvancesAndKerning() throws {
    let line = library.shape("AVA", font: fontUnits("Inter", em: 2_816))
    let places = try #require(line.runs.first).glyphs.map(\.x)
    #expect(places.count == 3)
    #expect(zip(places, [0, 1_712, 3_440]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(abs(line.width - 5_344) < 1e-6)
  }

  @Test func widthIsProportionalToSize() {
    let small = library.shape("Total Sales", font: FontStyle(families: ["sans-serif"], size: 11))
    let large = library.shape("Total Sales", font: FontStyle(families: ["sans-serif"], size: 33))
    #expect(abs(large.width - 3 * small.width) < 1e-9)
  }

  @Test func lineEndsAndTabsBecomeSpacesAndControlsVanish() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let line = library.shape("a\r\nb\tc\u{0}\u{1B}d\u{FFFE}", font: font)
    #expect(line.string == "a b cd")
    #expect(line.width == library.shape("a b cd", font: font).width)
  }

  @Test func decomposedLettersAreComposed() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let line = library.shape("Cafe\u{301}", font: font)
    #expect(line.string.unicodeScalars.count == 4)
    #expect(line.width == library.shape("Café", font: font).width)
  }

  private struct Place: Equatable {
    var glyph: UInt16
    var x: Double
  }

  @Test func invisibleCharactersHaveNoWidth() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let plain = library.shape("AV", font: font)
    let joined = library.shape("A\u{200B}\u{FE0F}V\u{AD}", font: font)
    #expect(joined.width == plain.width)
    let places = plain.runs.flatMap(\.glyphs).map { Place(glyph: $0.glyph, x: $0.x) }
    #expect(joined.runs.flatMap(\.glyphs).map { Place(glyph: $0.glyph, x: $0.x) } == places)
    #expect(joined.isComplete)
  }

  @Test func spacesThatAFaceLacksAreMade() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let line = library.shape("1\u{202F}000\u{2009}€\u{A0}x\u{3000}y", font: font)
    #expect(line.isComplete)
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func sameTextInOtherBytesKeepsItsString() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    // Canonically equivalent, and both three scalars long: ANGSTROM SIGN and A WITH RING.
    let one = library.shape("\u{212B}", font: font)
    let other = library.shape("\u{C5}", font: font)
    #expect(one.string.unicodeScalars.first?.value == 0x212B)
    #expect(other.string.unicodeScalars.first?.value == 0xC5)
  }

  @Test(arguments: [Double.nan, .infinity, -3, 0, 1e300])
  func sizesThatCannotBeDrawnGiveFiniteWidths(_ size: Double) {
    let line = library.shape("Total", font: FontStyle(families: ["sans-serif"], size: size))
    #expect(line.width.isFinite)
    #expect(line.metrics.lineHeight.isFinite)
    #expect(line.runs.allSatisfy { $0.size.isFinite })
    #expect(line.font.size.isFinite)
  }

  @Test func manyMarksOnOneLetterTakeNoRoom() {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let line = library.shape("q" + String(repeating: "\u{327}", count: 10_000), font: font)
    #expect(line.width == library.shape("q", font: font).width)
  }

  @Test func manyThreadsGetTheSameLines() async {
    let font = FontStyle(families: ["sans-serif"], size: 10)
    let texts = (0..<200).map { "Label \($0 % 50)" }
    let expected = texts.map { FontLibrary().shape($0, font: font) }
    let shared = FontLibrary()
    let shaped = await withTaskGroup(of: (Int, ShapedLine).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, shared.shape(text, font: font)) }
      }
      return await group.reduce(into: [Int: ShapedLine]()) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.allSatisfy { shaped[$0] == expected[$0] })
  }

  @Test func nodeCarriesTheLine() {
    let line = library.shape("Total", font: FontStyle(families: ["sans-serif"], size: 10))
    let node = line.node(at: Point(x: 5, y: 6), anchor: .end, fill: .color(.black))
    #expect(node.string == "Total")
    #expect(node.width == line.width)
    #expect(node.runs == line.runs)
    #expect(node.start.x == 5 - line.width)
  }

  @Test func aNarrowSpaceBeforeLettersIsDrawnWide() {
    let font = FontStyle(families: ["Inter"], size: 11)
    #expect(library.shape("12\u{202F}AM", font: font).string == "12\u{A0}AM")
    #expect(library.shape("1\u{202F}234\u{202F}€", font: font).string == "1\u{202F}234\u{202F}€")
    #expect(library.shape("5\u{202F}", font: font).string == "5\u{202F}")
  }
}
