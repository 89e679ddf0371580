import ChalkboardUI
import Diagnostics
import Foundation
import Testing

@testable import Reports

@Suite struct PictureFolderTests {
  private static let drawing = "<svg viewBox='0 0 4 4'><circle cx='2' cy='2' r='2'/></svg>"

  private func picture(_ path: String, in folder: TemporaryFolder) throws -> Picture {
    var diagnostics: [Diagnostic] = []
    return try PictureFolder(path: folder.path, hasThumbnails: true).picture(
      at: path, diagnostics: &diagnostics)
  }

  @Test func readsDrawingsBelowTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.drawing, to: "tea.svg")
    guard case .drawing(let nodes, _, let name) = try picture("tea.svg", in: folder) else {
      Issue.record("a drawing expected")
      return
    }
    #expect(nodes.count == 1)
    #expect(name?.hasPrefix("picture-") == true)
  }

  @Test func pathsOfAccentedLettersAreFoundInBothForms() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.drawing, to: "te\u{301}.svg")
    try folder.write(Self.drawing, to: "caf\u{E9}.svg")
    _ = try picture("t\u{E9}.svg", in: folder)
    _ = try picture("caf\u{E9}.svg", in: folder)
  }

  @Test func findsThumbnailsByTheNamesOfItems() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("thumbnails"), withIntermediateDirectories: false)
    try folder.write(Self.drawing, to: "thumbnails/lemon-zest.svg")
    try folder.write("x", to: "thumbnails/lemon zest.txt")
    let pictures = PictureFolder(path: folder.path, hasThumbnails: true)
    #expect(pictures.thumbnail(of: "Lemon Zest") == "thumbnails/lemon-zest.svg")
    #expect(pictures.thumbnail(of: "Lime Zest") == nil)
    #expect(pictures.thumbnail(of: "../secret") == nil)
  }

  @Test func pathsThatLeaveTheFolderAreRefused() throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.drawing, to: "secret.svg")
    let folder = try TemporaryFolder()
    symlink(outside.file("secret.svg"), folder.file("link.svg"))
    symlink(outside.path, folder.file("folder"))
    let up = "../" + (outside.path.split(separator: "/").last ?? "") + "/secret.svg"
    for path in ["link.svg", "folder/secret.svg", outside.file("secret.svg"), String(up), ""] {
      let error = #expect(throws: Diagnostic.self) { try picture(path, in: folder) }
      #expect(error?.message.contains("outside the folder") == true, "\(path)")
    }
  }

  /// A whole PNG file of one pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 0x0D, 0x49, 0x44, 0x41, 0x54,
    0x78, 0xDA, 0x63, 0xFC, 0xCF, 0xC0, 0x50, 0x0F, 0, 4, 0x85, 1, 0x80, 0x84, 0xA9, 0x8C, 0x21, 0,
    0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  @Test func aDamagedPNGIsAnError() throws {
    let folder = try TemporaryFolder()
    func write(_ bytes: [UInt8]) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file("tea.png")))
    }
    try write(Self.pixel)
    _ = try picture("tea.png", in: folder)
    for length in Self.pixel.indices {
      try write(Array(Self.pixel.prefix(length)))
      #expect(throws: Diagnostic.self, "\(length) bytes") { try picture("tea.png", in: folder) }
    }
    for index in Self.pixel.indices {
      var bytes = Self.pixel
      bytes[index] ^= 0x10
      try write(bytes)
      #expect(throws: Diagnostic.self, "byte \(index)") { try picture("tea.png", in: folder) }
    }
  }

  @Test func nothingWaitsForAPipe() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file("tea.svg"), 0o600) == 0)
    let error = #expect(throws: Diagnostic.self) { try picture("tea.svg", in: folder) }
    #expect(error?.message.contains("no regular file") == true)
  }

  @Test func whatIsNoPictureIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("hello", to: "a.png")
    for path in ["a.png", "missing.png", "."] {
      #expect(throws: Diagnostic.self) { try picture(path, in: folder) }
    }
  }
}
