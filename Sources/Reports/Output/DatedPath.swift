import DataTable
import Diagnostics
import Foundation

/// A path in which `{date}` stands for a day, as in `reports/{date}/daily.svg`.
package struct DatedPath: Hashable, Sendable {
  /// What stands for the day, written as `2026-05-06`.
  package static let placeholder = "{date}"

  package let pattern: String

  /// `nil` for a path without the placeholder.
  package init?(_ pattern: String) {
    guard pattern.contains(Self.placeholder) else { return nil }
    self.pattern = pattern
  }

  package func path(on day: CalendarDay) -> String {
    pattern.replacing(Self.placeholder, with: day.description)
  }

  /// The folder that holds the files or folders of all days: `.` when the first part has a day.
  package var root: String {
    let folder = FileDestination.folder(of: String(prefix) + Self.placeholder)
    return folder.isEmpty ? "/" : folder
  }

  /// What follows ``root``, such as `{date}/daily.svg`.
  package var name: String {
    guard let slash = prefix.lastIndex(of: "/") else { return pattern }
    return String(pattern[pattern.index(after: slash)...])
  }

  private var prefix: Substring {
    pattern[..<(pattern.firstRange(of: Self.placeholder)?.lowerBound ?? pattern.endIndex)]
  }

  /// The folders of a day between ``root`` and the file, the innermost first.
  package func folders(on day: CalendarDay) -> [String] {
    var folders: [String] = []
    var path = name.replacing(Self.placeholder, with: day.description)[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      folders.append("\(root)/\(path)")
    }
    return folders
  }

  /// Makes what is missing of the folders above the file.
  func makeFolders(on day: CalendarDay) throws(Diagnostic) {
    let path = path(on: day)
    var missing: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/"), slash != rest.startIndex {
      rest = rest[..<slash]
      var status = stat()
      if stat(String(rest), &status) == 0 { break }
      missing.append(String(rest))
    }
    for folder in missing.reversed() {
      // Another run may make it at the same moment.
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw .uncreatableFolder(folder, of: path, errno)
      }
    }
  }
}
