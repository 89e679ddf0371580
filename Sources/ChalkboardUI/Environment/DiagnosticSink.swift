import Diagnostics
import Synchronization

/// Collects what a render has to report; each message is kept once.
package final class DiagnosticSink: Sendable {
  private struct State {
    var diagnostics: [Diagnostic] = []
    var known: Set<Diagnostic> = []
    /// How many of the diagnostics were taken.
    var taken = 0
    var subjects: Set<String> = []
  }

  private let state = Mutex(State())

  package init() {}

  package func report(_ diagnostic: Diagnostic) {
    state.withLock { state in
      if state.known.insert(diagnostic).inserted { state.diagnostics.append(diagnostic) }
    }
  }

  /// Reports what `diagnostic` makes unless something was reported about the same subject already:
  /// for faults that a page may have thousands of times, each with its own figures.
  package func report(once subject: String, _ diagnostic: () -> Diagnostic) {
    let isNew = state.withLock { $0.subjects.insert(subject).inserted }
    if isNew { report(diagnostic()) }
  }

  /// What was reported since this was asked last, in order.
  package func take() -> [Diagnostic] {
    state.withLock { state in
      let fresh = state.diagnostics[state.taken...]
      state.taken = state.diagnostics.count
      return Array(fresh)
    }
  }

  /// What was reported so far, in order.
  package var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }
}
