import Foundation
import Testing

@testable import chalkboard

@Suite struct OtherCommandTests {
  private let command: CommandProcess

  init() throws { command = try CommandProcess() }

  @Test(arguments: ["--help", "-h", "help"])
  func helpListsAllCommands(word: String) throws {
    let result = try command.run(word)
    #expect(result.exitCode == 0)
    let text = String(decoding: result.output, as: UTF8.self)
    for name in CommandCatalog.names { #expect(text.contains("  \(name) ")) }
  }

  @Test func everyCommandHasHelp() throws {
    for name in CommandCatalog.names {
      let result = try command.run(name, "--help")
      #expect(result.exitCode == 0)
      #expect(String(decoding: result.output, as: UTF8.self).contains("Usage: chalkboard \(name)"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test func versionIsOneLine() throws {
    for words in ["--version", "version"] {
      let result = try command.run(words)
      #expect(result.exitCode == 0)
      #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("chalkboard 0."))
    }
  }

  @Test func unknownAndMissingCommandsAreUsageErrors() throws {
    let unknown = try command.run("chrat")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("did you mean \"chart\"?"))
    let missing = try command.shell("exec \"$CHALKBOARD\"")
    #expect(missing.exitCode == 64)
    #expect(missing.errorLines.count == 1)
  }

  @Test func everyStageOfAChartIsJSON() throws {
    try command.write("item,sales\nTea,30\n", to: "sales.csv")
    for stage in ["table", "chart", "resolved", "layout", "scene"] {
      let result = try command.run(
        "inspect", "sales.csv", "--stage", stage, "--x", "item", "--y", "sales")
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: result.output) }
    }
  }

  @Test(arguments: [
    (["--width", "300"], ["--width"]), (["--kind", "bar", "--title", "T"], ["--kind", "--title"]),
    (["--data-dir", "/"], ["--data-dir"]),
    (["--x", "item", "--y", "sales", "--arrange", "grouped"], ["--arrange"]),
    (["--stage", "layout", "--x", "item", "--y", "sales", "--width", "300"], []),
  ])
  func inspectingWarnsOfOptionsWithoutEffect(words: [String], idle: [String]) throws {
    try command.write("item,sales\nTea,30\n", to: "sales.csv")
    let result = try command.shell(
      "exec \"$CHALKBOARD\" inspect sales.csv " + words.joined(separator: " "))
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == idle.count, "\(result.errors)")
    for option in idle { #expect(result.errors.contains("option \(option) without effect")) }
  }

  @Test(arguments: ["a.svg", "./a.svg", "../$folder/a.svg", "$PWD/a.svg", "link.svg"])
  func noFileIsWrittenTwice(path: String) throws {
    try command.write("item,sales\nTea,30\n", to: "sales.csv")
    try command.write("old", to: "a.svg")
    let result = try command.shell(
      """
      folder=$(basename "$PWD"); ln -s a.svg link.svg
      exec "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o a.svg -o "\(path)"
      """)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("asked for twice"))
    #expect(try command.text(of: "a.svg") == "old")
  }

  @Test func oneStreamAndNewFilesAreWrittenOnceToo() throws {
    try command.write("item,sales\nTea,30\n", to: "sales.csv")
    for outputs in ["-o - -o - --format svg", "-o b.svg -o ./b.svg"] {
      let result = try command.shell(
        "exec \"$CHALKBOARD\" chart bar --data sales.csv --x item --y sales \(outputs)")
      #expect(result.exitCode == 64)
      #expect(try command.names == ["sales.csv"])
    }
  }

  @Test func aPictureThatIsTooLargeIsRefused() throws {
    let values = (1...2000).map { #"{"a": "\#($0)"}"# }.joined(separator: ",")
    try command.write(
      #"{"data": {"values": [\#(values)]}, "mark": "bar", "width": {"step": 100},"#
        + #""encoding": {"x": {"field": "a", "type": "nominal"}}}"#, to: "wide.vl.json")
    let result = try command.run("render", "wide.vl.json", "-o", "out.svg")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("a side has at most 32767"))
    #expect(try command.names == ["wide.vl.json"])
    let narrow = try command.run("render", "wide.vl.json", "-o", "o.svg", "--width", "500")
    #expect(narrow.exitCode == 0, "\(narrow.errors)")
  }
}
