import Diagnostics
import Foundation

/// Where data is read from.
public enum InputSource: Hashable, Sendable {
  case file(String)
  case standardInput
  /// Bytes at hand; `name` is what messages call them.
  case bytes([UInt8], name: String?)

  /// The source that a command line names: a path, or `-` for standard input.
  public init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// The name in messages: the path as it was given, `-` for standard input.
  public var name: String? {
    switch self {
    case .file(let path): path
    case .standardInput: "-"
    case .bytes(_, let name): name
    }
  }

  /// Reads all bytes.
  ///
  /// Throws when the file does not exist, is a folder, cannot be read or holds more than
  /// `byteLimit` bytes. Only regular files are read, since nobody knows whether a pipe or a device
  /// ever ends; pipes that the caller of the process has opened (`/dev/fd/63`) are, as is standard
  /// input.
  public func load(byteLimit: Int = ReadOptions.defaultByteLimit) throws(Diagnostic) -> LoadedInput
  {
    switch self {
    case .bytes(let bytes, let name):
      if bytes.count > byteLimit { throw .inputTooLarge(name ?? "input", limit: byteLimit) }
      return LoadedInput(name: name, bytes: bytes)
    case .standardInput:
      let file = OpenFile(descriptor: STDIN_FILENO, name: "-")
      return LoadedInput(name: "-", bytes: try file.readAll(byteLimit: byteLimit, expecting: 0))
    case .file(let path):
      return LoadedInput(name: path, bytes: try Self.read(path: path, byteLimit: byteLimit))
    }
  }

  private static func read(path: String, byteLimit: Int) throws(Diagnostic) -> [UInt8] {
    // The system would take a path with a zero byte in it for a shorter one.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missingFile(path) }
    // Opening a pipe that nobody writes to must not wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      InputTrace.current?.look(at: path)
      switch code {
      case ENOENT, ENOTDIR: throw .missingFile(path)
      case ENXIO: throw .irregularFile(path)
      default: throw .unreadableFile(path, code)
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadableFile(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .folderInsteadOfFile(path) }
    if status.st_mode & S_IFMT != S_IFREG {
      guard isInherited(path) else { throw .irregularFile(path) }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
    let size = Int(clamping: status.st_size)
    if size > byteLimit { throw .inputTooLarge(path, limit: byteLimit) }
    let file = OpenFile(descriptor: descriptor, name: path)
    let bytes = try file.readAll(byteLimit: byteLimit, expecting: size)
    InputTrace.current?.read(path, bytes, state: FileState(status))
    return bytes
  }

  /// Whether a path names a stream that was open when the process began, as a shell's process
  /// substitution does, or the empty device, which ends at once.
  private static func isInherited(_ path: String) -> Bool {
    path == "/dev/null" || path == "/dev/stdin"
      || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }
}

/// The bytes of an input, before anybody knows their format.
public struct LoadedInput: Hashable, Sendable {
  /// What messages call the input; `nil` when it has no name.
  public var name: String?
  public var bytes: [UInt8]

  public init(name: String?, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

private struct OpenFile {
  let descriptor: Int32
  let name: String

  /// Reads to the end; `size` is what to expect, but a file may grow and a pipe has none.
  func readAll(byteLimit: Int, expecting size: Int) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end shows without growing the buffer.
    var room = size + 1
    while true {
      let chunk = try chunk(room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > byteLimit { throw .inputTooLarge(name, limit: byteLimit) }
      room = max(size + 1 - bytes.count, 1 << 16)
    }
  }

  private func chunk(_ room: Int) throws(Diagnostic) -> [UInt8] {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = -1
      repeat {
        result = read(descriptor, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    if failure != 0 { throw .unreadableFile(name, failure) }
    return chunk
  }
}
