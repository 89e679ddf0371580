/// The list of tables with which an OpenType font begins.
struct TableDirectory {
  enum Problem: Error, Equatable {
    case isNoFont
    case isTruncated
    case hasNoFace(index: Int)
    /// A table that is read ends after the file does, as in a file that was cut.
    case tableIsCut(String)
  }

  let file: FontBytes
  private let tables: [(tag: Tag, offset: Int, length: Int)]

  /// More tables than any font has; a damaged count stops there.
  private static let largestCount = 256

  /// Tables that nothing here reads, so that a face does without them.
  private static let unreadTables: [Tag] = [
    "DSIG", "FFTM", "LTSH", "PCLT", "VDMX", "hdmx", "meta",
  ]

  /// How many faces a file holds: 1, or more for a collection; 0 for a file that is no font.
  static func faceCount(in file: FontBytes) -> Int {
    guard let tag = file.tag(0) else { return 0 }
    if tag == "ttcf" { return min(file.uint32(8) ?? 0, largestCount) }
    return isFont(tag) ? 1 : 0
  }

  private static func isFont(_ tag: Tag) -> Bool {
    tag.value == 0x0001_0000 || tag == "OTTO" || tag == "true"
  }

  init(_ file: FontBytes, face index: Int = 0) throws(Problem) {
    var start = 0
    guard let first = file.tag(0) else { throw .isTruncated }
    if first == "ttcf" {
      guard index >= 0, index < Self.faceCount(in: file) else { throw .hasNoFace(index: index) }
      guard let offset = file.uint32(12 + 4 * index) else { throw .isTruncated }
      start = offset
    } else if index != 0 {
      throw .hasNoFace(index: index)
    }
    guard let version = file.tag(start), let count = file.uint16(start + 4) else {
      throw .isTruncated
    }
    guard Self.isFont(version) else { throw .isNoFont }
    var tables: [(tag: Tag, offset: Int, length: Int)] = []
    for record in 0..<min(count, Self.largestCount) {
      let place = start + 12 + 16 * record
      guard let tag = file.tag(place), let offset = file.uint32(place + 8),
        let length = file.uint32(place + 12)
      else { throw .isTruncated }
      if offset + length > file.count, !Self.unreadTables.contains(tag) {
        throw .tableIsCut(tag.name)
      }
      tables.append((tag, offset, length))
    }
    self.file = file
    self.tables = tables
  }

  /// The bytes of a table; `nil` for one that the face does not have.
  subscript(tag: Tag) -> FontBytes? {
    tables.first { $0.tag == tag }.flatMap { file.slice($0.offset, $0.length) }
  }
}
