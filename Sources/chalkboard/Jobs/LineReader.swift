import Diagnostics
import Foundation

/// Reads lines from an open file or pipe, also while more is still to come.
struct LineReader {
  enum Line: Equatable {
    /// Without its end.
    case bytes([UInt8])
    /// Longer than ``byteLimit``; its bytes are dropped.
    case tooLong
  }

  /// The longest line, in bytes.
  static let byteLimit = 1 << 20
  private static let chunkSize = 1 << 16

  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the bytes begin that were not handed out, and where the search for a line's end goes on.
  private var start = 0
  private var searched = 0
  private var isSkipping = false
  private(set) var isAtEnd = false
  /// What ended reading before the end; `nil` when nothing did.
  private(set) var failure: Int32?

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is there already; `nil` when more has to be read for it. At the end of the
  /// input the rest is a line, too.
  mutating func takeLine() -> Line? {
    while true {
      if let end = lineEnd() {
        defer { start = end + 1; searched = start }
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        if end - start > Self.byteLimit { return .tooLong }
        return .bytes(Array(buffer[start..<end]))
      }
      if isAtEnd {
        defer { start = buffer.count; searched = start }
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        return start < buffer.count ? .bytes(Array(buffer[start...])) : nil
      }
      guard buffer.count - start > Self.byteLimit else { return nil }
      isSkipping = true
      start = buffer.count
    }
  }

  private mutating func lineEnd() -> Int? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard searched < bytes.count, let base = bytes.baseAddress,
        let place = memchr(base + searched, 0x0A, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(place) - base
    }
    if found == nil { searched = buffer.count }
    return found
  }

  /// Reads what is there, and waits when nothing is.
  mutating func read() {
    if start > 0, start == buffer.count || start > Self.chunkSize {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, -1)
        continue
      } else {
        if count < 0 { failure = errno }
        isAtEnd = true
      }
      return
    }
  }

  /// Whether reading would not wait.
  var isReady: Bool {
    if isAtEnd { return true }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// The next line; waits for it. `nil` at the end.
  mutating func nextLine() -> Line? {
    while true {
      if let line = takeLine() { return line }
      if isAtEnd { return nil }
      read()
    }
  }
}
