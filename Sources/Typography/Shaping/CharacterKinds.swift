/// What layout needs to know of a character besides its glyph.
enum CharacterKinds {
  /// Ends a line: LF, VT, FF, CR, NEL and the line and paragraph separators.
  static func endsLine(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Stands for nothing that can be shown: control characters other than line ends and tabs, and
  /// code points that are no characters, which XML forbids.
  static func isDropped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }

  /// Has neither ink nor width: joiners, variation selectors, direction marks, the soft hyphen and
  /// other default-ignorable characters.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Stands over, under or around the character before, and has no width of its own.
  static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    // Skin tones change the emoji before.
    if (0x1F3FB...0x1F3FF).contains(scalar) { return true }
    // Most text beyond Latin is ideographs, which need no look-up.
    if (0x3400...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar) { return false }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// As wide as an em as a rule: East Asian wide and full-width characters, and emoji.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  static func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }

  static let zeroWidthJoiner: UInt32 = 0x200D

  /// The width of a space in ems, for a face that has no glyph for it; `nil` for what is no space
  /// of fixed width.
  static func spaceWidth(_ scalar: UInt32) -> Double? {
    switch scalar {
    case 0x2000, 0x2002: 1 / 2
    case 0x2001, 0x2003, 0x3000: 1
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2009, 0x202F: 1 / 5
    case 0x200A: 1 / 10
    case 0x205F: 4 / 18
    default: nil
    }
  }

  /// A character with the same look or width that stands in for one that a face lacks; `nil` for
  /// none.
  static func standIn(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xA0: 0x20
    case 0x2007: 0x30
    case 0x2008: 0x2E
    case 0x2010, 0x2011: 0x2D
    default: nil
    }
  }

  /// Whether a character is a space as it parts words, with or without a break.
  static func isWordSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }

  /// The figure space and the punctuation space, which are as wide as a digit and a full stop.
  static func isSpaceOfAnothersWidth(_ scalar: UInt32) -> Bool {
    scalar == 0x2007 || scalar == 0x2008
  }

  /// Whether a text consists of letters and signs that stand one after another from left to right,
  /// without marks, joiners and emoji: nearly all text in Latin, Greek and Cyrillic.
  static func isSimple(_ text: String) -> Bool {
    // The bytes below are those of characters below U+0300.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return true }
    return text.unicodeScalars.allSatisfy { isSimple($0.value) }
  }

  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x590, 0x1E00..<0x200B, 0x2010..<0x2028,
      0x202F..<0x2060, 0x2070..<0x20D0, 0x2100..<0x2300, 0x2400..<0x2600:
      true
    default: false
    }
  }

  /// Letters that join, change or change places in a way that takes shaping, or that run from right
  /// to left.
  static func needsShaping(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x590: false
    case 0x590...0x109F, 0x1100...0x11FF, 0x135D...0x135F, 0x1700...0x18AF, 0x1900...0x1CFF,
      0x2D30...0x2D7F, 0xA800...0xA95F, 0xA960...0xA97F, 0xA980...0xAADF, 0xABC0...0xABFF,
      0xD7B0...0xD7FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x11FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
