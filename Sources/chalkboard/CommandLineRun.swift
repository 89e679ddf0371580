import Diagnostics
import Foundation

/// One run of the program: from the words of its command line to its exit code.
struct CommandLineRun {
  let words: [String]

  /// 0 when everything that was asked for is done, else a code of `sysexits.h`.
  func exitCode() -> Int32 {
    let console = Console(environment: ProcessInfo.processInfo.environment)
    do throws(Diagnostic) {
      try run(console)
      return 0
    } catch {
      console.report([error])
      return error.failure.exitCode
    }
  }

  private func run(_ console: Console) throws(Diagnostic) {
    guard var name = words.first else { throw .missingCommand(known: CommandCatalog.names) }
    switch name {
    case "--help", "-h": name = HelpCommand.syntax.name
    case "--version": name = VersionCommand.syntax.name
    default: break
    }
    let command = try CommandCatalog.command(named: name)
    let arguments = try ArgumentParser(syntax: command.syntax).parse(Array(words.dropFirst()))
    if arguments.has(CommandSyntax.help) {
      try console.printText(HelpText(syntax: command.syntax).text)
    } else {
      try command.run(arguments, console: console)
    }
  }
}
