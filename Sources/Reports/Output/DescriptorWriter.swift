import Diagnostics
import Foundation

/// Writes bytes to an open file, whatever it takes.
enum DescriptorWriter {
  /// Writes all bytes. Goes on after interruptions and partial writes, and waits where the other
  /// end of a pipe is slow. The error number when that fails, else `nil`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer -> Int32? in
      var offset = 0
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          offset += count
        } else if count == 0 {
          return EIO
        } else if errno == EAGAIN {
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          Foundation.poll(&poll, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}

/// The standard error of the process.
public enum StandardError {
  /// Writes all bytes. A message that cannot be written is lost in silence: there is nowhere left to
  /// say so, and the work that it is about is worth no less.
  public static func write(_ bytes: [UInt8]) {
    _ = DescriptorWriter.write(bytes, to: STDERR_FILENO)
  }
}

/// The standard output of the process.
public enum StandardOutput {
  /// Writes all bytes.
  ///
  /// - Throws: an error of kind `inputOutput`. When the reader has closed its end of a pipe, its
  ///   severity is that of a note: the reader has what it wanted, and nobody has to hear of it.
  public static func write(_ bytes: [UInt8]) throws(Diagnostic) {
    guard let failure = DescriptorWriter.write(bytes, to: STDOUT_FILENO) else { return }
    throw failure == EPIPE ? .closedPipe() : .failedWrite("-", failure, keepsOldFile: false)
  }
}
