import Testing
import VectorScene

@testable import Typography

/// Boxes and counts of elements as fontTools gives them.
@Suite struct OutlineTests {
  private let library = FontLibrary()

  struct Expectation: Sendable {
    var text: String
    var box: [Double]
    var contours: Int
    var lines: Int
    var curves: Int
  }

  static let inInter = [
    Expectation(text: "A", box: [72, 0, 1_832, 2_048], contours: 2, lines: 10, curves: 0),
    Expectation(text: "g", box: [144, -608, 1_500, 1_556], contours: 2, lines: 7, curves: 12),
    Expectation(text: "Q", box: [168, -192, 1_976, 2_076], contours: 2, lines: 5, curves: 10),
    Expectation(text: "8", box: [170, -28, 1_564, 2_076], contours: 3, lines: 2, curves: 16),
    Expectation(text: "%", box: [236, -28, 2_052, 2_076], contours: 5, lines: 7, curves: 16),
    Expectation(text: "Ä", box: [72, 0, 1_832, 2_624], contours: 4, lines: 10, curves: 8),
    Expectation(text: "…", box: [208, -16, 2_104, 344], contours: 3, lines: 0, curves: 12),
  ]

  static let inDejaVu = [
    ("A", [16.0, 0, 1_384, 1_493]), ("g", [113, -426, 1_114, 1_147]),
    ("8", [139, -29, 1_163, 1_520]), ("é", [113, -29, 1_151, 1_638]),
    ("Ä", [16, 0, 1_384, 1_870]), ("…", [236, 0, 1_812, 254]),
  ]

  private func outline(_ text: String, _ family: String, em: Double) throws -> Path {
    let run = try #require(library.shape(text, font: fontUnits(family, em: em)).runs.first)
    let glyph = try #require(run.glyphs.first)
    return try #require(library.outline(of: glyph.glyph, in: run.face))
  }

  private func expect(_ path: Path, em: Double, box: [Double]) throws {
    let found = try #require(path.controlBox)
    let edges = [found.minX, -found.maxY, found.maxX, -found.minY].map { $0 * em }
    #expect(zip(edges, box).allSatisfy { abs($0 - $1) < 1e-6 }, "\(edges) is not \(box)")
  }

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter), arguments: inInter)
  func cubicOutlines(_ expected: Expectation) throws {
    let path = try outline(expected.text, "Inter", em: 2_816)
    try expect(path, em: 2_816, box: expected.box)
    var counts = (moves: 0, lines: 0, curves: 0, closes: 0)
    for element in path.elements {
      switch element {
      case .move: counts.moves += 1
      case .line: counts.lines += 1
      case .quadratic, .cubic: counts.curves += 1
      case .close: counts.closes += 1
      }
    }
    #expect(counts.moves == expected.contours)
    #expect(counts.closes == expected.contours)
    #expect(counts.lines == expected.lines)
    #expect(counts.curves == expected.curves)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu), arguments: inDejaVu)
  func quadraticAndCompositeOutlines(_ text: String, _ box: [Double]) throws {
    try expect(try outline(text, "DejaVu Sans", em: 2_048), em: 2_048, box: box)
  }

  @Test(.enabled(if: InstalledFonts.hasFamily("Noto Sans CJK JP")))
  func outlinesOfACIDKeyedFont() throws {
    let path = try outline("抹", "Noto Sans CJK JP", em: 1_000)
    try expect(path, em: 1_000, box: [28, -82, 975, 840])
  }

  @Test func aSpaceIsEmptyAndWhatIsUnknownIsNil() throws {
    let line = library.shape("a ", font: FontStyle(families: ["sans-serif"], size: 10))
    let run = try #require(line.runs.first)
    let space = try #require(run.glyphs.last)
    #expect(library.outline(of: space.glyph, in: run.face)?.isEmpty == true)
    #expect(library.outline(of: 65_535, in: run.face) == nil)
    #expect(library.outline(of: 1, in: "No-Such-Face") == nil)
  }
}
