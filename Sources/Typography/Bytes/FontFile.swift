#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A font file in memory: mapped, so that only the pages that are looked at are read.
///
/// The bytes never change while the object lives, which is why it may be shared between threads.
final class FontFile: @unchecked Sendable {
  enum Problem: Error, Equatable {
    case cannotOpen(String)
    case isEmpty
  }

  let start: UnsafeRawPointer
  let count: Int
  private let isMapped: Bool

  /// Maps the file at `path`.
  init(path: String) throws(Problem) {
    // Opening a pipe must not wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotOpen(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen("not a regular file")
    }
    guard let size = Int(exactly: status.st_size), size > 0 else { throw .isEmpty }
    guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      address != MAP_FAILED
    else { throw .cannotOpen(String(cString: strerror(errno))) }
    start = UnsafeRawPointer(address)
    count = size
    isMapped = true
  }

  /// A font that is in memory already.
  init(bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    bytes.withUnsafeBytes { source in
      if let first = source.baseAddress { copy.copyMemory(from: first, byteCount: source.count) }
    }
    start = UnsafeRawPointer(copy)
    count = bytes.count
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: start), count)
    } else {
      start.deallocate()
    }
  }

  var bytes: FontBytes { FontBytes(of: self) }
}
