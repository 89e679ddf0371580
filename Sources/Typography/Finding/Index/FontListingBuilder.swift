/// Reads folders of fonts, with all files in them, into a listing.
///
/// Order: the folders as given; within a folder its files, then its subfolders, each by the bytes
/// of their names.
struct FontListingBuilder {
  private let roots: [String]
  /// What is known from an earlier reading, by path.
  private let known: [String: FolderListing]
  private let now: Int64
  private var folders: [FolderListing] = []
  private var visited: Set<Visited> = []
  private var fileCount = 0

  private struct Visited: Hashable {
    var device: UInt64
    var number: UInt64
  }

  private static let largestDepth = 8
  private static let largestCount = 100_000

  /// - Parameters:
  ///   - known: an earlier listing; what has not changed since is taken from it unread.
  ///   - suspects: folders to read again though they look unchanged.
  ///   - now: see ``FileStamp/isSettled(now:)``.
  init(
    roots: [String], known: [FolderListing] = [], suspects: [String] = [],
    now: Int64 = FileStamp.now()
  ) {
    self.roots = roots
    self.now = now
    var byPath: [String: FolderListing] = [:]
    for folder in known {
      var folder = folder
      if suspects.contains(folder.path) { folder.stamp = nil }
      byPath[folder.path] = folder
    }
    self.known = byPath
  }

  mutating func listing() -> [FolderListing] {
    for (number, root) in roots.enumerated() { collect(root, root: number, depth: 0) }
    return folders
  }

  private mutating func collect(_ path: String, root: Int, depth: Int) {
    guard depth <= Self.largestDepth, fileCount < Self.largestCount else { return }
    guard let stamp = FileStamp(path: path) else {
      if depth == 0 { folders.append(FolderListing(path: path, root: root, state: .isAbsent)) }
      return
    }
    // A link may lead to a folder that was seen, even to one around it.
    let identity = Visited(device: stamp.device, number: stamp.number)
    guard visited.insert(identity).inserted else { return }
    let folder = self.folder(path, root, stamp)
    folders.append(folder)
    fileCount += folder.files.count
    for name in folder.subfolders { collect("\(path)/\(name)", root: root, depth: depth + 1) }
  }

  private func folder(_ path: String, _ root: Int, _ stamp: FileStamp) -> FolderListing {
    let old = known[path]
    if var old, old.state == .isRead, let before = old.stamp, stamp.isUnchanged(since: before) {
      old.root = root
      return old
    }
    do {
      let contents = try FolderContents(of: path)
      var folder = FolderListing(path: path, root: root, state: .isRead)
      folder.stamp = contents.stamp.isSettled(now: now) ? contents.stamp : nil
      folder.subfolders = contents.subfolders.sorted(by: FolderContents.precedes)
      let names = contents.files.sorted(by: FolderContents.precedes)
      folder.files = files(names, in: path, old?.files ?? [])
      for name in contents.unnamable.sorted(by: FolderContents.precedes) {
        folder.files.append(
          FileListing(name: name, problem: TypographyDiagnostics.unnamableFile))
      }
      return folder
    } catch {
      let state: FolderListing.State = error == .isAbsent ? .isAbsent : .isUnreadable
      return FolderListing(
        path: path, root: root, state: state, stamp: stamp.isSettled(now: now) ? stamp : nil)
    }
  }

  private func files(_ names: [String], in folder: String, _ known: [FileListing]) -> [FileListing]
  {
    var old: [String: FileListing] = [:]
    for file in known { old[file.name] = file }
    return names.map { name in
      let path = "\(folder)/\(name)"
      let stamp = FileStamp(path: path)
      if let stamp, let file = old[name], file.problem == nil, let before = file.stamp,
        stamp.isUnchanged(since: before)
      {
        return file
      }
      var file = FontFileReader.listing(path: path, name: name)
      file.stamp = stamp.flatMap { $0.isSettled(now: now) ? $0 : nil }
      return file
    }
  }
}
