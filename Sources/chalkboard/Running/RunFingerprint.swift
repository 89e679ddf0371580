import DataTable
import Diagnostics
import Foundation
import Reports

/// Everything but the contents of files that decides what a run writes: the program, the command with
/// its options, the working folder, the environment and the fonts.
struct RunFingerprint {
  private let run: CommandRun

  init(_ run: CommandRun) { self.run = run }

  /// Options that change no file.
  private static let silent = [
    RunOptions.ifChanged, RunOptions.lock, RunOptions.log, RunOptions.keep,
  ].map(\.name)

  func hash() throws(Diagnostic) -> ContentHash {
    var bytes: [UInt8] = []
    func add(_ texts: [String]) {
      for text in texts { bytes += "\(text.utf8.count):\(text)".utf8 }
      bytes.append(0)
    }
    add([VersionCommand.version, Self.program])
    add([run.command.syntax.name] + run.arguments.operands)
    for setting in run.arguments.settings where !Self.silent.contains(setting.name) {
      add([setting.name] + setting.values)
    }
    // The folders of fonts among them count by what is in them.
    for name in ["CHALKBOARD_LOCALE", "CHALKBOARD_TEMPLATES"] {
      add([name, run.console.environment[name] ?? ""])
    }
    add([InputTrace.absolute(".")])
    let fonts = try DrawingOptions.fonts(run.arguments, console: run.console)
    add([run.console.fonts.state(ofFolders: fonts.folders).description])
    return ContentHash(of: bytes)
  }

  /// The size and the time of the program's file, which tell builds of one version apart.
  private static let program =
    FileState(path: "/proc/self/exe").map { "\($0.size) \($0.modified)" } ?? ""
}
