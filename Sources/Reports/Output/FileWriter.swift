import Diagnostics
import Foundation
import Synchronization

/// Writes files so that each is there whole or not at all.
///
/// The bytes go to a temporary file in the same folder, are brought to the disk, and take the place
/// of the old file in one step. A failure removes the temporary file and leaves the old one.
public enum FileWriter {
  /// A file that is to be written.
  public struct File: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes all files or, when one of them fails before it is whole, none.
  ///
  /// - Throws: an error of kind `cannotCreate` when a file cannot be put where it should go, and of
  ///   kind `inputOutput` when writing fails on the way, as on a full disk.
  public static func write(_ files: [File]) throws(Diagnostic) {
    var pending: [PendingFile] = []
    do throws(Diagnostic) {
      for file in files {
        pending.append(try PendingFile(file.bytes, for: FileDestination(path: file.path)))
      }
      for file in pending { try file.commit() }
    } catch {
      for file in pending { file.discard() }
      throw error
    }
  }
}

/// A file that is whole, but does not have its name yet.
private struct PendingFile {
  private let destination: FileDestination
  private let temporaryPath: String

  /// Distinguishes the temporary files of one process.
  private static let counter = Atomic<Int>(0)
  /// Names left over from processes with the same number are passed over so often.
  private static let attempts = 1000

  init(_ bytes: [UInt8], for destination: FileDestination) throws(Diagnostic) {
    self.destination = destination
    let descriptor: Int32
    (descriptor, temporaryPath) = try Self.create(for: destination)
    let failure = Self.fill(descriptor, with: bytes, mode: destination.mode)
    if let failure {
      unlink(temporaryPath)
      throw .failedWrite(destination.path, failure, keepsOldFile: destination.mode != nil)
    }
  }

  private static func create(
    for destination: FileDestination
  ) throws(Diagnostic) -> (descriptor: Int32, path: String) {
    for _ in 0..<attempts {
      let number = counter.wrappingAdd(1, ordering: .relaxed).oldValue
      let path = "\(destination.folder)/.chalkboard-\(getpid())-\(number).tmp"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      if errno != EEXIST { throw .uncreatableFile(destination.path, errno) }
    }
    throw .uncreatableFile(destination.path, EEXIST)
  }

  /// Writes the bytes, brings them to the disk and closes the file; the error number of what failed.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t?) -> Int32? {
    var failure = DescriptorWriter.write(bytes, to: descriptor)
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
  }

  func commit() throws(Diagnostic) {
    guard rename(temporaryPath, destination.finalPath) == 0 else {
      throw .uncreatableFile(destination.path, errno)
    }
  }

  /// Removes the temporary file; nothing happens when it has got its name.
  func discard() {
    unlink(temporaryPath)
  }
}
