import Diagnostics
import Foundation
import Synchronization

/// A file that is whole, but does not have its name yet.
struct PendingFile: Sendable {
  let destination: FileDestination
  /// The file system that it lies on.
  let device: UInt64
  private let temporaryPath: String
  /// Its number among ``TemporaryFiles``.
  private let slot: Int?

  /// Distinguishes the temporary files of one process.
  private static let counter = Atomic<Int>(0)
  /// Names left over from processes with the same number are passed over so often.
  private static let attempts = 1000

  /// - Parameter isSynchronized: whether the bytes are brought to the disk at once; else
  ///   ``synchronize(_:)`` has to do that before they get their name.
  init(
    _ bytes: [UInt8], for destination: FileDestination, isSynchronized: Bool
  ) throws(Diagnostic) {
    self.destination = destination
    let descriptor: Int32
    (descriptor, temporaryPath, slot) = try Self.create(for: destination)
    var status = stat()
    var failure = fstat(descriptor, &status) == 0 ? nil : errno
    device = UInt64(truncatingIfNeeded: status.st_dev)
    if failure == nil {
      failure = Self.fill(
        descriptor, with: bytes, mode: destination.mode, isSynchronized: isSynchronized)
    }
    if let failure {
      discard()
      throw .failedWrite(destination.path, failure, keepsOldFile: destination.mode != nil)
    }
  }

  private static func create(
    for destination: FileDestination
  ) throws(Diagnostic) -> (descriptor: Int32, path: String, slot: Int?) {
    for _ in 0..<attempts {
      let number = counter.wrappingAdd(1, ordering: .relaxed).oldValue
      let path = "\(destination.folder)/.chalkboard-\(getpid())-\(number).tmp"
      // Between the two calls no signal may end the process, lest the file is left over.
      let (descriptor, slot, code) = SignalBlock.run {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        let code = errno
        return (descriptor, descriptor >= 0 ? TemporaryFiles.note(path) : nil, code)
      }
      if descriptor >= 0 { return (descriptor, path, slot) }
      if code != EEXIST { throw .uncreatableFile(destination.path, code) }
    }
    throw .uncreatableFile(destination.path, EEXIST)
  }

  /// Writes the bytes and closes the file; the error number of what failed.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], mode: mode_t?, isSynchronized: Bool
  ) -> Int32? {
    var failure = DescriptorWriter.write(bytes, to: descriptor)
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == nil, isSynchronized, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
  }

  func commit() throws(Diagnostic) {
    guard rename(temporaryPath, destination.finalPath) == 0 else {
      throw .uncreatableFile(destination.path, errno)
    }
    TemporaryFiles.forget(slot)
  }

  /// Removes the temporary file; nothing happens when it has got its name.
  func discard() {
    unlink(temporaryPath)
    TemporaryFiles.forget(slot)
  }

  /// Brings the bytes of files to the disk; the error number where that fails for the file systems by
  /// their numbers.
  ///
  /// Many files cost a flush of their file system, which takes about as long as that of two or three
  /// files one after the other: 1,000 files on ext4 took 0.5 s in groups of 100 and 3.6 s one by one.
  static func synchronize(_ files: [PendingFile]) -> [UInt64: Int32] {
    var failures: [UInt64: Int32] = [:]
    for device in Set(files.map(\.device)) {
      let own = files.filter { $0.device == device }
      if own.count > 3, let synchronizeSystem, let first = own.first {
        failures[device] = first.withDescriptor(synchronizeSystem)
      } else {
        for file in own {
          if let code = file.withDescriptor(fsync) { failures[device] = code }
        }
      }
    }
    return failures
  }

  private func withDescriptor(_ use: (Int32) -> Int32) -> Int32? {
    let descriptor = open(temporaryPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return use(descriptor) == 0 || errno == EINVAL ? nil : errno
  }

  /// `syncfs(2)`, which the headers give only to programs that ask for GNU's extensions.
  private static let synchronizeSystem =
    dlsym(nil, "syncfs").map { unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self) }
}

/// A stretch of work that no signal interrupts on this thread.
private enum SignalBlock {
  static func run<Result>(_ work: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return work()
  }
}
