import Diagnostics
import Foundation
import Reports

/// What the process has around it: its environment and its standard streams.
struct Console {
  let environment: [String: String]

  /// The program's own file, links followed; `nil` when the system does not say.
  var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Reports warnings and errors, a line each, on standard error. Notes are left out, so that a run
  /// without a fault is silent. Where they cannot be written they are lost, and the run goes on.
  func report(_ diagnostics: [Diagnostic]) {
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity != .note {
      text += "chalkboard: \(diagnostic)\n"
    }
    StandardError.write(Array(text.utf8))
  }

  /// Ends a run that has something to write: does so and reports the warnings. A strict run with
  /// warnings writes nothing and throws the first of them as an error.
  func finish(
    _ diagnostics: [Diagnostic], isStrict: Bool, write: () throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    if isStrict, let first = diagnostics.firstIndex(where: { $0.severity == .warning }) {
      report(diagnostics.enumerated().filter { $0.offset != first }.map(\.element))
      var error = diagnostics[first]
      error.severity = .error
      throw error
    }
    try write()
    report(diagnostics)
  }

  func printText(_ text: String) throws(Diagnostic) {
    try StandardOutput.write(Array(text.utf8))
  }
}
