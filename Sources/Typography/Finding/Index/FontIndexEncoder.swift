/// Writes a listing as the bytes of an index; see ``FontIndexFormat``.
struct FontIndexEncoder {
  private var folders = BigEndianBytes()
  private var files = BigEndianBytes()
  private var faces = BigEndianBytes()
  private var pages = BigEndianBytes()
  private var bitmaps = BigEndianBytes()
  private var strings = BigEndianBytes()
  private var families: [(hash: UInt32, face: UInt32)] = []
  private var counts = (folders: 0, files: 0, faces: 0, bitmaps: 0)
  // By their bytes, since names of files that are equal as strings may be those of two files.
  private var knownStrings: [[UInt8]: UInt32] = [:]
  private var knownLists: [[[UInt8]]: UInt32] = [:]
  private var knownCoverages: [CharacterCoverage: UInt32] = [:]
  private var knownBitmaps: [SIMD4<UInt64>: UInt32] = [:]

  static func bytes(of listing: [FolderListing], roots: [String]) -> [UInt8] {
    var encoder = FontIndexEncoder()
    let rootList = encoder.list(roots)
    for folder in listing { encoder.add(folder) }
    return encoder.finish(roots: rootList)
  }

  private mutating func add(_ folder: FolderListing) {
    folders.append(string(folder.path))
    folders.append(UInt32(truncatingIfNeeded: folder.root))
    folders.append(UInt32(folder.state.rawValue))
    folders.append(list(folder.subfolders))
    folders.append(UInt32(truncatingIfNeeded: counts.files))
    folders.append(UInt32(truncatingIfNeeded: folder.files.count))
    folders.append(folder.stamp)
    for file in folder.files { add(file) }
    counts.folders += 1
  }

  private mutating func add(_ file: FileListing) {
    files.append(string(file.name))
    files.append(UInt32(truncatingIfNeeded: counts.folders))
    files.append(file.problem.map { string($0) } ?? FontIndexFormat.none)
    files.append(UInt32(truncatingIfNeeded: counts.faces))
    files.append(UInt32(truncatingIfNeeded: file.faces.count))
    files.append(file.stamp)
    for face in file.faces { add(face) }
    counts.files += 1
  }

  private mutating func add(_ face: FaceListing) {
    for family in Set(face.families.map(FamilyName.key)) {
      families.append(
        (FontIndexFormat.hash(ofFamily: family), UInt32(truncatingIfNeeded: counts.faces)))
    }
    let style = face.style
    faces.append(UInt32(truncatingIfNeeded: counts.files))
    faces.append(UInt32(truncatingIfNeeded: face.index))
    faces.append(list(face.families))
    faces.append(string(face.styleName))
    faces.append(string(face.name))
    faces.append(coverage(face.coverage))
    faces.append(UInt16(truncatingIfNeeded: style.weight))
    // A face of one weight has no range.
    faces.append(UInt16(truncatingIfNeeded: style.weightRange?.lowerBound ?? 0))
    faces.append(UInt16(truncatingIfNeeded: style.weightRange?.upperBound ?? 0))
    faces.append(UInt16(truncatingIfNeeded: style.width << 8 | Int(style.slant.rawValue)))
    faces.append(face.traits.rawValue)
    faces.append(UInt16(0))
    counts.faces += 1
  }

  private mutating func string(_ text: String) -> UInt32 {
    let key = Array(text.utf8)
    if let known = knownStrings[key] { return known }
    let place = UInt32(truncatingIfNeeded: strings.bytes.count)
    strings.append(text)
    knownStrings[key] = place
    return place
  }

  /// How many there are, then one after the other.
  private mutating func list(_ texts: [String]) -> UInt32 {
    let key = texts.map { Array($0.utf8) }
    if let known = knownLists[key] { return known }
    let place = UInt32(truncatingIfNeeded: strings.bytes.count)
    strings.append(UInt32(truncatingIfNeeded: texts.count))
    for text in texts { strings.append(text) }
    knownLists[key] = place
    return place
  }

  /// How many pages there are, then the number of each page and that of its bitmap. Faces of one
  /// family share theirs as a rule.
  private mutating func coverage(_ coverage: CharacterCoverage) -> UInt32 {
    if let known = knownCoverages[coverage] { return known }
    let place = UInt32(truncatingIfNeeded: pages.bytes.count)
    pages.append(UInt32(truncatingIfNeeded: coverage.pages.count))
    for page in coverage.pages {
      pages.append(UInt32(page.number))
      pages.append(bitmap(page.bits))
    }
    knownCoverages[coverage] = place
    return place
  }

  private mutating func bitmap(_ bits: SIMD4<UInt64>) -> UInt32 {
    if let known = knownBitmaps[bits] { return known }
    let number = UInt32(truncatingIfNeeded: counts.bitmaps)
    for word in 0..<4 { bitmaps.append(bits[word]) }
    counts.bitmaps += 1
    knownBitmaps[bits] = number
    return number
  }

  private mutating func finish(roots: UInt32) -> [UInt8] {
    families.sort { ($0.hash, $0.face) < ($1.hash, $1.face) }
    var table = BigEndianBytes()
    for entry in families {
      table.append(entry.hash)
      table.append(entry.face)
    }
    let parts = [folders, files, faces, table, bitmaps, pages, strings]
    var header = BigEndianBytes()
    header.append(FontIndexFormat.magic)
    header.append(FontIndexFormat.version)
    var place = FontIndexFormat.headerSize
    header.append(UInt32(truncatingIfNeeded: place + parts.reduce(0) { $0 + $1.bytes.count }))
    header.append(roots)
    for part in parts {
      header.append(UInt32(truncatingIfNeeded: place))
      header.append(UInt32(truncatingIfNeeded: part.bytes.count))
      place += part.bytes.count
    }
    header.append(FontIndexFormat.checksum(of: header.bytes))
    return header.bytes + parts.flatMap(\.bytes)
  }
}

/// Numbers as the font reader's ``FontBytes`` reads them.
private struct BigEndianBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  /// How many bytes there are, then the bytes and a zero.
  mutating func append(_ text: String) {
    append(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }

  /// Zeros stand for none.
  mutating func append(_ stamp: FileStamp?) {
    append(stamp?.number ?? 0)
    append(stamp?.size ?? 0)
    append(stamp?.modified ?? 0)
    append(stamp?.changed ?? 0)
  }
}
