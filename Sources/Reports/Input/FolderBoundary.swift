import DataTable
import Foundation

/// A folder whose files may be read, and none outside it.
struct FolderBoundary {
  /// With all links followed.
  let path: String

  enum Failure: Error {
    /// The path leaves the folder, perhaps by way of a symbolic link.
    case outside
    case missing
  }

  /// `nil` when there is no such folder. An empty path is the working folder.
  init?(path: String) {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    self.path = String(cString: resolved)
  }

  /// The file at a path relative to the folder, with all links followed.
  func file(at relative: String) throws(Failure) -> String {
    guard !relative.isEmpty, !relative.utf8.contains(0), !relative.hasPrefix("/") else {
      throw .outside
    }
    // Names in data are composed, those of files may be decomposed.
    guard
      let resolved = realpath("\(path)/\(relative)", nil)
        ?? realpath("\(path)/\(relative.decomposedStringWithCanonicalMapping)", nil)
    else {
      InputTrace.current?.look(at: "\(path)/\(relative)")
      // What is not there may still name a place outside.
      if relative.split(separator: "/").contains("..") { throw .outside }
      throw .missing
    }
    defer { free(resolved) }
    let file = String(cString: resolved)
    guard file.hasPrefix(path == "/" ? "/" : path + "/") else { throw .outside }
    return file
  }
}
