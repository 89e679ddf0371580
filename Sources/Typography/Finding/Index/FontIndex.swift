/// What is known of all faces in some folders, read out of the bytes of an index as it is asked for.
///
/// The bytes may come from a file that somebody damaged: every read is checked, and a record that
/// is none reads as zeros or as an empty text, which leads to no face.
struct FontIndex: Sendable {
  private typealias Part = FontIndexFormat.Part

  let bytes: FontBytes
  private let parts: [FontBytes]
  private let roots: [String]
  let folderCount: Int
  let fileCount: Int
  let faceCount: Int

  /// - Returns: `nil` for bytes that are no index, or one of another version or for other folders.
  init?(_ bytes: FontBytes, roots: [String]) {
    guard bytes.count >= FontIndexFormat.headerSize,
      bytes.uint32(0) == Int(FontIndexFormat.magic >> 32),
      bytes.uint32(4) == Int(FontIndexFormat.magic & 0xFFFF_FFFF),
      bytes.uint32(8) == Int(FontIndexFormat.version), bytes.uint32(12) == bytes.count,
      bytes.uint32(FontIndexFormat.checksumPlace)
        == Int(FontIndexFormat.checksum(of: bytes.array(0, FontIndexFormat.checksumPlace)))
    else { return nil }
    var parts: [FontBytes] = []
    for part in FontIndexFormat.Part.allCases {
      let entry = FontIndexFormat.partsPlace + 8 * part.rawValue
      guard let place = bytes.uint32(entry), let length = bytes.uint32(entry + 4),
        length % part.recordSize == 0, let slice = bytes.slice(place, length)
      else { return nil }
      parts.append(slice)
    }
    self.bytes = bytes
    self.parts = parts
    self.roots = roots
    folderCount = parts[Part.folders.rawValue].count / Part.folders.recordSize
    fileCount = parts[Part.files.rawValue].count / Part.files.recordSize
    faceCount = parts[Part.faces.rawValue].count / Part.faces.recordSize
    guard let list = bytes.uint32(16), Self.areSame(self.list(list), roots), isOrdered() else {
      return nil
    }
  }

  /// Whether each folder's files, and each file's faces, stand behind those of the one before, so
  /// that none is listed twice.
  private func isOrdered() -> Bool {
    var next = 0
    for number in 0..<folderCount {
      let record = record(.folders, number)
      guard record.number(16) == next else { return false }
      next += record.number(20)
    }
    guard next == fileCount else { return false }
    next = 0
    for number in 0..<fileCount {
      let record = record(.files, number)
      guard record.number(12) == next else { return false }
      next += record.number(16)
    }
    return next == faceCount
  }

  private static let longestList = 10_000
  private static let largestPageCount = 0x1100

  /// By their bytes, as folders are told apart.
  private static func areSame(_ one: [String], _ other: [String]) -> Bool {
    one.elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
  }

  private func record(_ part: FontIndexFormat.Part, _ number: Int) -> Record {
    let size = part.recordSize
    return Record(bytes: parts[part.rawValue], place: number &* size)
  }

  private struct Record {
    let bytes: FontBytes
    let place: Int

    func number(_ offset: Int) -> Int { bytes.uint32(place + offset) ?? 0 }
    func short(_ offset: Int) -> Int { bytes.uint16(place + offset) ?? 0 }

    func long(_ offset: Int) -> UInt64 {
      UInt64(number(offset)) << 32 | UInt64(number(offset + 4))
    }

    func stamp(_ offset: Int) -> FileStamp? {
      let stamp = FileStamp(
        device: 0, number: long(offset), size: long(offset + 8),
        modified: Int64(bitPattern: long(offset + 16)),
        changed: Int64(bitPattern: long(offset + 24)))
      return stamp.number == 0 && stamp.changed == 0 ? nil : stamp
    }
  }

  // MARK: - Texts

  private func string(_ place: Int) -> String { string(at: place).text }

  private func string(at place: Int) -> (text: String, next: Int) {
    let strings = parts[Part.strings.rawValue]
    guard let length = strings.uint32(place) else { return ("", place) }
    let bytes = strings.array(place + 4, length)
    return (String(decoding: bytes, as: UTF8.self), place + 4 + bytes.count + 1)
  }

  private func list(_ place: Int) -> [String] {
    let strings = parts[Part.strings.rawValue]
    guard let count = strings.uint32(place), count <= Self.longestList else { return [] }
    var next = place + 4
    return (0..<count).map { _ in
      let found = string(at: next)
      next = found.next
      return found.text
    }
  }

  // MARK: - Folders and files

  /// Whether every folder is as it was when the index was made.
  func isCurrent() -> Bool {
    for number in 0..<folderCount {
      let record = record(.folders, number)
      let stamp = stamp(ofPath: record.number(0))
      switch FolderListing.State(rawValue: UInt8(truncatingIfNeeded: record.number(8))) {
      case .isAbsent: guard stamp == nil else { return false }
      case .isRead, .isUnreadable:
        guard let stamp, let known = record.stamp(24), stamp.isUnchanged(since: known) else {
          return false
        }
      case nil: return false
      }
    }
    return true
  }

  /// Asks about a path where it stands in the index, since there may be hundreds.
  private func stamp(ofPath place: Int) -> FileStamp? {
    let strings = parts[Part.strings.rawValue]
    guard let length = strings.uint32(place), let path = strings.slice(place + 4, length + 1),
      path.uint8(length) == 0
    else { return nil }
    return FileStamp(terminatedPath: path.memory.assumingMemoryBound(to: CChar.self))
  }

  /// Everything that the index says, for making a new one of it.
  func listing() -> [FolderListing] {
    (0..<folderCount).map { number in
      let record = record(.folders, number)
      var folder = FolderListing(
        path: string(record.number(0)), root: record.number(4),
        state: .init(rawValue: UInt8(truncatingIfNeeded: record.number(8))) ?? .isUnreadable,
        stamp: record.stamp(24))
      folder.subfolders = list(record.number(12))
      folder.files = numbers(record.number(16), record.number(20), below: fileCount).map(file)
      return folder
    }
  }

  private func file(_ number: Int) -> FileListing {
    let record = record(.files, number)
    var file = FileListing(name: string(record.number(0)), stamp: record.stamp(20))
    file.problem = problem(record)
    file.faces = numbers(record.number(12), record.number(16), below: faceCount).map(face)
    return file
  }

  private func numbers(_ first: Int, _ count: Int, below limit: Int) -> Range<Int> {
    let first = min(first, limit)
    return first..<min(first + count, limit)
  }

  private func problem(_ file: Record) -> String? {
    let place = file.number(8)
    return place == Int(FontIndexFormat.none) ? nil : string(place)
  }

  /// The files that are left out, or a part of them, with the reason; in the order of the listing.
  func problems() -> [(path: String, problem: String)] {
    (0..<fileCount).compactMap { number in
      let record = record(.files, number)
      return problem(record).map { (path(ofFile: record), $0) }
    }
  }

  /// The folders that exist and could not be read.
  func unreadableFolders() -> [String] {
    (0..<folderCount).compactMap { number in
      let record = record(.folders, number)
      let isUnreadable = record.number(8) == Int(FolderListing.State.isUnreadable.rawValue)
      return isUnreadable ? string(record.number(0)) : nil
    }
  }

  private func folder(ofFile file: Record) -> String {
    string(record(.folders, file.number(4)).number(0))
  }

  private func path(ofFile file: Record) -> String {
    "\(folder(ofFile: file))/\(string(file.number(0)))"
  }

  // MARK: - Faces

  /// Where a face is.
  struct Location {
    var path: String
    var index: Int
    /// The folder of the file.
    var folder: String
    /// The file's stamp when it was read; `nil` when a change might not show.
    var stamp: FileStamp?
  }

  func location(of face: Int) -> Location {
    let record = record(.faces, face)
    let file = self.record(.files, record.number(0))
    return Location(
      path: path(ofFile: file), index: record.number(4), folder: folder(ofFile: file),
      stamp: file.stamp(20))
  }

  func style(of face: Int) -> FaceStyle {
    let record = record(.faces, face)
    let low = record.short(26)
    let high = record.short(28)
    let shape = record.short(30)
    return FaceStyle(
      weight: record.short(24), weightRange: low > 0 && low <= high ? low...high : nil,
      width: shape >> 8, slant: FaceSlant(rawValue: UInt8(shape & 0xFF)) ?? .upright)
  }

  func traits(of face: Int) -> FaceListing.Traits {
    FaceListing.Traits(rawValue: UInt16(truncatingIfNeeded: record(.faces, face).short(32)))
  }

  func face(_ number: Int) -> FaceListing {
    let record = record(.faces, number)
    return FaceListing(
      index: record.number(4), families: list(record.number(8)),
      styleName: string(record.number(12)), name: string(record.number(16)),
      style: style(of: number), traits: traits(of: number), coverage: coverage(of: number))
  }

  /// The faces of a family, or of one with the same hash, in the order of the listing.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func faces(ofFamily key: String) -> [Int] {
    let wanted = Int(FontIndexFormat.hash(ofFamily: key))
    let table = parts[Part.families.rawValue]
    let count = table.count / Part.families.recordSize
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if table.uint32(8 * middle) ?? 0 < wanted { low = middle + 1 } else { high = middle }
    }
    var faces: [Int] = []
    while low < count, table.uint32(8 * low) == wanted {
      if let face = table.uint32(8 * low + 4), face < faceCount { faces.append(face) }
      low += 1
    }
    return faces
  }

  /// Whether a face has a glyph for a character.
  func covers(_ face: Int, _ scalar: UInt32) -> Bool {
    let pages = parts[Part.pages.rawValue]
    let start = record(.faces, face).number(20)
    guard let count = pages.uint32(start) else { return false }
    let wanted = Int(scalar >> 8)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let page = pages.uint32(start + 4 + 8 * middle) else { return false }
      if page < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < count, pages.uint32(start + 4 + 8 * low) == wanted,
      let bitmap = pages.uint32(start + 8 + 8 * low)
    else { return false }
    // The words of a bitmap and the bytes in a word: the lowest bit stands in the last byte.
    let byte = Int(scalar & 0xFF) >> 6 * 8 + 7 - Int(scalar & 63) >> 3
    guard let bits = parts[Part.bitmaps.rawValue].uint8(32 * bitmap + byte) else { return false }
    return bits >> Int(scalar & 7) & 1 != 0
  }

  private func coverage(of face: Int) -> CharacterCoverage {
    let pages = parts[Part.pages.rawValue]
    let start = record(.faces, face).number(20)
    let count = min(pages.uint32(start) ?? 0, Self.largestPageCount)
    return CharacterCoverage(
      pages: (0..<count).map { page in
        let bitmap = record(.bitmaps, pages.uint32(start + 8 + 8 * page) ?? 0)
        return CharacterCoverage.Page(
          number: UInt16(truncatingIfNeeded: pages.uint32(start + 4 + 8 * page) ?? 0),
          bits: SIMD4(bitmap.long(0), bitmap.long(8), bitmap.long(16), bitmap.long(24)))
      })
  }
}
