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

  @Test func whatIsNoPictureIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("hello", to: "a.png")
    for path in ["a.png", "missing.png", "."] {
      #expect(throws: Diagnostic.self) { try picture(path, in: folder) }
    }
  }
}
