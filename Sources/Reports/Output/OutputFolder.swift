import Diagnostics
import Foundation

/// A folder for files that belong to one other, made when there is none.
struct OutputFolder {
  private let path: String
  /// Whether it was there before.
  private let isOld: Bool

  /// - Throws: an error of kind `cannotCreate` when there is no place for it, or when a file or a
  ///   link has its name: what is written there would be elsewhere.
  init(path: String) throws(Diagnostic) {
    self.path = path
    guard mkdir(path, 0o777) != 0 else {
      isOld = false
      return
    }
    let failure = errno
    var status = stat()
    guard failure == EEXIST, lstat(path, &status) == 0 else {
      throw .uncreatableFile(path, failure)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .uncreatableFile(path, ENOTDIR) }
    isOld = true
  }

  /// Removes it again if it was made and is empty.
  func discard() {
    if !isOld { rmdir(path) }
  }
}
