/// A CFF DICT: numbers before the operator that they belong to.
struct CompactDictionary {
  /// Operators; those of two bytes have 12 × 256 added.
  enum Key {
    static let charstrings = 17
    static let privateDictionary = 18
    static let localSubroutines = 19
    static let registryOrderingSupplement = 12 << 8 | 30
    static let dictionaryArray = 12 << 8 | 36
    static let dictionarySelect = 12 << 8 | 37
  }

  // A list, since there are few and a face is checked when it is opened.
  private var entries: [(key: Int, values: [Int])] = []

  /// Only whole numbers are kept, since offsets are; a real number counts as 0.
  init(_ bytes: FontBytes) {
    var operands: [Int] = []
    var place = 0
    while let first = bytes.uint8(place) {
      place += 1
      switch first {
      case 0...21:
        var key = first
        if first == 12 {
          guard let second = bytes.uint8(place) else { return }
          place += 1
          key = 12 << 8 | second
        }
        entries.append((key, operands))
        operands = []
      case 28:
        guard let value = bytes.int16(place) else { return }
        operands.append(value)
        place += 2
      case 29:
        guard let value = bytes.int32(place) else { return }
        operands.append(value)
        place += 4
      case 30:
        // Packed digits, up to a half-byte of ones.
        while let digits = bytes.uint8(place) {
          place += 1
          if digits & 0xF == 0xF || digits >> 4 == 0xF { break }
        }
        operands.append(0)
      case 32...246: operands.append(first - 139)
      case 247...254:
        guard let second = bytes.uint8(place) else { return }
        place += 1
        operands.append(
          first < 251 ? (first - 247) * 256 + second + 108 : (251 - first) * 256 - second - 108)
      default: return
      }
      // The format allows 48 operands; more can only come from damage.
      if operands.count > 48 { return }
    }
  }

  func values(_ key: Int) -> [Int]? { entries.last { $0.key == key }?.values }

  func value(_ key: Int) -> Int? { values(key)?.last }
}
