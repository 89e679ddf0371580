import Diagnostics
import Foundation
import Reports
import Synchronization

/// What a run has around it: its environment, and where its messages go.
struct Console: Sendable {
  let environment: [String: String]
  /// The fonts of the process.
  let fonts: FontShelf
  /// Whether messages are only collected, for an answer, and none goes to standard error.
  let isQuiet: Bool
  private let collected = Collected()

  init(
    environment: [String: String], fonts: FontShelf = FontShelf(), isQuiet: Bool = false
  ) {
    self.environment = environment
    self.fonts = fonts
    self.isQuiet = isQuiet
  }

  private final class Collected: Sendable {
    let diagnostics = Mutex<[Diagnostic]>([])
  }

  /// The same surroundings for a run of its own, whose messages are collected.
  func forJob() -> Console { Console(environment: environment, fonts: fonts, isQuiet: true) }

  /// The program's own file, links followed; `nil` when the system does not say.
  var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// The warnings that were reported so far.
  var warnings: [Diagnostic] {
    collected.diagnostics.withLock { $0.filter { $0.severity == .warning } }
  }

  /// Reports warnings and errors, a line each, on standard error. Notes are left out, so that a run
  /// without a fault is silent. Where they cannot be written they are lost, and the run goes on.
  func report(_ diagnostics: [Diagnostic]) {
    collected.diagnostics.withLock { $0 += diagnostics }
    if isQuiet { return }
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
