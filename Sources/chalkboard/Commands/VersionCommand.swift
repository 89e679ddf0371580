import CairoBackend
import Diagnostics

/// Prints the version of the program.
enum VersionCommand: Command {
  static let syntax = CommandSyntax("version", summary: "Show the version")

  static let version = "0.1.0"

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    try console.printText(
      "chalkboard \(version) (SVG\(PNGRenderer.isAvailable ? ", PNG, PDF" : ""))\n")
  }
}
