import Diagnostics
import Foundation
import Testing

@testable import DataTable

@Suite struct InputSourceTests {
  @Test func aMissingFileNamesTheNearest() throws {
    let error = #expect(throws: Diagnostic.self) {
      try InputSource.file(Fixture.path("dayz.csv")).load()
    }
    #expect(error?.failure == .noInput)
    #expect(error?.hint?.contains("days.csv") == true)
  }

  @Test(arguments: ["", "no\u{0}thing", "/nowhere/at/all.csv"])
  func aPathThatIsNoneIsAnError(path: String) {
    let error = #expect(throws: Diagnostic.self) { try InputSource.file(path).load() }
    #expect(error?.failure == .noInput)
  }

  @Test func aFolderIsAnError() {
    let error = #expect(throws: Diagnostic.self) { try InputSource.file(Fixture.path("")).load() }
    #expect(error?.failure == .noInput)
    #expect(error?.message.contains("folder") == true)
  }

  @Test func aLimitHolds() throws {
    let path = Fixture.path("days.csv")
    #expect(throws: Diagnostic.self) { try InputSource.file(path).load(byteLimit: 10) }
    #expect(throws: Diagnostic.self) {
      try InputSource.bytes([1, 2, 3], name: nil).load(byteLimit: 2)
    }
  }

  @Test func onlyRegularFilesAreReadAndNothingWaits() throws {
    let pipe = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).fifo"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [pipe, "/dev/zero"] {
      let error = #expect(throws: Diagnostic.self) { try InputSource.file(path).load() }
      #expect(error?.failure == .noInput)
      #expect(error?.message.hasPrefix("no regular file") == true)
    }
  }

  @Test func aPipeThatTheCallerHasOpenedIsRead() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try #require(write(ends[1], "a,b", 3) == 3)
    close(ends[1])
    let input = try InputSource.file("/dev/fd/\(ends[0])").load()
    #expect(input.bytes == Array("a,b".utf8))
  }

  @Test func readsAllBytes() throws {
    let path = Fixture.path("cents.csv")
    let input = try InputSource(argument: path).load()
    #expect(input.bytes == Array(try Data(contentsOf: URL(filePath: path))))
    #expect(try InputSource.file("/dev/null").load().bytes.isEmpty)
  }

  @Test func aDashIsStandardInput() {
    #expect(InputSource(argument: "-") == .standardInput)
    #expect(InputSource(argument: "./-") == .file("./-"))
  }
}
