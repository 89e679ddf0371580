import Diagnostics
import Foundation
import Testing

@testable import Reports

@Suite struct FileWriterTests {
  private func write(_ path: String, _ text: String = "new") throws {
    try FileWriter.write([FileWriter.File(path: path, bytes: Array(text.utf8))])
  }

  @Test func replacesTheOldFileAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.svg")
    try write(folder.file("a.svg"))
    #expect(try folder.text("a.svg") == "new")
    #expect(try folder.names == ["a.svg"])
  }

  @Test func keepsThePermissionsOfTheOldFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.svg")
    chmod(path, 0o640)
    try write(path)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func missingFolderCannotBeCreated() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Diagnostic.self) { try write(folder.file("no/a.svg")) }
    #expect(error?.failure == .cannotCreate)
    #expect(error?.hint == "the folder does not exist")
  }

  @Test func fileInPlaceOfAFolderCannotBeCreated() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    let error = #expect(throws: Diagnostic.self) { try write(folder.file("file/a.svg")) }
    #expect(error?.failure == .cannotCreate)
    #expect(try folder.text("file") == "old")
  }

  @Test func folderAndDeviceAreNoFiles() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/", "/dev/null", ""] {
      let error = #expect(throws: Diagnostic.self) { try write(path) }
      #expect(error?.failure == .cannotCreate, "\(path)")
    }
  }

  @Test func oneFailureLeavesAllOldFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.svg")
    let files = [folder.file("a.svg"), folder.file("no/b.svg")].map {
      FileWriter.File(path: $0, bytes: [1])
    }
    #expect(throws: Diagnostic.self) { try FileWriter.write(files) }
    #expect(try folder.text("a.svg") == "old")
    #expect(try folder.names == ["a.svg"])
  }

  @Test func linkWithinTheFolderStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real.svg")
    symlink("real.svg", folder.file("link.svg"))
    try write(folder.file("link.svg"))
    #expect(try folder.text("real.svg") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.svg"))
        == "real.svg")
  }

  @Test func linkToNothingInTheFolderIsFollowed() throws {
    let folder = try TemporaryFolder()
    symlink("later.svg", folder.file("link.svg"))
    try write(folder.file("link.svg"))
    #expect(try folder.names == ["later.svg", "link.svg"])
    #expect(try folder.text("later.svg") == "new")
  }

  @Test func linkOutOfTheFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let victim = try other.write("old", to: "victim.svg")
    symlink(victim, folder.file("absolute.svg"))
    symlink(other.file("new.svg"), folder.file("dangling.svg"))
    symlink("loop.svg", folder.file("loop.svg"))
    for name in ["absolute.svg", "dangling.svg", "loop.svg"] {
      let error = #expect(throws: Diagnostic.self) { try write(folder.file(name)) }
      #expect(error?.failure == .cannotCreate, "\(name)")
    }
    #expect(try other.text("victim.svg") == "old")
    #expect(try other.names == ["victim.svg"])
  }

  @Test func writesOnAFullDeviceFail() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(DescriptorWriter.write([1, 2, 3], to: descriptor) == ENOSPC)
  }
}
