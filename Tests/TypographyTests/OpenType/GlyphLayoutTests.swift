import Foundation
import Testing
import VectorScene

@testable import Typography

/// Glyphs and places as HarfBuzz gives them with `--features=-calt`, in font units.
@Suite struct GlyphLayoutTests {
  /// A glyph with its place from the start of the run.
  struct Placed: Equatable {
    var glyph: UInt16
    var x: Int
    var y: Int
  }

  /// The glyphs of a run, and its width.
  static func layOut(
    _ text: String, _ name: String, script: Typography.Tag = "latn", hasTabularFigures: Bool = false
  ) throws -> (glyphs: [Placed], clusters: [Int], width: Int) {
    let face = try InstalledFonts.face(name)
    var run = LayoutRunOfText.glyphs(of: text, face)
    face.layout(for: script).layOut(&run, hasTabularFigures: hasTabularFigures)
    var pen = 0
    var placed: [Placed] = []
    for glyph in run {
      placed.append(Placed(glyph: glyph.glyph, x: pen + glyph.xOffset, y: glyph.yOffset))
      pen += glyph.advance
    }
    return (placed, run.map(\.cluster), pen)
  }

  private func expect(
    _ text: String, in name: String, script: Typography.Tag = "latn", _ expected: [[Int]],
    width: Int
  ) throws {
    let run = try Self.layOut(text, name, script: script)
    let found = run.glyphs.map { [Int($0.glyph), $0.x, $0.y] }
    #expect(found == expected, "\(text) in \(name)")
    #expect(run.width == width, "\(text) in \(name)")
  }

  static let hasNotoSans = InstalledFonts.hasFace("NotoSans-Regular")
  static let hasEmoji = InstalledFonts.hasFace("NotoColorEmoji")

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func ligatures() throws {
    try expect(
      "fi ffl", in: "DejaVuSans", [[5042, 0, 0], [3, 1290, 0], [5045, 1941, 0]], width: 3921)
    let clusters = try Self.layOut("fi ffl", "DejaVuSans").clusters
    #expect(clusters == [0, 2, 3])
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func marksOnLetters() throws {
    try expect("\u{1EB9}\u{301}", in: "DejaVuSans", [[2487, 0, 0], [690, 1260, 0]], width: 1260)
    try expect(
      "x\u{323}\u{301}q\u{302}\u{303}", in: "DejaVuSans",
      [
        [91, 0, 0], [724, 1122, 1], [690, 1122, 0], [84, 1212, 0], [691, 2347, 0], [692, 2347, 0],
      ],
      width: 2512)
    // The dot of j goes where a mark comes.
    try expect(
      "j\u{308}\u{105}\u{30A}", in: "DejaVuSans",
      [[505, 0, 0], [697, 799, 0], [199, 569, 0], [699, 1667, 0]], width: 1824)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func vietnamese() throws {
    let glyphs = [
      [55, 0, 0], [76, 1188, 0], [2493, 1757, 0], [81, 3017, 0], [74, 4315, 0], [3, 5615, 0],
      [57, 6266, 0], [76, 7622, 0], [2501, 8191, 0], [87, 9451, 0],
    ]
    let text = "Ti\u{1EBF}ng Vi\u{1EC7}t"
    try expect(text, in: "DejaVuSans", glyphs, width: 10254)
    try expect(
      text.decomposedStringWithCanonicalMapping, in: "DejaVuSans", glyphs, width: 10254)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func greekAndCyrillic() throws {
    try expect(
      "\u{1FA7} \u{1F04}\u{323}", in: "DejaVuSans", script: "grek",
      [[2707, 0, 0], [3, 1715, 0], [2558, 2366, 0], [724, 3716, 0]], width: 3716)
    try expect(
      "\u{438}\u{306}\u{438}\u{302}", in: "DejaVuSans", script: "cyrl",
      [[974, 0, 0], [973, 1331, 0], [691, 2485, 0]], width: 2662)
  }

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter))
  func kerning() throws {
    try expect(
      "AVATAR To", in: "Inter-Regular",
      [
        [2, 0, 0], [453, 1712, 0], [2, 3440, 0], [409, 5104, 0], [2, 6672, 0], [382, 8576, 0],
        [1682, 10376, 0], [409, 11168, 0], [775, 12752, 0],
      ], width: 14432)
    try expect(
      "x\u{30C}1\u{20DD}", in: "Inter-Regular",
      [[946, 0, 0], [1667, 1572, 144], [1828, 1520, 0]], width: 5432)
  }

  @Test(.enabled(if: hasNotoSans))
  func kerningInContextAndStackedMarks() throws {
    try expect(
      "fi i\u{307}\u{30A} T\u{308}o", in: "NotoSans-Regular",
      [
        [1967, 0, 0], [3, 602, 0], [2081, 862, 0], [2993, 991, 0], [3000, 989, 201], [3, 1120, 0],
        [55, 1380, 0], [2992, 1659, 178], [82, 1866, 0],
      ], width: 2471)
  }

  @Test(.enabled(if: hasEmoji))
  func emoji() throws {
    // An astronaut with a skin tone, a flag, a heart and a keycap.
    try expect(
      "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}\u{1F1E9}\u{1F1EA}\u{2764}\u{FE0F}1\u{FE0F}\u{20E3}",
      in: "NotoColorEmoji", script: "DFLT",
      [[2522, 0, 0], [1581, 2550, 0], [168, 5100, 0], [1471, 7650, 0]], width: 10200)
    try expect(
      "\u{1F1E9}\u{1F1EA}\u{1F1EB}", in: "NotoColorEmoji", script: "DFLT",
      [[1581, 0, 0], [210, 2550, 0]], width: 5100)
  }

  @Test(.enabled(if: InstalledFonts.hasMeasuredInter))
  func tabularFiguresOnDemand() throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let one = face.glyph(for: 0x31)
    let plain = try Self.layOut("1\u{30C}", "Inter-Regular")
    let tabular = try Self.layOut("1\u{30C}", "Inter-Regular", hasTabularFigures: true)
    #expect(plain.glyphs.first?.glyph == one)
    #expect(tabular.glyphs.first?.glyph == face.tabularFigure(for: one))
    #expect(tabular.width == face.advance(face.tabularFigure(for: one)))
  }

  /// Where no glyph asks for layout, glyphs and pairs alone give the same.
  @Test(arguments: ["DejaVuSans", "Inter-Regular", "NotoSans-Regular"])
  func plainTextNeedsNoLayout(_ name: String) throws {
    guard InstalledFonts.hasFace(name) else { return }
    let face = try InstalledFonts.face(name)
    let layout = face.layout(for: "latn")
    var random = SeededGenerator(seed: 5)
    var plainCount = 0
    for _ in 0..<400 {
      let text = String(
        String.UnicodeScalarView(
          (0..<12).map { _ in
            Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))
          }))
      let run = LayoutRunOfText.glyphs(of: text, face)
      guard !run.contains(where: { layout.needsLayout($0.glyph) }) else { continue }
      plainCount += 1
      var laidOut = run
      layout.layOut(&laidOut, hasTabularFigures: false)
      #expect(laidOut.map(\.glyph) == run.map(\.glyph))
      let advances = run.indices.map { index in
        face.advance(run[index].glyph)
          + (index + 1 < run.count
            ? Int(layout.adjustment(run[index].glyph, run[index + 1].glyph)) : 0)
      }
      #expect(laidOut.map(\.advance) == advances, "\(text)")
      #expect(laidOut.allSatisfy { $0.xOffset == 0 && $0.yOffset == 0 })
    }
    #expect(plainCount > 50)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func plainTextIsTellable() throws {
    let face = try InstalledFonts.face("DejaVuSans")
    let layout = face.layout(for: "latn")
    for letter in "AVTo i,.123".unicodeScalars {
      #expect(!layout.needsLayout(face.glyph(for: letter.value)), "\(letter)")
    }
    #expect(layout.needsLayout(face.glyph(for: 0x66)))
    #expect(layout.needsLayout(face.glyph(for: 0x301)))
  }

  /// However many marks a letter has, layout ends soon and nothing overflows.
  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func manyMarksOnOneLetter() throws {
    let text = "e" + String(repeating: "\u{315}\u{323}", count: 5_000)
    let run = try Self.layOut(text, "DejaVuSans")
    #expect(run.glyphs.count > 9_000)
    #expect(run.glyphs.allSatisfy { abs($0.x) < 10_000_000 && abs($0.y) < 100_000_000 })
  }

  @Test func charactersAreTakenApart() {
    let all: (UInt32) -> Bool = { $0 < 0x1E00 }
    #expect(CharacterParts.parts(of: 0x1E53, covers: all) == [0x14D, 0x301])
    #expect(
      CharacterParts.parts(of: 0x1E53, covers: { $0 < 0x80 || $0 >= 0x300 && $0 < 0x370 })
        == [0x6F, 0x304, 0x301])
    #expect(CharacterParts.parts(of: 0x1E53, covers: { $0 < 0x80 }) == nil)
    #expect(CharacterParts.parts(of: 0x41, covers: all) == nil)
  }
}

/// Text as a shaper hands it to layout: composed, and taken apart where the face lacks a glyph.
enum LayoutRunOfText {
  static func glyphs(of text: String, _ face: FontFace) -> [LayoutGlyph] {
    var glyphs: [LayoutGlyph] = []
    var offset = 0
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      let covers: (UInt32) -> Bool = { face.glyph(for: $0) != 0 }
      let parts =
        covers(scalar.value)
        ? [scalar.value]
        : CharacterParts.parts(of: scalar.value, covers: covers) ?? [scalar.value]
      for part in parts {
        glyphs.append(LayoutGlyph(glyph: face.glyph(for: part), scalar: part, cluster: offset))
      }
      offset += UTF8.width(scalar)
    }
    return glyphs
  }
}
