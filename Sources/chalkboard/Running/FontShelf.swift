import DataTable
import Diagnostics
import Synchronization
import Typography

/// The fonts that a process has opened, for all that it draws.
final class FontShelf: Sendable {
  /// Where fonts are looked for beside the machine's own folders.
  struct Folders: Hashable, Sendable {
    /// Searched before the machine's, in order.
    var named: [String]
    /// Searched after them.
    var users: [String]
    /// Holds the index; `nil` keeps that in memory.
    var cache: String?
  }

  private struct State {
    var libraries: [Folders: FontLibrary] = [:]
    var states: [[String]: ContentHash] = [:]
  }

  private let state = Mutex(State())

  /// How many sets of folders are kept. Jobs that name ever new ones must not fill the memory.
  private static let limit = 8

  func library(_ folders: Folders) -> FontLibrary {
    state.withLock { state in
      if let library = state.libraries[folders] { return library }
      if state.libraries.count >= Self.limit { state.libraries = [:] }
      let library = FontLibrary(
        namedFolders: folders.named, userFolders: folders.users, cacheFolder: folders.cache)
      state.libraries[folders] = library
      return library
    }
  }

  /// A fingerprint of the font files in some folders, taken once, as fonts are looked for once.
  func state(ofFolders folders: [String]) -> ContentHash {
    state.withLock { state in
      if let known = state.states[folders] { return known }
      if state.states.count >= Self.limit { state.states = [:] }
      let hash = ContentHash(of: Array(FontLibrary.state(ofFolders: folders).utf8))
      state.states[folders] = hash
      return hash
    }
  }

  /// Drops warnings of a run that failed before it told them, which are none of the next run's.
  func dropWarnings() {
    for library in state.withLock({ Array($0.libraries.values) }) { _ = library.takeWarnings() }
  }
}
