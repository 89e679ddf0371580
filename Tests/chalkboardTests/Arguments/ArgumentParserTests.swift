import Diagnostics
import Testing

@testable import chalkboard

@Suite struct ArgumentParserTests {
  @Test func onlyTextsMayBeEmpty() throws {
    let parser = ArgumentParser(syntax: ReportCommand.syntax)
    for option in ReportCommand.syntax.options where option.value != nil && !option.allowsEmpty {
      #expect(throws: Diagnostic.self, "\(option.name)") { try parser.parse([option.name, ""]) }
    }
    let chart = ArgumentParser(syntax: ChartCommand.syntax)
    #expect(try chart.parse(["bar", "--x-title", ""])[ChartOptions.xTitle] == "")
  }

  private static let width = Option("--width", value: "PIXELS", help: "The width")
  private static let theme = Option(
    "--theme", value: "NAME", choices: ["default", "vega"], help: "The look")
  private static let output = Option(
    "--output", short: "-o", value: "FILE", mayRepeat: true, help: "Where it goes")
  private static let strict = Option(switch: "--strict", help: "Fail")
  private static let syntax = CommandSyntax(
    "draw", summary: "Draw",
    operands: [Operand("kind", choices: ["bar", "line"], help: "What to draw")],
    sections: [.init("All", [width, theme, output, strict])])

  private func parse(_ words: String...) throws(Diagnostic) -> ParsedArguments {
    try ArgumentParser(syntax: Self.syntax).parse(words)
  }

  @Test func takesValuesInBothSpellings() throws {
    let arguments = try parse("bar", "--width", "300", "--theme=vega", "-o", "a", "-ob", "--strict")
    #expect(arguments.operands == ["bar"])
    #expect(arguments[Self.width] == "300")
    #expect(arguments[Self.theme] == "vega")
    #expect(arguments.all(Self.output) == ["a", "b"])
    #expect(arguments.has(Self.strict))
  }

  @Test func dashedValuesAreValuesAndEmptyOnesAreNot() throws {
    let arguments = try parse("bar", "-o", "-", "--output", "--=x")
    #expect(throws: Diagnostic.self) { try parse("bar", "--width=") }
    #expect(throws: Diagnostic.self) { try parse("") }
    #expect(arguments.all(Self.output) == ["-", "--=x"])
  }

  @Test func everythingBehindTwoDashesIsAnOperand() throws {
    #expect(try parse("--", "line").operands == ["line"])
  }

  @Test(arguments: [
    (["bar", "--widht", "3"], "did you mean --width?"),
    (["bar", "--zzz"], "see chalkboard draw --help"),
    (["bar", "--width", "--strict"], "give --width PIXELS"),
    (["bar", "--width"], "give --width PIXELS"),
    (["bar", "--theme", "vgea"], "did you mean \"vega\"? there are: \"default\", \"vega\""),
    (["pie"], "there are: \"bar\", \"line\""),
    ([], "one of bar, line"),
    (["bar", "line"], "see chalkboard draw --help"),
  ])
  func mistakesAreUsageErrorsWithAHint(words: [String], hint: String) {
    let error = #expect(throws: Diagnostic.self) {
      try ArgumentParser(syntax: Self.syntax).parse(words)
    }
    #expect(error?.failure == .usage)
    #expect(error?.hint == hint)
  }

  @Test func repeatedValuesAndValuesOfSwitchesAreErrors() {
    #expect(throws: Diagnostic.self) { try parse("bar", "--width", "1", "--width", "2") }
    #expect(throws: Diagnostic.self) { try parse("bar", "--strict=yes") }
  }

  @Test func helpWinsOverMissingOperands() throws {
    #expect(try parse("--help").has(CommandSyntax.help))
    #expect(try parse("-h").has(CommandSyntax.help))
  }

  @Test(arguments: ["x", "nan", "inf", "9", "101", "1e400", "0x20", " 20"])
  func numbersAreWithinTheirRange(text: String) throws {
    let arguments = try parse("bar", "--width=\(text)")
    #expect(throws: Diagnostic.self) { try arguments.number(Self.width, in: 10...100) }
  }
}

@Suite struct CommandCatalogTests {
  @Test func namesAndOptionsAreUnique() {
    #expect(Set(CommandCatalog.names).count == CommandCatalog.names.count)
    for command in CommandCatalog.commands {
      let options = command.syntax.options
      #expect(Set(options.map(\.name)).count == options.count, "\(command.syntax.name)")
      #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
    }
  }

  @Test func helpFitsATerminal() {
    for command in CommandCatalog.commands {
      let text = HelpText(syntax: command.syntax).text
      for line in text.split(separator: "\n") {
        #expect(line.count <= 90, "\(command.syntax.name): \(line)")
      }
      for option in command.syntax.options { #expect(text.contains(option.name)) }
    }
  }
}
