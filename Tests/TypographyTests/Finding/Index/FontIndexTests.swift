import Foundation
import Testing
import VectorScene

@testable import Typography

@Suite struct FontIndexTests {
  private let roots = ["/fonts", "/more"]

  private func read(_ bytes: [UInt8]) -> FontIndex? {
    FontIndex(FontFile(bytes: bytes).bytes, roots: roots)
  }

  /// A listing with all that may stand in one.
  private func sample() -> [FolderListing] {
    var latin = CharacterCoverage()
    latin.append(0x20...0x7E)
    latin.append(0xA0...0x17F)
    var chinese = latin
    chinese.append(0x4E00...0x9FFF)
    chinese.append(0x20000...0x20010)
    let stamp = FileStamp(device: 0, number: 7, size: 80, modified: -5, changed: 1 << 60)
    func face(_ family: String, _ index: Int, _ coverage: CharacterCoverage) -> FaceListing {
      FaceListing(
        index: index, families: [family, "\(family) Ünïcödé"], styleName: "Bold",
        name: "\(family)-Bold",
        style: FaceStyle(weight: 700, weightRange: 300...900, width: 3, slant: .oblique),
        traits: [.hasOutlines, .isVariable], coverage: coverage)
    }
    return [
      FolderListing(
        path: "/fonts", root: 0, state: .isRead, stamp: stamp, subfolders: ["a", "ä"],
        files: [
          FileListing(name: "bad.ttf", stamp: nil, problem: "it is empty"),
          FileListing(
            name: "one.ttc", stamp: stamp,
            faces: [face("One", 0, latin), face("Two", 1, chinese)]),
        ]),
      FolderListing(path: "/fonts/a", root: 0, state: .isUnreadable, stamp: stamp),
      FolderListing(
        path: "/fonts/ä", root: 0, state: .isRead,
        files: [FileListing(name: "two.ttf", stamp: nil, faces: [face("Two", 0, latin)])]),
      FolderListing(path: "/more", root: 1, state: .isAbsent),
    ]
  }

  @Test func whatIsWrittenIsRead() throws {
    let listing = sample()
    let bytes = FontIndexEncoder.bytes(of: listing, roots: roots)
    #expect(bytes == FontIndexEncoder.bytes(of: listing, roots: roots))
    let index = try #require(read(bytes))
    #expect(index.listing() == listing)
    #expect(index.faceCount == 3)
    #expect(index.faces(ofFamily: "one") == [0])
    #expect(index.faces(ofFamily: "two") == [1, 2])
    #expect(index.faces(ofFamily: "three").isEmpty)
    #expect(index.problems().map(\.path) == ["/fonts/bad.ttf"])
    #expect(index.unreadableFolders() == ["/fonts/a"])
    #expect(index.location(of: 1).path == "/fonts/one.ttc")
    #expect(index.location(of: 1).index == 1)
    for face in 0..<3 {
      let coverage = index.face(face).coverage
      for scalar in UInt32(0)..<0x21000
      where index.covers(face, scalar) != coverage.contains(scalar) {
        Issue.record("face \(face), U+\(String(scalar, radix: 16))")
      }
    }
  }

  @Test func otherFoldersAndVersionsAreRefused() {
    let bytes = FontIndexEncoder.bytes(of: sample(), roots: roots)
    #expect(FontIndex(FontFile(bytes: bytes).bytes, roots: ["/fonts"]) == nil)
    #expect(FontIndex(FontFile(bytes: bytes).bytes, roots: ["/more", "/fonts"]) == nil)
    for place in 0..<FontIndexFormat.headerSize {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(read(damaged) == nil, "byte \(place)")
    }
  }

  @Test func aCutIndexIsRefused() {
    let bytes = FontIndexEncoder.bytes(of: sample(), roots: roots)
    for count in 0..<bytes.count { #expect(read(Array(bytes.prefix(count))) == nil) }
    #expect(read(bytes + [0]) == nil)
  }

  /// Whatever the parts hold, reading them ends and does not trap.
  @Test func damagedPartsAreHarmless() throws {
    let bytes = FontIndexEncoder.bytes(of: sample(), roots: roots)
    var generator = SeededGenerator(seed: 11)
    var readCount = 0
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: FontIndexFormat.headerSize..<bytes.count, using: &generator)
        damaged[place] = [0, 1, 0x7F, 0xFF].randomElement(using: &generator) ?? 0
      }
      guard let index = read(damaged) else { continue }
      readCount += 1
      _ = index.listing()
      _ = index.problems()
      _ = index.isCurrent()
      for family in ["one", "two"] {
        for face in index.faces(ofFamily: family) {
          _ = index.location(of: face)
          _ = index.covers(face, 0x4E00)
        }
      }
    }
    #expect(readCount > 1_000)
  }
}
