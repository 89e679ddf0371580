import Foundation
import Synchronization

/// The processes that work for this one, so that the handler of a signal can end them.
enum ChildProcesses {
  /// Read by handlers, hence of fixed size and made before; its slots are only exchanged whole.
  private struct Table: @unchecked Sendable {
    let slots = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: limit)

    init() {
      for index in 0..<limit { (slots + index).initialize(to: Atomic(0)) }
    }
  }

  /// How many there may be.
  static let limit = 256

  private static let table = Table()

  static func prepare() { _ = table }

  /// Notes a process; without effect when there are too many.
  static func note(_ process: pid_t) { exchange(0, for: process) }

  static func forget(_ process: pid_t) { exchange(process, for: 0) }

  private static func exchange(_ old: pid_t, for new: pid_t) {
    for index in 0..<limit {
      let (isDone, _) = table.slots[index].compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if isDone { return }
    }
  }

  /// Asks all of them to end. For the handler of a signal.
  static func endAll() {
    for index in 0..<limit {
      let process = table.slots[index].load(ordering: .acquiring)
      if process > 0 { kill(process, SIGTERM) }
    }
  }
}
