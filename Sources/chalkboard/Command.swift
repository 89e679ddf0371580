import Diagnostics

/// One verb of the command line.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  /// Does the work. Throws the error that ends the run; warnings go to the console.
  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic)
}

/// All verbs, in the order of the help.
enum CommandCatalog {
  static let commands: [any Command.Type] = [
    ReportCommand.self,
    ChartCommand.self,
    RenderCommand.self,
    TemplateCommand.self,
    DonutsCommand.self,
    BatchCommand.self,
    WorkerCommand.self,
    InspectCommand.self,
    FontsCommand.self,
    BenchmarkCommand.self,
    HelpCommand.self,
    VersionCommand.self,
  ]

  static var names: [String] { commands.map { $0.syntax.name } }

  /// The verb of this name; throws with the names that exist.
  static func command(named name: String) throws(Diagnostic) -> any Command.Type {
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      throw .unknownCommand(name, known: names)
    }
    return command
  }
}
