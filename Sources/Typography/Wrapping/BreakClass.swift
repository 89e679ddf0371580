/// How a character behaves at the end of a line: the classes of UAX #14 as far as charts need
/// them.
enum BreakClass {
  /// Lines break after it, and it is not drawn there.
  case space
  /// Invisible; lines break after it.
  case breakingZeroWidth
  /// Lines break neither before nor after it, such as a no-break space.
  case glue
  /// Belongs to the character before, such as an accent.
  case attached
  case hyphen
  case dash
  /// Opens something, so that no line ends with it.
  case opening
  /// Ends something, so that no line begins with it, even after a space.
  case closing
  /// A full stop, comma or percent sign: no line begins with it unless a space stands before.
  case stop
  case quotation
  /// Lines break before and after it: Chinese, Japanese and Korean characters, and emoji.
  case ideographic
  case digit
  case letter

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ofASCII(UInt8(truncatingIfNeeded: scalar))
      return
    }
    switch scalar {
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF, CharacterKinds.zeroWidthJoiner: self = .glue
    case 0x200B: self = .breakingZeroWidth
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x2010: self = .hyphen
    case 0x2012...0x2015: self = .dash
    case 0x2018...0x201F, 0xAB, 0xBB, 0x2039, 0x203A: self = .quotation
    case 0xA1, 0xBF, 0xFF04, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6: self = .opening
    default:
      if Self.isOpening(scalar) {
        self = .opening
      } else if Self.isClosing(scalar) {
        self = .closing
      } else if CharacterKinds.isMark(scalar) || CharacterKinds.isInvisible(scalar) {
        self = .attached
      } else if CharacterKinds.isWide(scalar), !CharacterKinds.isRegionalIndicator(scalar) {
        self = .ideographic
      } else {
        self = .letter
      }
    }
  }

  private static func ofASCII(_ byte: UInt8) -> BreakClass {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"):
      .closing
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "%"): .stop
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .letter
    }
  }

  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      true
    default: false
    }
  }

  /// Closing brackets and stops of CJK text, and the characters that Japanese does not begin a line
  /// with: small kana, the sound mark, repeat marks.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2026, 0x203C, 0x2047...0x2049, 0x2030, 0x2032, 0x2033, 0x2103, 0xB0, 0x3001, 0x3002,
      0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301C,
      0x301E, 0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
      0x3087, 0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF,
      0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60,
      0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      true
    default: false
    }
  }
}
