import Foundation
import Testing
import VectorScene

@testable import Typography

/// Fonts whose tables are damaged as a whole: they are left out and said to be.
@Suite struct OutlineCheckTests {
  private var squares: FontBuilder {
    FontBuilder(outlines: [[]] + Array(repeating: FontBuilder.square, count: 20))
  }

  private func problem(_ font: FontBuilder) -> FontFace.Problem? {
    do {
      _ = try font.face()
      return nil
    } catch {
      return error as? FontFace.Problem
    }
  }

  /// What a library says of a font, which it does not use.
  private func warnings(_ bytes: [UInt8], _ name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: name)
    let library = FontLibrary(folders: [folder.path])
    for family in ["Inter", "DejaVu Sans", "Noto Color Emoji", "No Such Family"] {
      #expect(library.shape("ab", font: FontStyle(families: [family], size: 10)).runs.isEmpty)
    }
    let warnings = library.takeWarnings().filter { $0.place?.file == "\(folder.path)/\(name)" }
    return warnings.map { String($0.message.dropFirst("unreadable font file: ".count)) }
  }

  /// Where a table's entry in the list of tables stands, and where the table is.
  private func entry(_ tag: String, in bytes: [UInt8]) throws -> (place: Int, table: Range<Int>) {
    let place = try #require(
      stride(from: 12, to: 700, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) })
    func number(_ place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (place, number(place + 8)..<number(place + 8) + number(place + 12))
  }

  private enum Damage: CaseIterable { case zeros, noise, shift }

  private func damaged(_ bytes: [UInt8], _ tag: String, _ damage: Damage) throws -> [UInt8] {
    let range = try entry(tag, in: bytes).table
    var random = SeededGenerator(seed: 5)
    var bytes = bytes
    bytes.replaceSubrange(
      range,
      with: range.map { place in
        switch damage {
        case .zeros: 0
        case .noise: UInt8.random(in: 0...255, using: &random)
        case .shift: bytes[max(range.lowerBound, place - 7)]
        }
      })
    return bytes
  }

  @Test(.enabled(if: InstalledFonts.hasInter4)) func damagedCubicOutlines() throws {
    let whole = try InstalledFonts.bytes("Inter-Regular")
    for damage in Damage.allCases {
      #expect(
        try warnings(try damaged(whole, "CFF ", damage), "Inter-Regular.otf")
          == ["the table \"CFF \" is missing or damaged"])
    }
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu)) func damagedQuadraticOutlines() throws {
    let whole = try InstalledFonts.bytes("DejaVuSans-Bold")
    for tag in ["loca", "glyf"] {
      for damage in [Damage.zeros, .noise] {
        #expect(
          try warnings(try damaged(whole, tag, damage), "DejaVuSans-Bold.ttf")
            == ["the table \"\(tag)\" is missing or damaged"])
      }
    }
  }

  @Test(
    .enabled(if: InstalledFonts.hasDejaVu && InstalledFonts.hasInter4),
    arguments: ["DejaVuSans-Bold", "Inter-Regular"], [30, 70, 95])
  func filesThatWereCut(_ name: String, _ percent: Int) throws {
    let whole = try InstalledFonts.bytes(name)
    for file in ["\(name).ttf", "f.ttf"] {
      let found = try warnings(Array(whole.prefix(whole.count * percent / 100)), file)
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix("ends beyond the end of the file") == true)
    }
  }

  @Test(.enabled(if: InstalledFonts.hasFace("NotoColorEmoji"))) func picturesThatWereCut() throws {
    let path = try #require(InstalledFonts.file("NotoColorEmoji"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for file in ["NotoColorEmoji.ttf", "f.ttf"] {
      #expect(
        try warnings([UInt8](bytes.prefix(bytes.count / 2)), file)
          == ["the table \"CBDT\" ends beyond the end of the file"])
    }
  }

  @Test func outlinesThatAreNotInTheFile() throws {
    for tag in ["glyf", "loca"] {
      var bytes = squares.bytes
      let place = try entry(tag, in: bytes).place
      bytes[place + 8] = 0x7F
      #expect(
        try warnings(bytes, "f.ttf") == ["the table \"\(tag)\" ends beyond the end of the file"])
    }
  }

  @Test func aSignatureIsNotMissed() throws {
    var font = squares
    font.set("DSIG", words: [0, 1])
    #expect(problem(font) == nil)
    var bytes = font.bytes
    bytes[try entry("DSIG", in: bytes).place + 8] = 0x7F
    let directory = try TableDirectory(FontFile(bytes: bytes).bytes)
    #expect(directory["DSIG"] == nil)
  }

  @Test func countsThatContradictEachOther() {
    var font = squares
    #expect(problem(font) == nil)
    font.set("maxp", words: [0, 0x5000, 22])
    #expect(problem(font) == .table("loca"))
    font.set("maxp", words: [0, 0x5000, 0])
    #expect(problem(font) == .table("maxp"))
    font.set("maxp", words: [7, 7, 21])
    #expect(problem(font) == .table("maxp"))
  }

  @Test func locationsThatFallOrLeadOutside() {
    var font = squares
    font.set("loca", words: [0] + (0..<21).map { 200 - 5 * $0 })
    #expect(problem(font) == .table("loca"))
    font.set("loca", words: (0..<22).map { 100 * $0 })
    #expect(problem(font) == .table("loca"))
    font.set("glyf", [])
    font.set("loca", words: Array(repeating: 0, count: 22))
    #expect(problem(font) == nil)
  }

  @Test func damageToSomeGlyphsIsBorneWith() {
    var outlines = Array(repeating: FontBuilder.square, count: 20)
    for glyph in 3..<8 { outlines[glyph] = Array(repeating: 0, count: 22) }
    #expect(problem(FontBuilder(outlines: outlines)) == nil)
  }
}
