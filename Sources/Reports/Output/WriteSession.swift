import DataTable
import Diagnostics
import Synchronization

/// What one run of a command writes, for those who tell of it afterwards.
///
/// A session may be deferred: then files are whole under temporary names until ``commit(_:)`` brings
/// those of several runs to the disk together, which costs hardly more than for one file alone.
package final class WriteSession: Sendable {
  /// The session of the run that this code is part of; `nil` outside of one.
  @TaskLocal package static var current: WriteSession?

  package let isDeferred: Bool
  /// Whether ``written`` gets the fingerprints of contents.
  package let hashesContent: Bool

  private struct State {
    var day: CalendarDay?
    var pending: [PendingFile] = []
    var written: [WrittenFile] = []
  }

  private let state = Mutex(State())

  package init(isDeferred: Bool, hashesContent: Bool) {
    self.isDeferred = isDeferred
    self.hashesContent = hashesContent
  }

  /// The day that `{date}` in a path stands for; `nil` as long as nobody knows.
  package var day: CalendarDay? {
    get { state.withLock { $0.day } }
    set { state.withLock { $0.day = newValue } }
  }

  /// The files so far, in order.
  package var written: [WrittenFile] { state.withLock { $0.written } }

  /// The number of files that wait for their names, and how long they are.
  package var pendingCount: Int { state.withLock { $0.pending.count } }

  func add(_ pending: [PendingFile], _ written: [WrittenFile]) {
    state.withLock {
      $0.pending += pending
      $0.written += written
    }
  }

  /// The path that a file gets in this session. Makes the folders of a path with a day.
  ///
  /// - Throws: an error of kind `usage` when the path has a day in it and the run knows of none.
  func path(of path: String) throws(Diagnostic) -> String {
    guard let dated = DatedPath(path) else { return path }
    guard let day else { throw .pathWithoutDay(path) }
    let path = dated.path(on: day)
    try dated.makeFolders(on: day)
    return path
  }

  /// Drops the files that wait.
  package func discard() {
    for file in takePending() { file.discard() }
    state.withLock { $0.written = [] }
  }

  private func takePending() -> [PendingFile] {
    state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  /// Gives the files that wait in some sessions their names, after all of them are on the disk.
  ///
  /// - Returns: for each session the error that kept its files from that; `nil` when there was none.
  ///   The files of a session get their names all or, as far as can be foreseen, none.
  package static func commit(_ sessions: [WriteSession]) -> [Diagnostic?] {
    let pending = sessions.map { $0.takePending() }
    let failures = PendingFile.synchronize(pending.flatMap { $0 })
    return zip(sessions, pending).map { session, files in
      do throws(Diagnostic) {
        for file in files {
          guard let code = failures[file.device] else { continue }
          throw .failedWrite(
            file.destination.path, code, keepsOldFile: file.destination.mode != nil)
        }
        for file in files { try file.commit() }
        return nil
      } catch {
        for file in files { file.discard() }
        session.state.withLock { $0.written = [] }
        return error
      }
    }
  }
}

/// A file that a run wrote.
package struct WrittenFile: Hashable, Sendable {
  /// As it was asked for, `{date}` replaced.
  package var path: String
  /// As it was asked for; the same as ``path`` unless that has a day in it.
  package var pattern: String
  package var byteCount: Int
  /// `nil` unless the session takes fingerprints.
  package var content: ContentHash?

  init(_ file: FileWriter.File, at path: String, hashesContent: Bool) {
    self.path = path
    pattern = file.path
    byteCount = file.bytes.count
    content = hashesContent ? ContentHash(of: file.bytes) : nil
  }
}
