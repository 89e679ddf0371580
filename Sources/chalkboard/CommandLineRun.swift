import Diagnostics
import Foundation

/// One run of the program: from the words of its command line to its exit code.
struct CommandLineRun {
  let words: [String]

  /// 0 when everything that was asked for is done, else a code of `sysexits.h`.
  func exitCode() -> Int32 {
    let console = Console(environment: Self.environment)
    do throws(Diagnostic) {
      try run(console)
      return 0
    } catch {
      console.report([error])
      return error.failure.exitCode
    }
  }

  /// The variables that mean something to the program, and no others.
  private static var environment: [String: String] {
    var environment: [String: String] = [:]
    for name in [
      "CHALKBOARD_FONT_DIR", "CHALKBOARD_LOCALE", "CHALKBOARD_TEMPLATES", "HOME", "XDG_CACHE_HOME",
      "XDG_DATA_HOME",
    ] + Shard.variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }

  private func run(_ console: Console) throws(Diagnostic) {
    guard var name = words.first else { throw .missingCommand(known: CommandCatalog.names) }
    switch name {
    case "--help", "-h": name = HelpCommand.syntax.name
    case "--version": name = VersionCommand.syntax.name
    default: break
    }
    let command = try CommandCatalog.command(named: name)
    let words = Array(words.dropFirst())
    let arguments = try ArgumentParser(syntax: command.syntax).parse(words)
    if arguments.has(CommandSyntax.help) {
      try console.printText(HelpText(syntax: command.syntax).text)
      return
    }
    let run = CommandRun(
      command: command, words: words, arguments: arguments, console: console)
    if let error = run.start().finish().error { throw error }
  }
}
