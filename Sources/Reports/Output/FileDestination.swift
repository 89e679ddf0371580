import Diagnostics
import Foundation

/// Where a file goes once links are followed, and what is there now.
struct FileDestination {
  /// As it was given, for messages.
  let path: String
  /// The folder that holds the file.
  let folder: String
  /// The path that the file gets in the end.
  let finalPath: String
  /// The permissions of the file that is there; `nil` when there is none.
  let mode: mode_t?

  /// - Throws: an error of kind `cannotCreate` when a folder or a device is in the way, when the old
  ///   file is read-only, or when a symbolic link leads out of the folder.
  init(path: String) throws(Diagnostic) {
    guard !path.isEmpty, !path.utf8.contains(0), !path.hasSuffix("/") else {
      throw .uncreatableFile(path, path.hasSuffix("/") ? EISDIR : ENOENT)
    }
    self.path = path
    folder = Self.folder(of: path)
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // A folder that does not exist is found when the temporary file is created.
      finalPath = path
      mode = nil
      return
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let target = Self.target(ofLink: path, in: folder) else {
        throw .linkOutOfFolder(path)
      }
      finalPath = target
      guard lstat(target, &status) == 0 else {
        mode = nil
        return
      }
    } else {
      finalPath = path
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .uncreatableFile(path, EISDIR)
    default: throw .deviceInPlaceOfFile(path)
    }
    guard access(finalPath, W_OK) == 0 else { throw .uncreatableFile(path, errno) }
    mode = status.st_mode & 0o777
  }

  /// One path for all spellings of a place, such as `a.svg` and `./a.svg`, with links followed.
  static func canonicalPath(of path: String) -> String {
    if let whole = realPath(path) { return whole }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let folder = Self.folder(of: path)
    return realPath(folder.isEmpty ? "/" : folder).map { "\($0)/\(name)" } ?? path
  }

  /// The folder part of a path: `.` for a mere name, empty for one in the root.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// What a link stands for when that lies in the same folder; else `nil`.
  private static func target(ofLink path: String, in folder: String) -> String? {
    if let target = realPath(path) {
      return Self.folder(of: target) == realPath(folder.isEmpty ? "/" : folder) ? target : nil
    }
    // A link to nothing: the name of a file to come is fine, a path to another place is not.
    guard let name = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      !name.isEmpty, !name.contains("/"), name != ".", name != ".."
    else { return nil }
    let target = "\(folder)/\(name)"
    var status = stat()
    return lstat(target, &status) == 0 ? nil : target
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
