#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells whether a file or folder is still the one that was read: which it is, how long, and
/// when its content and its permissions were changed last.
struct FileStamp: Hashable, Sendable {
  /// The file system and the file in it.
  var device: UInt64
  var number: UInt64
  var size: UInt64
  /// In nanoseconds since 1970.
  var modified: Int64
  var changed: Int64

  /// - Returns: `nil` when there is nothing at the path, or nothing that can be asked. A link counts
  ///   as what it leads to.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The same for a path that a zero ends.
  init?(terminatedPath path: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init(device: UInt64, number: UInt64, size: UInt64, modified: Int64, changed: Int64) {
    self.device = device
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = UInt64(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ Int64(truncatingIfNeeded: time.tv_nsec)
  }

  func isOfSameFile(as other: FileStamp) -> Bool {
    device == other.device && number == other.number
  }

  /// Whether nothing has changed since `other` was taken. The device does not count, since a
  /// container may give the same file system another number at every start.
  func isUnchanged(since other: FileStamp) -> Bool {
    number == other.number && size == other.size && modified == other.modified
      && changed == other.changed
  }

  /// Whether a change after this moment must show in the stamp. Clocks of file systems are coarse,
  /// so what was changed a moment ago may change again and keep its stamp.
  func isSettled(now: Int64) -> Bool {
    let newest = max(modified, changed)
    let (age, isOverflow) = now.subtractingReportingOverflow(newest)
    return isOverflow || age > Self.coarsestClock || age < -Self.coarsestClock
  }

  private static let coarsestClock: Int64 = 2_000_000_000

  /// The present moment by the system's clock, in nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }
}
