import DataTable
import Diagnostics
import Foundation

/// What the files of a run were made from, kept beside them so that the next run can see that it
/// would make the same.
///
/// A text of lines: the fingerprint of what asked for the files, then files with their state and the
/// fingerprint of their content, and the places that were looked at. A file whose state is as noted is
/// taken for unchanged; of any other that is as long as before the content is compared.
package struct OutputRecord: Hashable, Sendable {
  /// Of everything but files: the command and its options, the program, the fonts.
  package var request: ContentHash
  package var inputs: [InputTrace.Reading]
  package var looks: [InputTrace.Look]
  /// The files that were written, by the paths that they were asked for.
  package var outputs: [InputTrace.Reading]

  package init(request: ContentHash, inputs: InputTrace, outputs: [WrittenFile]) {
    self.request = request
    self.inputs = inputs.readings
    looks = inputs.looks
    self.outputs = outputs.compactMap { file in
      guard let content = file.content, let state = FileState(path: file.path) else { return nil }
      return InputTrace.Reading(path: file.path, state: state, content: content)
    }
  }

  package enum Freshness {
    /// The files would come out as they are.
    case current
    /// The same, and this record says so faster than the one that is there.
    case refreshed(OutputRecord)
    case outdated
  }

  /// Whether a run that asks for this would write the files that are there.
  package func freshness(for request: ContentHash) -> Freshness {
    guard request == self.request, looks.allSatisfy({ FileState(path: $0.path) == $0.state }) else {
      return .outdated
    }
    var fresh = self
    for index in inputs.indices {
      guard let reading = Self.unchanged(inputs[index]) else { return .outdated }
      fresh.inputs[index] = reading
    }
    for index in outputs.indices {
      guard let reading = Self.unchanged(outputs[index]) else { return .outdated }
      fresh.outputs[index] = reading
    }
    return fresh == self ? .current : .refreshed(fresh)
  }

  /// The file with its state of now when its content is as it was; else `nil`.
  private static func unchanged(_ reading: InputTrace.Reading) -> InputTrace.Reading? {
    guard let state = FileState(path: reading.path), state.size == reading.state.size else {
      return nil
    }
    if state == reading.state { return reading }
    let limit = Int(clamping: state.size)
    guard let input = try? InputSource.file(reading.path).load(byteLimit: limit),
      ContentHash(of: input.bytes) == reading.content
    else { return nil }
    return InputTrace.Reading(path: reading.path, state: state, content: reading.content)
  }
}

// MARK: In a file

extension OutputRecord {
  /// Where the record of a run stands: beside its first output, and for one whose path has a day in it
  /// beside the files of all days, as `.a.svg.chalkboard`.
  package static func path(besideOutput pattern: String) -> String {
    if let dated = DatedPath(pattern) { return hidden(dated.name, in: dated.root) }
    let name = pattern.lastIndex(of: "/").map { pattern[pattern.index(after: $0)...] }
    return hidden(String(name ?? pattern[...]), in: FileDestination.folder(of: pattern))
  }

  private static func hidden(_ name: String, in folder: String) -> String {
    "\(folder)/.\(name.replacing("/", with: "-")).chalkboard"
  }

  /// `nil` when there is none that this version of the program wrote.
  package init?(path: String) {
    // A record names a few files; the limit holds for reports with thousands of pictures.
    guard let input = try? InputSource.file(path).load(byteLimit: 4 << 20) else { return nil }
    self.init(text: String(decoding: input.bytes, as: UTF8.self))
  }

  /// Puts the record in its place. A warning when that cannot be done: the files are there all the
  /// same. It is not brought to the disk, since one that is lost or cut off counts as none.
  package func write(to path: String) -> Diagnostic? {
    guard let text else { return nil }
    let temporary = "\(path).\(getpid())"
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { return .unwritableRecord(path, errno) }
    var failure = DescriptorWriter.write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    guard let failure else { return nil }
    unlink(temporary)
    return .unwritableRecord(path, failure)
  }

  private static let heading = "chalkboard record 1"
  private static let ending = "end"

  /// `nil` when a path has a line end in it, which no line can hold.
  var text: String? {
    var text = "\(Self.heading)\n\(request)\n"
    for input in inputs { text += Self.line("read", input.state, input.content, input.path) }
    for look in looks { text += Self.line("look", look.state, nil, look.path) }
    for output in outputs { text += Self.line("made", output.state, output.content, output.path) }
    let paths = inputs.map(\.path) + looks.map(\.path) + outputs.map(\.path)
    return paths.contains { $0.utf8.contains(0x0A) } ? nil : text + Self.ending
  }

  private static func line(
    _ kind: String, _ state: FileState?, _ content: ContentHash?, _ path: String
  ) -> String {
    let numbers =
      state.map { "\($0.size) \($0.modified) \($0.changed) \($0.number)" } ?? "- - - -"
    return "\(kind) \(numbers) \(content?.description ?? "-") \(path)\n"
  }

  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.heading, lines[lines.count - 1] == Self.ending,
      let request = ContentHash(lines[1])
    else { return nil }
    self.request = request
    inputs = []
    looks = []
    outputs = []
    for line in lines[2..<(lines.count - 1)] {
      let parts = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
      guard parts.count == 7 else { return nil }
      let state = Self.state(parts)
      let path = String(parts[6])
      if parts[0] == "look" {
        looks.append(InputTrace.Look(path: path, state: state))
        continue
      }
      guard let state, let content = ContentHash(parts[5]) else { return nil }
      let reading = InputTrace.Reading(path: path, state: state, content: content)
      if parts[0] == "read" { inputs.append(reading) } else { outputs.append(reading) }
    }
    if outputs.isEmpty { return nil }
  }

  private static func state(_ parts: [Substring]) -> FileState? {
    guard let size = Int64(parts[1]), let modified = Int64(parts[2]),
      let changed = Int64(parts[3]), let number = UInt64(parts[4])
    else { return nil }
    return FileState(size: size, modified: modified, changed: changed, number: number)
  }
}

extension OutputRecord {
  /// The record, but with states of inputs that a change within the next moment would not show in left
  /// out, so that their content is compared. The clocks of file systems are coarse.
  ///
  /// - Parameter now: the moment, in nanoseconds since 1970.
  package func settled(now: Int64) -> OutputRecord {
    var record = self
    for index in inputs.indices where Self.isRecent(inputs[index].state, now) {
      record.inputs[index].state.modified = 0
    }
    return record
  }

  private static let coarsestClock: Int64 = 2_000_000_000

  private static func isRecent(_ state: FileState, _ now: Int64) -> Bool {
    let (age, isOverflow) = now.subtractingReportingOverflow(max(state.modified, state.changed))
    return !isOverflow && abs(age) < coarsestClock
  }
}
