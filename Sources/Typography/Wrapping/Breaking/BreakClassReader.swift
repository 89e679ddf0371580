/// What rules look at in one character.
struct CharacterBreak: Equatable {
  var kind: BreakClass
  /// Wide or half-width: East Asian Width F, W or H.
  var isEastAsian: Bool

  /// - Parameter code: a class, or one plus the number of classes for an East Asian character, as
  ///   ``BreakClassData`` writes them.
  init(code: UInt8) {
    isEastAsian = code >= BreakClass.count
    kind = BreakClass(rawValue: isEastAsian ? code - BreakClass.count : code) ?? .alphabetic
  }
}

/// Looks up the classes of characters one after another.
///
/// The table is made of ``BreakClassData`` when a character beyond Latin-1 is first met.
struct BreakClassReader {
  /// The range that the last character stood in: most text stays within a few.
  private var first: UInt32 = 1
  private var last: UInt32 = 0
  private var known = CharacterBreak(code: 0)

  mutating func character(_ scalar: UInt32) -> CharacterBreak {
    if scalar < 0x100 { return BreakClassData.latin(UInt8(truncatingIfNeeded: scalar)) }
    if scalar >= first, scalar <= last { return known }
    if scalar >= 0xAC00, scalar <= 0xD7A3 {
      // Syllables without and with a last consonant alternate, 1 to 27.
      let isOpen = (scalar - 0xAC00) % 28 == 0
      return isOpen ? Self.openSyllable : Self.closedSyllable
    }
    (first, last, known) = BreakClassTable.shared.range(of: scalar)
    return known
  }

  private static let openSyllable = syllable(.koreanOpenSyllable)
  private static let closedSyllable = syllable(.koreanClosedSyllable)

  private static func syllable(_ kind: BreakClass) -> CharacterBreak {
    CharacterBreak(code: kind.rawValue + BreakClass.count)
  }
}

/// The ranges of characters beyond Latin-1 of one class each.
private struct BreakClassTable {
  static let shared = BreakClassTable()

  /// Where each range begins, rising; the first is U+0100.
  private var starts: [UInt32] = []
  private var codes: [UInt8] = []

  private init() {
    var start: UInt32 = 0x100
    BreakClassData.forEachRange { code, length in
      starts.append(start)
      codes.append(code)
      start += length
    }
    starts.append(start)
    codes.append(BreakClass.alphabetic.rawValue)
  }

  func range(of scalar: UInt32) -> (first: UInt32, last: UInt32, character: CharacterBreak) {
    var low = 0
    var high = starts.count
    // The range is the last one that does not begin after the character.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    let last = high < starts.count ? starts[high] - 1 : UInt32.max
    return (starts[low], last, CharacterBreak(code: codes[low]))
  }
}
