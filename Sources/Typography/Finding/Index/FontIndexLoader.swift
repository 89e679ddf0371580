/// Keeps the index of some folders: takes it from the cache as long as the folders are unchanged,
/// and otherwise reads the folders that changed and puts a new one there.
struct FontIndexLoader {
  private let roots: [String]
  /// `nil` without a cache: the index is then made in memory.
  private let file: FontIndexFile?
  private var index: FontIndex?
  /// Whether the index was made, rather than taken from the cache, so that it cannot be old.
  private(set) var isFresh = false

  init(roots: [String], cacheFolder: String?) {
    self.roots = roots
    file = cacheFolder.map { FontIndexFile(cacheFolder: $0, roots: roots) }
  }

  /// The index; made or taken from the cache when it is asked for first.
  mutating func current() -> FontIndex? {
    if let index { return index }
    let stored = file?.load().flatMap { FontIndex($0, roots: roots) }
    if let stored, stored.isCurrent() {
      index = stored
      return stored
    }
    index = stored
    return remake(suspects: [])
  }

  /// Makes the index anew, since a file in `folder` is not what the index says.
  mutating func refresh(folder: String) {
    _ = remake(suspects: [folder])
  }

  private mutating func remake(suspects: [String]) -> FontIndex? {
    isFresh = true
    var builder = FontListingBuilder(
      roots: roots, known: index?.listing() ?? [], suspects: suspects)
    let listing = builder.listing()
    let bytes = FontIndexEncoder.bytes(of: listing, roots: roots)
    // To find again that there is nothing costs no more than to read it.
    let isWorthKeeping = listing.contains { !$0.files.isEmpty }
    if isWorthKeeping, let file, index?.bytes.holdsSame(as: bytes) != true { file.save(bytes) }
    index = FontIndex(FontFile(bytes: bytes).bytes, roots: roots)
    return index
  }
}

extension FontBytes {
  fileprivate func holdsSame(as other: [UInt8]) -> Bool {
    count == other.count && array(0, count) == other
  }
}
