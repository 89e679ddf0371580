import Foundation
import Testing
import VectorScene

@testable import Typography

/// Fonts with changed bytes: whatever they say, reading them ends and gives finite numbers.
@Suite struct DamagedFontTests {
  /// How many times as many rounds as usual; see CONTRIBUTING.md.
  static let patience =
    ProcessInfo.processInfo.environment["CHALKBOARD_FUZZ"].flatMap(Int.init) ?? 1

  /// Rounds for each font; large files are copied for each round.
  @Test(
    arguments: [
      ("DejaVuSans-Bold", 400), ("Inter-Regular", 400), ("NotoSans-Regular", 400),
      ("NotoColorEmoji", 40),
    ]
  )
  func changedBytesDoNoHarm(_ name: String, _ rounds: Int) throws {
    guard let path = InstalledFonts.file(name) else { return }
    let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededGenerator(seed: 7)
    for round in 0..<rounds * Self.patience {
      Self.read(
        Self.damaged(original, &random), script: round.isMultiple(of: 2) ? "latn" : "cyrl")
    }
  }

  @Test func changedBytesOfAVariableFontDoNoHarm() {
    let original = FontBuilder.variable.bytes
    var random = SeededGenerator(seed: 8)
    for _ in 0..<3_000 * Self.patience { Self.read(Self.damaged(original, &random)) }
  }

  @Test(arguments: ["DejaVuSans-Bold", "Inter-Regular"])
  func truncatedFilesDoNoHarm(_ name: String) throws {
    guard InstalledFonts.path(name) != nil else { return }
    let original = try InstalledFonts.bytes(name)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 * Self.patience {
      Self.read(Array(original.prefix(Int.random(in: 0..<original.count, using: &random))))
    }
  }

  /// Changes a few bytes, mostly in the tables that layout reads, where offsets and counts stand.
  static func damaged(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    func number(_ place: Int) -> Int {
      original[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let tables = (0..<Int(original[5])).map { 12 + 16 * $0 }.map { place in
      (start: number(place + 8), length: number(place + 12))
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let table = tables.randomElement(using: &random) ?? (0, 0)
      let place: Int
      switch Int.random(in: 0..<8, using: &random) {
      case 0: place = Int.random(in: 0..<bytes.count, using: &random)
      case 1: place = Int.random(in: 0..<min(300, bytes.count), using: &random)
      case 2...4: place = table.start + Int.random(in: 0..<120, using: &random)
      default: place = table.start + Int.random(in: 0..<max(1, table.length), using: &random)
      }
      guard bytes.indices.contains(place) else { continue }
      bytes[place] =
        [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
        .randomElement(using: &random) ?? 0
    }
    return bytes
  }

  /// Latin with ligatures and marks, Cyrillic, ideographs, and emoji with all that joins them.
  static let text = Array(
    "AVTo ffi é…1,抹g%Qx i\u{307}\u{301}e\u{323}\u{302} й\u{306}👩🏽\u{200D}🚀🇩🇪1\u{FE0F}\u{20E3}"
      .unicodeScalars)

  static func read(_ bytes: [UInt8], script: Typography.Tag = "latn") {
    let file = FontFile(bytes: bytes).bytes
    for index in 0..<min(2, TableDirectory.faceCount(in: file)) {
      guard let directory = try? TableDirectory(file, face: index) else { continue }
      let header = FaceHeader(path: "damaged", index: index, directory: directory)
      for style in [nil, FaceStyle(weight: 777, width: 3, isItalic: true)] {
        if style != nil, !header.isVariable { continue }
        guard
          let face = try? FontFace(directory, header: header, name: "damaged", style: style)
        else { continue }
        read(face, script)
      }
    }
  }

  static func read(_ face: FontFace, _ script: Typography.Tag) {
    let metrics = face.lineMetrics(size: 10)
    #expect(metrics.lineHeight.isFinite && metrics.capHeight.isFinite)
    var previous: UInt16 = 0
    for scalar in text {
      let glyph = face.glyph(for: scalar.value)
      let width = face.advance(glyph) + Int(face.adjustment(previous, glyph))
      #expect(abs(width) <= 3_000_000)
      _ = face.tabularFigure(for: glyph)
      _ = face.isPassedOver(glyph)
      _ = face.glyph(for: scalar.value, variation: 0xFE0F)
      let box = face.outline(of: glyph)?.controlBox
      #expect(box.map { $0.width.isFinite && $0.height.isFinite } ?? true)
      let frame = face.picture(of: glyph)?.frame
      #expect(frame.map { $0.width.isFinite && $0.height.isFinite } ?? true)
      previous = glyph
    }
    let layout = face.layout(for: script)
    var run = text.map { scalar in
      LayoutGlyph(glyph: face.glyph(for: scalar.value), scalar: scalar.value, cluster: 0)
    }
    _ = run.contains { layout.needsLayout($0.glyph) }
    layout.layOut(&run, hasTabularFigures: true)
    #expect(run.allSatisfy { abs($0.advance) < 1 << 24 && abs($0.xOffset) < 1 << 30 })
  }
}
