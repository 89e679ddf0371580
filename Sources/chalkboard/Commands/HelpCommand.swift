import Diagnostics

/// Shows what there is, or the help of one command.
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    "help", summary: "Show all commands, or the options of one",
    operands: [Operand("command", isRequired: false, help: "The command to explain")])

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    if let name = arguments.operands.first {
      let command = try CommandCatalog.command(named: name)
      try console.printText(HelpText(syntax: command.syntax).text)
      return
    }
    let width = CommandCatalog.names.map(\.count).max() ?? 0
    var text = "Charts and reports from sales and forecast data, as SVG, PNG and PDF.\n\n"
    text += "Usage: chalkboard <command> [options]\n\n"
    for command in CommandCatalog.commands {
      let name = command.syntax.name
      text += "  \(name)\(String(repeating: " ", count: width - name.count))"
      text += "   \(command.syntax.summary)\n"
    }
    text += "\nThe options of a command: chalkboard <command> --help\n"
    text += """

      Exit codes: 0 when every file was written, 64 wrong command line, 65 unusable
      data, 66 unreadable input, 73 output that cannot be created, 74 failed writing,
      75 lock held by another run, 78 wrong template.

      """
    try console.printText(text)
  }
}
