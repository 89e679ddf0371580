#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names of the font files in some folders and their subfolders. No file is opened.
///
/// Order: the folders as given; within a folder its files, then its subfolders, each by the bytes
/// of their names. All names lie in one buffer, since a machine may have thousands.
struct FontListing {
  private struct Entry {
    var folder: Int
    var start: Int
    var end: Int
  }

  private var names: [UInt8] = []
  private var entries: [Entry] = []
  private var folders: [String] = []
  private var visited: Set<FolderIdentity> = []
  /// Folders that exist but could not be read.
  private(set) var unreadableFolders: [String] = []

  private static let largestDepth = 8
  private static let largestCount = 100_000

  init(folders: [String]) {
    for folder in folders { add(folder, depth: 0) }
  }

  var count: Int { entries.count }

  func path(_ index: Int) -> String {
    let entry = entries[index]
    return folders[entry.folder] + "/"
      + String(decoding: names[entry.start..<entry.end], as: UTF8.self)
  }

  /// The files whose name looks like one of a family's, with the style that the name states.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func files(of key: String) -> [(index: Int, style: FaceStyle)] {
    let key = Array(key.utf8)
    guard let initial = key.first else { return [] }
    var found: [(index: Int, style: FaceStyle)] = []
    for (index, entry) in entries.enumerated() {
      // Nearly all files end here.
      guard names[entry.start] | 0x20 == initial | 0x20 else { continue }
      let base = Self.key(names[entry.start..<entry.end - 4])
      let isCollection = names[entry.end - 1] | 0x20 == UInt8(ascii: "c")
      if let style = FontFileName.style(of: base, family: key, isCollection: isCollection) {
        found.append((index, style))
      }
    }
    return found
  }

  private static func key(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard depth <= Self.largestDepth else { return }
    guard let stream = opendir(folder) else {
      if errno != ENOENT { unreadableFolders.append(folder) }
      return
    }
    defer { closedir(stream) }
    // A link may lead back to a folder that was seen.
    guard let identity = FolderIdentity(stream), visited.insert(identity).inserted else { return }
    let number = folders.count
    folders.append(folder)
    let first = entries.count
    var subfolders: [String] = []
    while entries.count < Self.largestCount, let item = readdir(stream) {
      guard let nameOffset = Self.nameOffset else { break }
      let name = UnsafeRawPointer(item) + nameOffset
      let length = strlen(name.assumingMemoryBound(to: CChar.self))
      let bytes = UnsafeRawBufferPointer(start: name, count: length)
      guard let initial = bytes.first, initial != UInt8(ascii: ".") else { continue }
      let isFont = Self.hasFontEnding(bytes)
      switch Self.kind(Int32(item.pointee.d_type), isFont: isFont, bytes, in: folder) {
      case .folder: subfolders.append(folder + "/" + String(decoding: bytes, as: UTF8.self))
      case .font:
        entries.append(Entry(folder: number, start: names.count, end: names.count + length))
        names.append(contentsOf: bytes)
      case .other: break
      }
    }
    sort(from: first)
    for subfolder in subfolders.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(subfolder, depth: depth + 1)
    }
  }

  private mutating func sort(from first: Int) {
    names.withUnsafeBytes { names in
      entries[first...].sort { one, other in
        let length = min(one.end - one.start, other.end - other.start)
        guard let base = names.baseAddress else { return false }
        let order = memcmp(base + one.start, base + other.start, length)
        return order == 0 ? one.end - one.start < other.end - other.start : order < 0
      }
    }
  }

  private enum Kind { case folder, font, other }

  private static func kind(
    _ type: Int32, isFont: Bool, _ name: UnsafeRawBufferPointer, in folder: String
  ) -> Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return isFont ? .font : .other
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      guard stat(folder + "/" + String(decoding: name, as: UTF8.self), &status) == 0 else {
        return .other
      }
      if status.st_mode & S_IFMT == S_IFDIR { return .folder }
      return isFont && status.st_mode & S_IFMT == S_IFREG ? .font : .other
    default: return .other
    }
  }

  /// `.ttf`, `.otf`, `.ttc` or `.otc`, in any case.
  private static func hasFontEnding(_ name: UnsafeRawBufferPointer) -> Bool {
    let count = name.count
    guard count > 4, name[count - 4] == UInt8(ascii: "."),
      name[count - 2] | 0x20 == UInt8(ascii: "t")
    else { return false }
    let first = name[count - 3] | 0x20
    let last = name[count - 1] | 0x20
    return (first == UInt8(ascii: "t") || first == UInt8(ascii: "o"))
      && (last == UInt8(ascii: "f") || last == UInt8(ascii: "c"))
  }

  /// Where a name begins in what `readdir` gives.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)
}

/// Tells folders apart whatever paths lead to them.
private struct FolderIdentity: Hashable {
  var device: UInt64
  var number: UInt64

  init?(_ stream: OpaquePointer) {
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
