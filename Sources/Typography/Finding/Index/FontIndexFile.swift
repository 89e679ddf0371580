#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file in the user's cache that holds the index of some folders.
///
/// Several processes may write it at once: each writes a file of its own and puts it in the place
/// of the others' whole. A cache that cannot be written is none.
struct FontIndexFile {
  private let cacheFolder: String
  private let name: String

  /// How many indexes are kept, for various lists of folders.
  private static let largestCount = 16
  /// An index that was not written for so long, in nanoseconds, is that of folders which are no
  /// longer asked for; else it costs little to make it anew. 30 days.
  private static let longestAge: Int64 = 30 * 86_400 * 1_000_000_000
  private static let prefix = "fonts-"
  private static let ending = ".index"

  init(cacheFolder: String, roots: [String]) {
    self.cacheFolder = cacheFolder
    // A relative path is another folder for every working folder.
    let base = roots.contains { !$0.hasPrefix("/") } ? Self.workingFolder() : ""
    let digits = String(FontIndexFormat.hash(ofRoots: [base] + roots), radix: 16)
    name = Self.prefix + digits + Self.ending
  }

  private static func workingFolder() -> String {
    guard let buffer = getcwd(nil, 0) else { return "" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  private var path: String { "\(cacheFolder)/\(name)" }

  /// The bytes of the index, mapped; `nil` when there is none.
  func load() -> FontBytes? { (try? FontFile(path: path))?.bytes }

  /// Puts an index in the place of the one that is there. Not flushed to the disk: an index that a
  /// crash left broken is found out when it is read, and made anew.
  func save(_ bytes: [UInt8]) {
    makeFolder()
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    let isWritten = Self.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(template, path) == 0 else {
      unlink(template)
      return
    }
    prune()
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
        let count = Self.writeOnce(rest, to: descriptor)
        guard count > 0 else { return false }
        place += count
      }
      return true
    }
  }

  private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    while true {
      let count = write(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Makes the folder, and the one around it, for the user alone.
  private func makeFolder() {
    if access(cacheFolder, F_OK) == 0 { return }
    if let slash = cacheFolder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      mkdir(String(cacheFolder[..<slash]), 0o700)
    }
    mkdir(cacheFolder, 0o700)
  }

  /// Removes indexes of long ago, the oldest of too many, and what was never finished.
  private func prune() {
    guard let stream = opendir(cacheFolder) else { return }
    var found: [(path: String, modified: Int64)] = []
    while let item = readdir(stream) {
      let file = withUnsafeBytes(of: &item.pointee.d_name) { field in
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = "\(cacheFolder)/\(file)"
      guard Self.isOurs(file), let stamp = FileStamp(path: path) else { continue }
      found.append((path, stamp.modified))
    }
    closedir(stream)
    found.sort { $0.modified > $1.modified }
    let oldest = FileStamp.now() &- Self.longestAge
    for (place, file) in found.enumerated()
    where place >= Self.largestCount || file.modified < oldest {
      unlink(file.path)
    }
  }

  /// Whether a file is an index or the beginning of one.
  private static func isOurs(_ file: String) -> Bool {
    file.hasPrefix(prefix) && (file.hasSuffix(ending) || file.contains(ending + "."))
  }
}
