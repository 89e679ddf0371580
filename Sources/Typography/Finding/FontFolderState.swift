extension FontLibrary {
  /// A text that changes when a font file in the folders is added, removed or replaced: the path, the
  /// size and the time of the last change of each. Nothing is opened.
  ///
  /// It is the same on hosts that have the same files.
  package static func state(ofFolders folders: [String]) -> String {
    var text = ""
    for folder in folders { add(folder, depth: 0, to: &text) }
    return text
  }

  private static let largestFolderDepth = 8

  private static func add(_ folder: String, depth: Int, to text: inout String) {
    guard depth <= largestFolderDepth, let contents = try? FolderContents(of: folder) else {
      return
    }
    for name in contents.files.sorted(by: FolderContents.precedes) {
      let path = "\(folder)/\(name)"
      guard let stamp = FileStamp(path: path) else { continue }
      text += "\(path) \(stamp.size) \(stamp.modified)\n"
    }
    for name in contents.subfolders.sorted(by: FolderContents.precedes) {
      add("\(folder)/\(name)", depth: depth + 1, to: &text)
    }
  }
}
