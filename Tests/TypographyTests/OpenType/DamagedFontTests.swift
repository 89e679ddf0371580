import Testing
import VectorScene

@testable import Typography

/// Fonts with changed bytes: whatever they say, reading them ends and gives finite numbers.
@Suite struct DamagedFontTests {
  @Test(
    arguments: ["DejaVuSans-Bold", "Inter-Regular", "NotoSansCJKjp-Regular"]
  )
  func changedBytesDoNoHarm(_ name: String) throws {
    guard InstalledFonts.path(name) != nil else { return }
    let original = try InstalledFonts.bytes(name)
    // Large files are mostly outlines; their tables are what is worth changing.
    var random = SeededGenerator(seed: 7)
    let rounds = original.count > 2_000_000 ? 60 : 700
    for _ in 0..<rounds { Self.read(Self.damaged(original, &random)) }
  }

  @Test(arguments: ["DejaVuSans-Bold", "Inter-Regular"])
  func truncatedFilesDoNoHarm(_ name: String) throws {
    guard InstalledFonts.path(name) != nil else { return }
    let original = try InstalledFonts.bytes(name)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      Self.read(Array(original.prefix(Int.random(in: 0..<original.count, using: &random))))
    }
  }

  /// Changes a few bytes, mostly in the first stretch of a table, where offsets and counts stand.
  static func damaged(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    let tables = (0..<Int(original[5])).map { 12 + 16 * $0 + 8 }.map { place in
      original[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place: Int
      switch Int.random(in: 0..<4, using: &random) {
      case 0: place = Int.random(in: 0..<bytes.count, using: &random)
      case 1: place = Int.random(in: 0..<min(300, bytes.count), using: &random)
      default:
        let start = tables.randomElement(using: &random) ?? 0
        place = start + Int.random(in: 0..<120, using: &random)
      }
      guard bytes.indices.contains(place) else { continue }
      bytes[place] =
        [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
        .randomElement(using: &random) ?? 0
    }
    return bytes
  }

  static func read(_ bytes: [UInt8]) {
    let file = FontFile(bytes: bytes).bytes
    for index in 0..<min(2, TableDirectory.faceCount(in: file)) {
      guard let directory = try? TableDirectory(file, face: index) else { continue }
      let header = FaceHeader(path: "damaged", index: index, directory: directory)
      guard let face = try? FontFace(directory, header: header, name: "damaged") else { continue }
      let metrics = face.lineMetrics(size: 10)
      #expect(metrics.lineHeight.isFinite && metrics.capHeight.isFinite)
      var previous: UInt16 = 0
      for scalar in Array("AVTo é…1,抹g%Qx".unicodeScalars) {
        let glyph = face.glyph(for: scalar.value)
        let width = face.advance(glyph) + Int(face.adjustment(previous, glyph))
        #expect(abs(width) <= 2_000_000)
        _ = face.tabularFigure(for: glyph)
        _ = face.isPassedOver(glyph)
        _ = face.outline(of: glyph)
        previous = glyph
      }
    }
  }
}
