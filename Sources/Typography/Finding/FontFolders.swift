/// The places where the files of a family are likely to be, read folder by folder as they are
/// needed. No file is opened.
///
/// Most families are found this way without knowing what all the other files are.
final class FontFolders {
  /// A file whose name is like those of the family's files.
  struct Match: Equatable {
    var path: String
    /// What the name says of the face.
    var style: FaceStyle
  }

  private let roots: [String]
  private var contents: [String: FolderContents?] = [:]
  private var unreadable: [String] = []

  private static let largestDepth = 8

  init(_ roots: [String]) { self.roots = roots }

  /// Folders that exist but could not be read, since the last call.
  func takeUnreadable() -> [String] {
    defer { unreadable = [] }
    return unreadable
  }

  /// The files that are named after a family, among those where it is likely to be: in the folders
  /// themselves, in subfolders that are named after it, such as `inter`, and in those for a kind of
  /// file, such as `truetype`, and their subfolders that are named after it.
  ///
  /// Order: the folders as given; within a folder its files, then its subfolders, each by the bytes
  /// of their names.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func likelyFiles(of key: String) -> [Match] {
    var search = Search(key: Array(key.utf8))
    for root in roots {
      add(filesOf: root, to: &search)
      for name in subfolders(of: root, where: { Self.isNamed($0, after: key) || Self.isKind($0) }) {
        let folder = "\(root)/\(name)"
        if Self.isNamed(name, after: key) {
          collect(from: folder, depth: 1, into: &search)
        } else {
          add(filesOf: folder, to: &search)
          for inner in subfolders(of: folder, where: { Self.isNamed($0, after: key) }) {
            collect(from: "\(folder)/\(inner)", depth: 2, into: &search)
          }
        }
      }
    }
    return search.matches
  }

  /// `dejavu` for `dejavusans`, `inter` for `inter`, `liberation2` for `liberationsans`.
  private static func isNamed(_ folder: String, after key: String) -> Bool {
    // Nearly all folders end here.
    guard folder.utf8.first.map({ $0 | 0x20 }) == key.utf8.first.map({ $0 | 0x20 }) else {
      return false
    }
    let folder = FamilyName.key(folder).utf8
    let letters = folder.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard letters.count >= 3 else { return false }
    return key.utf8.starts(with: letters) || letters.starts(with: key.utf8)
  }

  private static func isKind(_ folder: String) -> Bool {
    ["opentype", "truetype", "otf", "ttf", "OTF", "TTF"].contains(folder)
  }

  /// What was found so far, and the folders that were looked into.
  private struct Search {
    let key: [UInt8]
    var matches: [Match] = []
    var visited: [FileStamp] = []
  }

  /// Adds what is found in a folder, unless it was looked into before; `false` then.
  @discardableResult
  private func add(filesOf folder: String, to search: inout Search) -> Bool {
    // A link may lead to a folder that was seen, even to one around it.
    guard let contents = read(folder),
      !search.visited.contains(where: { $0.isOfSameFile(as: contents.stamp) })
    else { return false }
    search.visited.append(contents.stamp)
    var found: [(name: String, style: FaceStyle)] = []
    for name in contents.files {
      if let style = FontFileName.style(ofFile: name, family: search.key) {
        found.append((name, style))
      }
    }
    // Only what was found is put in order, since a folder may hold thousands.
    found.sort { FolderContents.precedes($0.name, $1.name) }
    search.matches += found.map { Match(path: "\(folder)/\($0.name)", style: $0.style) }
    return true
  }

  private func collect(from folder: String, depth: Int, into search: inout Search) {
    guard depth <= Self.largestDepth, add(filesOf: folder, to: &search) else { return }
    for name in subfolders(of: folder, where: { _ in true }) {
      collect(from: "\(folder)/\(name)", depth: depth + 1, into: &search)
    }
  }

  private func subfolders(of folder: String, where isWanted: (String) -> Bool) -> [String] {
    (read(folder)?.subfolders ?? []).filter(isWanted).sorted(by: FolderContents.precedes)
  }

  private func read(_ folder: String) -> FolderContents? {
    if let known = contents[folder] { return known }
    var found: FolderContents?
    do {
      found = try FolderContents(of: folder)
    } catch {
      if case .isUnreadable = error { unreadable.append(folder) }
    }
    contents[folder] = .some(found)
    return found
  }
}
