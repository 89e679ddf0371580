import Diagnostics
import Foundation
import Testing

@testable import Reports

@Suite struct TemplateFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["Templates/mine", "usr/bin", "usr/Templates/theirs"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(path), withIntermediateDirectories: true)
    }
    let text = #"{"name":"n","shop":"s","rows":[{"panels":[{"type":"header"}]}]}"#
    try folder.write(text, to: "Templates/mine/template.json")
    try folder.write(text, to: "usr/Templates/theirs/template.json")
  }

  private func finder() -> TemplateFinder {
    TemplateFinder(
      environment: ["CHALKBOARD_TEMPLATES": "/nowhere:" + folder.file("Templates")],
      executable: folder.file("usr/bin/chalkboard"))
  }

  @Test func looksInTheEnvironmentsFoldersAndAboveTheProgram() throws {
    #expect(try finder().template(named: "mine").folder == folder.file("Templates/mine"))
    #expect(try finder().template(named: "theirs").folder == folder.file("usr/Templates/theirs"))
  }

  @Test func pathsAreTakenAsTheyAre() throws {
    #expect(try finder().template(named: folder.file("Templates/mine")).template.name == "n")
    let file = folder.file("Templates/mine/template.json")
    #expect(try finder().template(named: file).folder == folder.file("Templates/mine"))
  }

  @Test func unknownNamesListWhatThereIs() throws {
    let error = #expect(throws: Diagnostic.self) { try finder().template(named: "mien") }
    #expect(error?.failure == .template)
    #expect(error?.hint?.hasPrefix("did you mean \"mine\"?") == true)
    #expect(error?.hint?.contains("\"theirs\"") == true)
    for name in ["", ".", "..", "/nowhere/template.json"] {
      let error = #expect(throws: Diagnostic.self) { try finder().template(named: name) }
      #expect(error?.failure == .template, "\(name)")
    }
  }
}
