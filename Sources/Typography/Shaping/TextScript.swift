/// The scripts whose rules fonts tell apart and that need no shaping engine.
enum TextScript: Equatable {
  case latin
  case greek
  case cyrillic
  case armenian
  case georgian
  case ethiopic
  case han
  case kana
  case hangul
  /// What the font does by default.
  case other

  /// The script of a character; Latin for what belongs to none, such as digits and spaces.
  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x370: self = .latin
    case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
    case 0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: self = .cyrillic
    case 0x530..<0x590: self = .armenian
    case 0x10A0..<0x1100, 0x1C90..<0x1CC0, 0x2D00..<0x2D30: self = .georgian
    case 0x1200..<0x13A0, 0x2D80..<0x2DE0, 0xAB00..<0xAB30: self = .ethiopic
    case 0x3040..<0x3100, 0x31F0..<0x3200: self = .kana
    case 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    case 0x2E80..<0x2FE0, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000: self = .han
    case 0x590..<0x1E00, 0x2FE0..<0xA640, 0xA830..<0xAB00, 0xABC0..<0xF900: self = .other
    default: self = .latin
    }
  }

  /// As OpenType names it.
  var tag: Tag {
    switch self {
    case .latin: "latn"
    case .greek: "grek"
    case .cyrillic: "cyrl"
    case .armenian: "armn"
    case .georgian: "geor"
    case .ethiopic: "ethi"
    case .han: "hani"
    case .kana: "kana"
    case .hangul: "hang"
    case .other: "DFLT"
    }
  }
}
