/// In which order OpenType shaping in viewers sees the characters of a cluster, before a font is
/// asked for anything.
///
/// Viewers on all systems but Apple's shape with HarfBuzz; this follows its preprocessing (its
/// sources `hb-unicode.cc`, `hb-ot-shaper-thai.cc` and `hb-ot-shaper-khmer.cc`). Its rules for other
/// scripts apply to fonts only that name the script, which subsets never do.
enum ShapingOrder {
  /// Guides the layout without ink and width: marks of direction, places where a line may or may
  /// not break, the soft hyphen. Joiners are not among them, since they change glyphs.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a character is laid out together with the one before.
  static func joinsPrevious(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    // The vowels AM of Thai and Lao fall apart into a mark and a letter.
    if isVowelAM(scalar) || scalar == 0x200C || scalar == 0x200D { return true }
    if (0xFE00...0xFE0F).contains(scalar) { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  static func ordered(_ characters: [UInt32]) -> [UInt32] {
    guard characters.count > 1 || characters.contains(where: isVowelAM) else { return characters }
    var ordered = withoutVowelsAM(characters)
    if ordered.contains(where: isKhmer) { ordered = khmerSyllable(ordered) }
    sortMarks(&ordered)
    return ordered
  }

  /// Whether a character is Khmer, whose syllables are shaped one by one.
  static func isKhmer(_ scalar: UInt32) -> Bool { (0x1780...0x17D3).contains(scalar) }

  /// Vowels before the letter, and the RO under it, move to the start of the syllable; vowels on
  /// two sides fall apart before that.
  private static func khmerSyllable(_ characters: [UInt32]) -> [UInt32] {
    var syllable: [UInt32] = []
    for scalar in characters {
      if [0x17BE, 0x17BF, 0x17C0, 0x17C4, 0x17C5].contains(scalar) { syllable.append(0x17C1) }
      syllable.append(scalar)
    }
    var subscripts = 0
    var index = 1
    while index < syllable.count {
      if syllable[index] == 0x17D2, subscripts <= 2, index + 1 < syllable.count {
        subscripts += 1
        if syllable[index + 1] == 0x179A {
          syllable.removeSubrange(index...index + 1)
          syllable.insert(contentsOf: [0x17D2, 0x179A], at: 0)
          subscripts = 2
        }
      } else if (0x17C1...0x17C3).contains(syllable[index]) {
        syllable.insert(syllable.remove(at: index), at: 0)
      }
      index += 1
    }
    return syllable
  }

  private static func isVowelAM(_ scalar: UInt32) -> Bool { scalar == 0xE33 || scalar == 0xEB3 }

  /// The vowel AM is a circle above the letter, under its tone, and the vowel AA after it.
  private static func withoutVowelsAM(_ characters: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in characters {
      guard isVowelAM(scalar) else {
        result.append(scalar)
        continue
      }
      var place = result.count
      while place > 0, standsAbove(result[place - 1]) { place -= 1 }
      result.insert(scalar + 0x1A, at: place)
      result.append(scalar - 1)
    }
    return result
  }

  private static func standsAbove(_ scalar: UInt32) -> Bool {
    switch scalar & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: true
    default: false
    }
  }

  /// Marks between two others are sorted by class, and keep their order within one.
  private static func sortMarks(_ characters: inout [UInt32]) {
    var start = 0
    while start < characters.count {
      guard combiningClass(characters[start]) > 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < characters.count, combiningClass(characters[end]) > 0 { end += 1 }
      let sorted = characters[start..<end].enumerated().sorted { one, other in
        (combiningClass(one.element), one.offset) < (combiningClass(other.element), other.offset)
      }
      characters.replaceSubrange(start..<end, with: sorted.map(\.element))
      start = end
    }
  }

  /// Unicode's combining class, as HarfBuzz amends it: its order for Hebrew and Arabic is the one
  /// that fonts expect.
  private static func combiningClass(_ scalar: UInt32) -> Int {
    guard scalar >= 0x300, let character = Unicode.Scalar(scalar) else { return 0 }
    let standard = Int(character.properties.canonicalCombiningClass.rawValue)
    switch scalar {
    case 0x1A60, 0xFC6: return 254
    case 0xF39: return 127
    default: break
    }
    switch standard {
    case 10...26:
      let hebrew = [22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26]
      return hebrew[standard - 10]
    case 27...32: return standard + 1
    case 33: return 27
    case 84, 91: return 0
    case 103: return 3
    case 130: return 132
    case 132: return 131
    default: return standard
    }
  }
}
