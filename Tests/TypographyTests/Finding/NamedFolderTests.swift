import Foundation
import Testing
import VectorScene

@testable import Typography

/// Folders that somebody named: they come before the machine's, and nothing in them goes unsaid.
@Suite(.enabled(if: InstalledFonts.hasInter4)) struct NamedFolderTests {
  private let machine: TemporaryFolder
  private let named: TemporaryFolder

  init() throws {
    machine = try TemporaryFolder()
    named = try TemporaryFolder()
    try machine.write(try InstalledFonts.bytes("Inter-Regular"), to: "Inter-Regular.otf")
  }

  private func library() -> FontLibrary {
    FontLibrary(folders: [machine.path], namedFolders: [named.path])
  }

  private func path(_ library: FontLibrary, _ family: String = "Inter") -> String? {
    let line = library.shape("a", font: FontStyle(families: [family], size: 10))
    return line.runs.first.flatMap { library.description(of: $0.face)?.path }
  }

  @Test func theyComeFirstWhateverTheirFilesAreCalled() throws {
    try named.write(try InstalledFonts.bytes("Inter-Regular"), to: "f.otf")
    let library = library()
    #expect(path(library) == "\(named.path)/f.otf")
    #expect(library.folders == [named.path, machine.path])
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func theMachineServesWhatTheyLack() throws {
    try named.write(try InstalledFonts.bytes("InterDisplay-Bold"), to: "f.otf")
    #expect(path(library()) == "\(machine.path)/Inter-Regular.otf")
  }

  @Test func damagedFilesAreReportedThoughNoTextNeedsThem() throws {
    try named.write([], to: "x.ttf")
    try machine.write([], to: "y.ttf")
    let library = library()
    #expect(library.takeWarnings().isEmpty)
    #expect(path(library) == "\(machine.path)/Inter-Regular.otf")
    #expect(library.takeWarnings().map(\.place?.file) == ["\(named.path)/x.ttf"])
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func aFileInTwoTiersIsListedOnce() throws {
    let library = FontLibrary(
      folders: [machine.path], namedFolders: [machine.path + "/"], userFolders: [machine.path])
    #expect(library.faces().map(\.path) == ["\(machine.path)//Inter-Regular.otf"])
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    var name = Array("\(named.path)/bad".utf8CString.dropLast())
    name += [CChar(bitPattern: 0xFF)] + Array(".ttf".utf8CString)
    let file = try #require(fopen(name, "w"))
    fclose(file)
    let library = library()
    #expect(path(library) == "\(machine.path)/Inter-Regular.otf")
    let warning = try #require(library.takeWarnings().first)
    #expect(warning.message == "unreadable font file: its name is not UTF-8")
    #expect(warning.place?.file == "\(named.path)/bad\u{FFFD}.ttf")
    unlink(name)
  }
}
