import Diagnostics
import Foundation

/// A file that only one run at a time holds. The system lets go of it when the run ends, however that
/// comes about; the file itself stays, since removing it would let two runs hold two files.
final class RunLock {
  private let descriptor: Int32

  /// - Throws: an error of kind `temporary` when another run holds it, and of kind `cannotCreate` when
  ///   the file cannot be opened.
  init(path: String) throws(Diagnostic) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw .unusableLock(path, errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK ? .heldLock(path) : .unusableLock(path, code)
    }
  }

  deinit { close(descriptor) }
}
