import Foundation

/// What tells without reading a file whether it is still the one that was read.
package struct FileState: Hashable, Sendable {
  /// In bytes.
  package var size: Int64
  /// When its content and when anything about it was changed last, in nanoseconds since 1970.
  package var modified: Int64
  package var changed: Int64
  /// The number of the file in its file system.
  package var number: UInt64

  package init(size: Int64, modified: Int64, changed: Int64, number: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.number = number
  }

  /// Of what a path leads to, links followed; `nil` when there is nothing.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  package init(_ status: stat) {
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ Int64(truncatingIfNeeded: time.tv_nsec)
  }
}
