import Testing
import VectorScene

@testable import Typography

@Suite struct EmbeddingRightsTests {
  @Test(arguments: [
    (0x0, EmbeddingRights.subset), (0x2, .none), (0x4, .subset), (0x8, .subset), (0x6, .subset),
    (0xA, .subset), (0x100, .notAsSubset), (0x104, .notAsSubset), (0x200, .notAsSubset),
    (0x102, .none),
  ])
  func bits(bits: Int, rights: EmbeddingRights) {
    var writer = FontTableWriter()
    for value in [4, 0, 0, 0, bits] { writer.int16(value) }
    #expect(EmbeddingRights(windows: FontFile(bytes: writer.bytes).bytes) == rights)
  }

  @Test func aFontThatDoesNotSayRestrictsNothing() {
    #expect(EmbeddingRights(windows: nil) == .subset)
    #expect(EmbeddingRights(windows: FontFile(bytes: [0, 4]).bytes) == .subset)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu), arguments: [0x2, 0x100])
  func aLockedFontIsReportedAndLeftOut(bits: Int) throws {
    var bytes = try InstalledFonts.bytes("DejaVuSans")
    let file = FontFile(bytes: bytes)
    let directory = try TableDirectory(file.bytes, face: 0)
    let windows = try #require(directory["OS/2"]).array(0, 96)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: windows) })
    bytes[place + 8] = UInt8(bits >> 8)
    bytes[place + 9] = UInt8(bits & 0xFF)
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "DejaVuSans.ttf")
    let library = FontLibrary(folders: [folder.path])
    let node = library.shape("Text", font: FontStyle(families: ["DejaVu Sans"], size: 10))
      .node(at: .zero, fill: .color(.black))
    #expect(library.embeddedFonts(for: [node]).fonts.isEmpty)
    let warnings = library.embeddingWarnings(for: [node, node])
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.contains("DejaVuSans") == true)
  }
}
