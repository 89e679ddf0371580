import DataTable
import Diagnostics
import Foundation

/// A file to which each run appends a line of JSON. Runs may share it: every line is one write to the
/// end of the file.
final class RunLog {
  private let path: String
  private let descriptor: Int32

  init(path: String) throws(Diagnostic) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw .unusableLog(path, errno) }
  }

  deinit { close(descriptor) }

  /// What is told of a run.
  struct Line {
    /// The command's name and its words.
    var command: [String]
    var outcome: RunOutcome
  }

  /// A warning when the line cannot be written.
  func append(_ line: Line) -> Diagnostic? {
    append(
      [
        .init(name: "command", value: .array(line.command.map { .string($0) }))
      ] + line.outcome.state + line.outcome.members)
  }

  private func append(_ members: [JSONObject.Member]) -> Diagnostic? {
    append(answer: Array(JSONValue.object(JSONObject(members)).description.utf8))
  }

  /// Appends the line of an object with the present time in front.
  func append(answer object: [UInt8]) -> Diagnostic? {
    let time = "{\"time\":\"\(Moment.text(sinceEpoch: Moment.sinceEpoch))\","
    let bytes = Array(time.utf8) + object.dropFirst() + [0x0A]
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count == bytes.count { return nil }
    return .unwritableLog(path, count < 0 ? errno : ENOSPC)
  }
}
