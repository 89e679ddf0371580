import Foundation
import Synchronization

/// The temporary files that are there at this moment, so that the handler of a signal can remove them.
///
/// A handler may not allocate or lock, so they stand in a table of fixed size. What finds no room in it
/// is only left behind when the process is ended.
package enum TemporaryFiles {
  private typealias Slot = Atomic<UnsafeMutablePointer<CChar>?>

  /// Shared between threads and with handlers: its slots are only ever exchanged whole.
  private struct Table: @unchecked Sendable {
    static let capacity = 2048
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)

    init() {
      for index in 0..<Self.capacity { (slots + index).initialize(to: Slot(nil)) }
    }
  }

  private static let table = Table()
  /// Where the search for a free slot begins.
  private static let next = Atomic<Int>(0)

  /// Makes the table, which a handler may not do. Comes before handlers are set.
  package static func prepare() { _ = table }

  /// Notes a file; the number is for ``forget(_:)``, and `nil` when the table is full.
  static func note(_ path: String) -> Int? {
    guard let copy = strdup(path) else { return nil }
    let start = next.wrappingAdd(1, ordering: .relaxed).oldValue
    for offset in 0..<Table.capacity {
      let slot = (start & (Table.capacity - 1) + offset) % Table.capacity
      let (isFree, _) = table.slots[slot].compareExchange(
        expected: nil, desired: copy, ordering: .acquiringAndReleasing)
      if isFree { return slot }
    }
    free(copy)
    return nil
  }

  /// Strikes out a file that has got its name or is gone.
  static func forget(_ slot: Int?) {
    guard let slot, let path = table.slots[slot].exchange(nil, ordering: .acquiringAndReleasing)
    else { return }
    free(path)
  }

  /// Removes all of them. For the handler of a signal that ends the process: it calls nothing that may
  /// not be called there.
  package static func removeAll() {
    for index in 0..<Table.capacity {
      if let path = table.slots[index].exchange(nil, ordering: .acquiringAndReleasing) {
        unlink(path)
      }
    }
  }
}
