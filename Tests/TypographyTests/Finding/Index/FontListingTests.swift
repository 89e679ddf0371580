import Foundation
import Testing

@testable import Typography

@Suite struct FontListingTests {
  private func listing(
    _ roots: [String], known: [FolderListing] = [], suspects: [String] = [],
    ageInSeconds: Int64 = 60
  ) -> [FolderListing] {
    var builder = FontListingBuilder(
      roots: roots, known: known, suspects: suspects,
      now: FileStamp.now() + ageInSeconds * 1_000_000_000)
    return builder.listing()
  }

  private func paths(_ listing: [FolderListing], in folder: TemporaryFolder) -> [Substring] {
    listing.flatMap { part in
      part.files.map { "\(part.path)/\($0.name)".dropFirst(folder.path.count + 1) }
    }
  }

  @Test func listingIsSortedAndHoldsFontsOnly() throws {
    let folder = try TemporaryFolder()
    for name in ["b.ttf", "a.OTF", "z/c.ttc", "d.txt", ".hidden.ttf", "e.ttf.gz", "A.ttf", "f.otc"]
    {
      try folder.write([1], to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    let found = listing([folder.path, folder.path + "/none"])
    #expect(paths(found, in: folder) == ["A.ttf", "a.OTF", "b.ttf", "f.otc", "z/c.ttc"])
    #expect(found.map(\.state) == [.isRead, .isRead, .isAbsent])
    #expect(found.map(\.root) == [0, 0, 1])
    #expect(found.flatMap(\.files).allSatisfy { $0.problem != nil && $0.faces.isEmpty })
  }

  @Test func aFolderThatIsAFileIsUnreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "file")
    #expect(listing([folder.path + "/file"]).map(\.state) == [.isUnreadable])
  }

  @Test func whatChangedAMomentAgoIsReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a.ttf")
    let fresh = listing([folder.path], ageInSeconds: 0)
    #expect(fresh[0].stamp == nil)
    #expect(fresh[0].files[0].stamp == nil)
    let settled = listing([folder.path])
    #expect(settled[0].stamp != nil)
    #expect(settled[0].files[0].stamp != nil)
  }

  @Test func onlyFoldersThatChangedAreReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "one/a.ttf")
    try folder.write([1], to: "two/b.ttf")
    var known = listing([folder.path])
    // What is not there shows whether it came from the folder or from the listing.
    known[1].files[0].problem = "known one"
    known[2].files[0].problem = "known two"
    try folder.write([1], to: "two/c.ttf")
    let again = listing([folder.path], known: known)
    #expect(again[1].files.map(\.problem) == ["known one"])
    #expect(again[2].files.map(\.name) == ["b.ttf", "c.ttf"])
    #expect(again[2].files.allSatisfy { $0.problem != "known two" })
    let suspected = listing([folder.path], known: known, suspects: [folder.path + "/one"])
    #expect(suspected[1].files.map(\.problem) != ["known one"])
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func goodFilesOfAFolderThatChangedAreNotReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("Inter-Regular"), to: "a.otf")
    try folder.write(try InstalledFonts.bytes("Inter-Bold"), to: "b.otf")
    var known = listing([folder.path])
    known[0].files[0].faces[0].styleName = "known"
    known[0].files[1].faces[0].styleName = "known"
    try folder.write(try InstalledFonts.bytes("Inter-Thin"), to: "b.otf")
    try folder.write(try InstalledFonts.bytes("Inter-Thin"), to: "c.otf")
    let again = listing([folder.path], known: known)
    #expect(again[0].files.map(\.faces.first?.styleName) == ["known", "Thin", "Thin"])
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func coverageIsWhatTheFaceSays() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("Inter-Regular"), to: "a.otf")
    let listed = try #require(listing([folder.path])[0].files[0].faces.first)
    #expect(listed.families == ["Inter"])
    #expect(listed.name == "Inter-Regular")
    #expect(listed.traits == .hasOutlines)
    let file = try FontFile(path: folder.path + "/a.otf")
    let directory = try TableDirectory(file.bytes)
    let header = FaceHeader(path: "", index: 0, directory: directory)
    let face = try FontFace(directory, header: header, name: "")
    for scalar in UInt32(0)..<0x20000 where listed.coverage.contains(scalar) != face.covers(scalar)
    {
      Issue.record("U+\(String(scalar, radix: 16))")
    }
  }
}

@Suite struct CharacterCoverageTests {
  @Test func stretchesFillBits() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      var coverage = CharacterCoverage()
      var wanted: Set<Int> = []
      var place = Int.random(in: 0..<300, using: &generator)
      for _ in 0..<6 {
        let end = place + Int.random(in: 0..<400, using: &generator)
        coverage.append(place...end)
        wanted.formUnion(place...end)
        place = end + 1 + Int.random(in: 0..<300, using: &generator)
      }
      let found = (0..<5_000).filter { coverage.contains(UInt32($0)) }
      #expect(found == wanted.sorted())
    }
  }

  @Test func charactersBeyondUnicodeAreLeftOut() {
    var coverage = CharacterCoverage()
    coverage.append(0x10FFFF...0x10FFFF)
    coverage.append(0x10FFFF...0x7FFF_FFFF)
    #expect(coverage.pages.map(\.number) == [0x10FF])
  }
}
