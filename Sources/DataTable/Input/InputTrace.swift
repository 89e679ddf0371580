import Foundation
import Synchronization

/// What a run has read, for those who want to know later whether it would still read the same.
///
/// Everything that reads a file for a picture does so by way of ``InputSource``, which notes the file
/// here; whoever looks whether there is a file, or what a folder holds, notes that with ``look(at:)``.
package final class InputTrace: Sendable {
  /// The trace of the run that this code is part of; `nil` when nobody wants one.
  @TaskLocal package static var current: InputTrace?

  /// A file whose content counts.
  package struct Reading: Hashable, Sendable {
    /// Absolute.
    package var path: String
    package var state: FileState
    package var content: ContentHash

    package init(path: String, state: FileState, content: ContentHash) {
      self.path = path
      self.state = state
      self.content = content
    }
  }

  /// A place that was looked at: what it holds is not known, but that something is there or not, and
  /// when it was changed.
  package struct Look: Hashable, Sendable {
    /// Absolute.
    package var path: String
    /// `nil` when nothing was there.
    package var state: FileState?

    package init(path: String, state: FileState?) {
      self.path = path
      self.state = state
    }
  }

  private struct State {
    var readings: [Reading] = []
    var looks: [Look] = []
    var seen: Set<String> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Files that were read, in order, each once.
  package var readings: [Reading] { state.withLock { $0.readings } }
  package var looks: [Look] { state.withLock { $0.looks } }

  /// Notes a file with the bytes that were read from it.
  package func read(_ path: String, _ bytes: [UInt8], state file: FileState) {
    let reading = Reading(
      path: Self.absolute(path), state: file, content: ContentHash(of: bytes))
    state.withLock { state in
      guard state.seen.insert("=" + reading.path).inserted else { return }
      state.readings.append(reading)
    }
  }

  /// Notes that the run asked whether there is something at a path, or what is in it.
  package func look(at path: String) {
    let look = Look(path: Self.absolute(path), state: FileState(path: path))
    state.withLock { state in
      guard state.seen.insert("?" + look.path).inserted else { return }
      state.looks.append(look)
    }
  }

  /// A path that means the same in every working folder; `nil` stands for one that is gone.
  package static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
