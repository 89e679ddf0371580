#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names of the font files in some folders and their subfolders, read folder by folder as they
/// are needed. No file is opened.
///
/// Order: the folders as given; within a folder its files, then its subfolders, each by the bytes
/// of their names.
final class FontFolders {
  /// A file that ends as font files do.
  struct File: Equatable {
    var folder: String
    var name: String

    var path: String { "\(folder)/\(name)" }
  }

  private struct Contents {
    var files: [String] = []
    var subfolders: [String] = []
    /// The same for a folder whatever path leads to it; `nil` for one that could not be read.
    var identity: Identity?
  }

  private struct Identity: Equatable {
    var device: UInt64
    var number: UInt64

    init?(_ stream: OpaquePointer) {
      var status = stat()
      guard fstat(dirfd(stream), &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private let roots: [String]
  private var contents: [String: Contents] = [:]
  private var unreadable: [String] = []

  private static let largestDepth = 8
  private static let largestCount = 100_000

  init(_ roots: [String]) { self.roots = roots }

  /// Folders that exist but could not be read, since the last call.
  func takeUnreadable() -> [String] {
    defer { unreadable = [] }
    return unreadable
  }

  /// Every font file.
  lazy var files: [File] = {
    var collection = Collection()
    for root in roots { collect(from: root, depth: 0, into: &collection) }
    return collection.files
  }()

  /// The font files where a family is likely to be: in the folders themselves, in subfolders that
  /// are named after it, such as `inter`, and in those for a kind of file, such as `truetype`, and
  /// their subfolders that are named after it.
  ///
  /// Reading the names of all files takes 0.5 ms for each thousand, which is longer than measuring
  /// a chart's labels.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func likelyFiles(of key: String) -> [File] {
    var collection = Collection()
    for root in roots {
      add(filesOf: root, to: &collection)
      for name in read(root).subfolders {
        let folder = "\(root)/\(name)"
        if Self.isNamed(name, after: key) {
          collect(from: folder, depth: 1, into: &collection)
        } else if Self.isNamedAfterKind(name) {
          add(filesOf: folder, to: &collection)
          for inner in read(folder).subfolders where Self.isNamed(inner, after: key) {
            collect(from: "\(folder)/\(inner)", depth: 2, into: &collection)
          }
        }
      }
    }
    return collection.files
  }

  /// `dejavu` for `dejavusans`, `inter` for `inter`, `liberation2` for `liberationsans`.
  private static func isNamed(_ folder: String, after key: String) -> Bool {
    let folder = FamilyName.key(folder).utf8
    let letters = folder.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard letters.count >= 3 else { return false }
    return key.utf8.starts(with: letters) || letters.starts(with: key.utf8)
  }

  private static func isNamedAfterKind(_ folder: String) -> Bool {
    ["opentype", "truetype", "otf", "ttf", "OTF", "TTF"].contains(folder)
  }

  /// Files that were gathered, and the folders that they came from.
  private struct Collection {
    var files: [File] = []
    var visited: [Identity] = []
  }

  /// Adds the files of a folder, unless they were added already; `false` then.
  @discardableResult
  private func add(filesOf folder: String, to collection: inout Collection) -> Bool {
    let contents = read(folder)
    // A link may lead to a folder that was seen, even to one around it.
    guard let identity = contents.identity, !collection.visited.contains(identity) else {
      return false
    }
    collection.visited.append(identity)
    for name in contents.files { collection.files.append(File(folder: folder, name: name)) }
    return true
  }

  private func collect(from folder: String, depth: Int, into collection: inout Collection) {
    guard depth <= Self.largestDepth, collection.files.count < Self.largestCount,
      add(filesOf: folder, to: &collection)
    else { return }
    for name in read(folder).subfolders {
      collect(from: "\(folder)/\(name)", depth: depth + 1, into: &collection)
    }
  }

  private func read(_ folder: String) -> Contents {
    if let known = contents[folder] { return known }
    var found = Contents()
    if let stream = opendir(folder) {
      found.identity = Identity(stream)
      Self.read(stream, folder, &found)
      closedir(stream)
    } else if errno != ENOENT {
      unreadable.append(folder)
    }
    found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.subfolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    contents[folder] = found
    return found
  }

  private static func read(_ stream: OpaquePointer, _ folder: String, _ found: inout Contents) {
    while let item = readdir(stream) {
      let type = Int32(item.pointee.d_type)
      withUnsafeBytes(of: &item.pointee.d_name) { field in
        let name = UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })
        guard let initial = name.first, initial != UInt8(ascii: ".") else { return }
        let isFont = hasFontEnding(name)
        guard isFont || type != Int32(DT_REG) else { return }
        let text = String(decoding: name, as: UTF8.self)
        switch kind(type, of: folder, text) {
        case .folder: found.subfolders.append(text)
        case .file: if isFont { found.files.append(text) }
        case .other: break
        }
      }
    }
  }

  private enum Kind { case folder, file, other }

  /// Links count as what they lead to.
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
}
