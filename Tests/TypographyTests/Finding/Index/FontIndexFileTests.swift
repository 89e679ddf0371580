import Foundation
import Testing
import VectorScene

@testable import Typography

@Suite(.enabled(if: InstalledFonts.hasInter4)) struct FontIndexFileTests {
  private let fonts: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    fonts = try TemporaryFolder()
    cache = try TemporaryFolder()
    try fonts.write(try InstalledFonts.bytes("Inter-Regular"), to: "deep/f0.otf")
    try fonts.write(try InstalledFonts.bytes("Inter-Bold"), to: "deep/f1.otf")
  }

  private var cacheFolder: String { cache.path + "/made/chalkboard" }

  private func library() -> FontLibrary {
    FontLibrary(folders: [fonts.path], cacheFolder: cacheFolder)
  }

  private func face(_ family: String, weight: Int = 400) -> FaceID? {
    let font = FontStyle(families: [family], size: 10, weight: weight)
    return library().shape("a", font: font).runs.first?.face
  }

  private func indexes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cacheFolder).sorted()
  }

  private func indexPath() throws -> String { "\(cacheFolder)/\(try #require(indexes().first))" }

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: try indexPath())))
  }

  /// As if the folders had been left alone for a while.
  private func settle() throws {
    var builder = FontListingBuilder(
      roots: [fonts.path], now: FileStamp.now() + 60_000_000_000)
    let bytes = FontIndexEncoder.bytes(of: builder.listing(), roots: [fonts.path])
    FontIndexFile(cacheFolder: cacheFolder, roots: [fonts.path]).save(bytes)
  }

  @Test func anIndexIsMadeWhereItIsNeeded() throws {
    #expect(face("Inter") == "Inter-Regular")
    #expect(try indexes().count == 1)
    #expect(face("Inter", weight: 700) == "Inter-Bold")
    #expect(try indexes().count == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: try indexPath())
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func noIndexIsMadeForAFamilyThatIsWhereItIsLikely() throws {
    try fonts.write(try InstalledFonts.bytes("InterDisplay-Bold"), to: "InterDisplay-Bold.otf")
    #expect(face("Inter Display") == "InterDisplay-Bold")
    #expect(!FileManager.default.fileExists(atPath: cacheFolder))
  }

  @Test func newFilesAreFound() throws {
    try settle()
    #expect(face("Inter", weight: 100) == "Inter-Regular")
    try fonts.write(try InstalledFonts.bytes("Inter-Thin"), to: "deep/f2.otf")
    #expect(face("Inter", weight: 100) == "Inter-Thin")
    try FileManager.default.removeItem(atPath: fonts.path + "/deep/f2.otf")
    #expect(face("Inter", weight: 100) == "Inter-Regular")
  }

  @Test func aFileThatIsRewrittenInItsPlaceIsReadAgain() throws {
    try settle()
    let handle = try #require(FileHandle(forWritingAtPath: fonts.path + "/deep/f1.otf"))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(try InstalledFonts.bytes("Inter-Thin")))
    try handle.close()
    #expect(face("Inter", weight: 700) == "Inter-Regular")
    #expect(face("Inter", weight: 100) == "Inter-Thin")
  }

  @Test func aDamagedIndexIsMadeAnew() throws {
    try settle()
    let good = try bytes()
    for damaged in [[], Array(good.prefix(50)), Array(good.reversed()), Array("hostile".utf8)] {
      try Data(damaged).write(to: URL(fileURLWithPath: try indexPath()))
      #expect(face("Inter") == "Inter-Regular")
      #expect(try bytes().count == good.count)
    }
  }

  @Test func anIndexThatLiesGivesNoWrongFace() throws {
    var builder = FontListingBuilder(
      roots: [fonts.path], now: FileStamp.now() + 60_000_000_000)
    var listing = builder.listing()
    for folder in listing.indices {
      for file in listing[folder].files.indices {
        for face in listing[folder].files[file].faces.indices {
          listing[folder].files[file].faces[face].families = ["Nonsense"]
          listing[folder].files[file].faces[face].coverage.append(0x4E00...0x4E00)
        }
      }
    }
    FontIndexFile(cacheFolder: cacheFolder, roots: [fonts.path])
      .save(FontIndexEncoder.bytes(of: listing, roots: [fonts.path]))
    let library = library()
    let font = FontStyle(families: ["Nonsense"], size: 10)
    #expect(library.shape("a", font: font).runs.first?.face == "Inter-Regular")
    #expect(library.takeWarnings().map(\.message).first?.contains("unknown font family") == true)
    #expect(!library.shape("\u{4E00}", font: font).isComplete)
  }

  @Test func aCacheThatCannotBeWrittenIsNoFault() throws {
    try cache.write([1], to: "made")
    let library = library()
    let font = FontStyle(families: ["Inter"], size: 10)
    #expect(library.shape("a", font: font).runs.first?.face == "Inter-Regular")
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func oldIndexesAreRemoved() throws {
    for number in 0..<40 {
      FontIndexFile(cacheFolder: cacheFolder, roots: ["/\(number)"]).save([1, 2, 3])
    }
    #expect(try indexes().count == 16)
  }

  @Test func indexesOfLongAgoAreRemoved() throws {
    for (number, days) in [20.0, 40].enumerated() {
      FontIndexFile(cacheFolder: cacheFolder, roots: ["/\(number)"]).save([1, 2, 3])
      let kept = try #require(
        try indexes().first { try modified($0) > Date(timeIntervalSinceNow: -60) })
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86_400 * days)],
        ofItemAtPath: "\(cacheFolder)/\(kept)")
    }
    let other = "\(cacheFolder)/fonts-of-mine.txt"
    try Data([1]).write(to: URL(fileURLWithPath: other))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: other)
    #expect(try indexes().count == 3)
    FontIndexFile(cacheFolder: cacheFolder, roots: ["/2"]).save([1, 2, 3])
    #expect(try indexes().count == 3)
    #expect(try indexes().contains("fonts-of-mine.txt"))
    let oldest = Date(timeIntervalSinceNow: -86_400 * 30)
    #expect(try indexes().filter { try modified($0) < oldest } == ["fonts-of-mine.txt"])
  }

  private func modified(_ name: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(cacheFolder)/\(name)")
    return try #require(attributes[.modificationDate] as? Date)
  }

  @Test func foldersWithoutFontsLeaveNoIndex() throws {
    let library = FontLibrary(
      folders: [fonts.path], userFolders: [cache.path + "/none"], cacheFolder: cacheFolder)
    _ = library.shape("a", font: FontStyle(families: ["No Such Family"], size: 10))
    #expect(try indexes().count == 1)
  }

  @Test func unreadableFilesAreReportedFromTheIndexToo() throws {
    try fonts.write([], to: "Empty.ttf")
    try settle()
    for _ in 0..<2 {
      let library = library()
      #expect(library.faces().map(\.name) == ["Inter-Regular", "Inter-Bold"])
      let warnings = library.takeWarnings()
      #expect(warnings.map(\.place?.file) == ["\(fonts.path)/Empty.ttf"])
      #expect(warnings.map(\.message) == ["unreadable font file: it is empty"])
    }
  }
}
