import Diagnostics
import Foundation

/// Looks for the file that somebody meant.
enum FolderListing {
  /// The path of the file in the same folder with the most similar name; `nil` when there is none.
  static func nearestPath(to path: String) -> String? {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<end])
    guard
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder),
      let near = NearestName.suggestion(for: String(path[end...]), in: names.sorted())
    else { return nil }
    return folder + near
  }
}
