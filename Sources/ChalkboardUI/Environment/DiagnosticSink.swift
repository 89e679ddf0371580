import Diagnostics
import Synchronization

/// Collects what a render has to report; each message is kept once.
package final class DiagnosticSink: Sendable {
  private struct State {
    var diagnostics: [Diagnostic] = []
    var known: Set<Diagnostic> = []
  }

  private let state = Mutex(State())

  package init() {}

  package func report(_ diagnostic: Diagnostic) {
    state.withLock { state in
      if state.known.insert(diagnostic).inserted { state.diagnostics.append(diagnostic) }
    }
  }

  /// What was reported so far, in order.
  package var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }
}
