#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names of the font files and of the folders in a folder, in the order of the system.
struct FolderContents {
  private(set) var files: [String] = []
  private(set) var subfolders: [String] = []
  /// Font files and folders that are left out since their names are not UTF-8, which no path here
  /// can hold: the names with signs in place of the wrong bytes.
  private(set) var unnamable: [String] = []
  /// Of the folder, taken before it was read.
  let stamp: FileStamp

  /// Why a folder could not be read.
  enum Problem: Error {
    case isAbsent
    case isUnreadable
  }

  /// Reads a folder. Hidden files and folders are left out; links count as what they lead to.
  init(of folder: String) throws(Problem) {
    guard let stream = opendir(folder) else {
      throw errno == ENOENT ? .isAbsent : .isUnreadable
    }
    defer { closedir(stream) }
    guard let stamp = FileStamp(descriptor: dirfd(stream)) else { throw .isUnreadable }
    self.stamp = stamp
    read(stream, folder)
  }

  private mutating func read(_ stream: OpaquePointer, _ folder: String) {
    while let item = readdir(stream) {
      let type = Int32(item.pointee.d_type)
      withUnsafeBytes(of: &item.pointee.d_name) { field in
        let name = UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })
        guard let initial = name.first, initial != UInt8(ascii: ".") else { return }
        let isFont = Self.hasFontEnding(name)
        guard isFont || type != Int32(DT_REG) else { return }
        let text = String(decoding: name, as: UTF8.self)
        guard text.utf8.elementsEqual(name) else {
          if isFont || type == Int32(DT_DIR) { unnamable.append(text) }
          return
        }
        switch Self.kind(type, of: folder, text) {
        case .folder: subfolders.append(text)
        case .file: if isFont { files.append(text) }
        case .other: break
        }
      }
    }
  }

  private enum Kind { case folder, file, other }

  private static func kind(_ type: Int32, of folder: String, _ name: String) -> Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .file
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { return .other }
      if status.st_mode & S_IFMT == S_IFDIR { return .folder }
      return status.st_mode & S_IFMT == S_IFREG ? .file : .other
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

  /// The order in which everything is listed: by the bytes of the names.
  static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
