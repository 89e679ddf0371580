/// How an index is laid out: a header (magic, version, length, roots, then place and length of each
/// part, then a checksum), then the parts. All numbers are big-endian.
///
/// The parts are tables of records of one size (folders, files, faces, families, bitmaps), which
/// name each other by number, and texts and lists, which are named by their place in their part. A
/// zero follows each text, so that the system can be asked about a path where it stands.
enum FontIndexFormat {
  static let magic: UInt64 = 0x4368_616C_6B46_6E74
  /// Another one for every change of the layout, and of what is read out of fonts.
  static let version: UInt32 = 4
  /// In place of a text.
  static let none = UInt32.max

  enum Part: Int, CaseIterable {
    case folders, files, faces, families, bitmaps, pages, strings

    /// 1 where there are no records.
    var recordSize: Int {
      switch self {
      case .folders: 56
      case .files: 52
      case .faces: 36
      case .families: 8
      case .bitmaps: 32
      case .pages, .strings: 1
      }
    }
  }

  /// Where the place and length of the first part stand.
  static let partsPlace = 20
  static let checksumPlace = partsPlace + 8 * Part.allCases.count
  static let headerSize = checksumPlace + 4

  /// By FNV-1a. Families that share a number are told apart when their faces are opened.
  static func hash(ofFamily key: String) -> UInt32 {
    key.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  static func checksum(of header: [UInt8]) -> UInt32 {
    header.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// A number for a list of folders, for the name of its index.
  static func hash(ofRoots roots: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for root in roots {
      for byte in root.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      // No path holds this byte.
      hash = hash &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
