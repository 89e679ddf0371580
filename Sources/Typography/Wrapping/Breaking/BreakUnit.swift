/// A character with the marks that belong to it (rule LB9), within which no line is broken.
struct BreakUnit {
  /// The number of Unicode scalars before it.
  var start: UInt32
  /// The number of UTF-8 bytes before it.
  var offset: UInt32
  /// The class of its character, not of the marks.
  var kind: BreakClass
  /// The character is wide or half-width (East Asian Width F, W or H).
  var isEastAsian: Bool
  /// What follows a zero-width joiner stays with it (rule LB8a).
  var endsWithJoiner: Bool
}

/// A text as units, which live only as long as the call that they were made for: nothing is allocated
/// for a label.
struct BreakUnits {
  private let storage: UnsafeMutableBufferPointer<BreakUnit>
  /// The number of units.
  private(set) var count = 0
  /// The number of Unicode scalars.
  private(set) var scalarCount = 0
  /// Every character is below U+0100, so that each is a grapheme cluster.
  private(set) var isLatin = true
  private(set) var hasSoutheastAsian = false

  static func read<Result>(_ text: String, _ body: (BreakUnits) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: BreakUnit.self, capacity: bytes.count) { storage in
        var units = BreakUnits(storage: storage)
        units.read(bytes)
        return body(units)
      }
    }
  }

  private init(storage: UnsafeMutableBufferPointer<BreakUnit>) { self.storage = storage }

  /// - Parameter index: within `0..<count`.
  subscript(index: Int) -> BreakUnit { storage[index] }

  /// Where the unit ends, in Unicode scalars.
  func end(of index: Int) -> Int {
    index + 1 < count ? Int(storage[index + 1].start) : scalarCount
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var classes = BreakClassReader()
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      var character = BreakClassData.latin(lead)
      var length = 1
      if lead >= 0x80 {
        let scalar: UInt32
        (scalar, length) = Self.decode(bytes, at: offset)
        character = classes.character(scalar)
        if scalar > 0xFF { isLatin = false }
      }
      let isEndOfPair = lead == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D
      if !isEndOfPair { append(character, at: offset) }
      scalarCount &+= 1
      offset &+= length
    }
  }

  /// The scalar that begins at `offset` with a byte beyond ASCII, and its number of bytes. The bytes
  /// of a string are valid UTF-8.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(bytes[offset])
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = lead & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for next in offset + 1..<min(offset + length, bytes.count) {
      scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (scalar, length)
  }

  private mutating func append(_ character: CharacterBreak, at offset: Int) {
    let kind = character.kind
    if kind == .combiningMark || kind == .zeroWidthJoiner, count > 0 {
      switch storage[count - 1].kind {
      case .lineEnd, .space, .zeroWidthSpace: break
      default:
        storage[count - 1].endsWithJoiner = kind == .zeroWidthJoiner
        return
      }
    }
    if kind == .southeastAsian { hasSoutheastAsian = true }
    // There is room for a unit a byte.
    storage.initializeElement(
      at: count,
      to: BreakUnit(
        start: UInt32(truncatingIfNeeded: scalarCount), offset: UInt32(truncatingIfNeeded: offset),
        kind: kind, isEastAsian: character.isEastAsian, endsWithJoiner: kind == .zeroWidthJoiner))
    count &+= 1
  }
}
