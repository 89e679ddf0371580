/// The scripts whose rules fonts tell apart and that need no shaping engine.
enum TextScript: Equatable {
  case latin
  case greek
  case cyrillic
  /// Chinese, Japanese and others: what the font does by default.
  case other

  /// The script of a character; Latin for what belongs to none, such as digits and spaces.
  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x370: self = .latin
    case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
    case 0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: self = .cyrillic
    case 0x530..<0x1E00, 0x2E80..<0xA640, 0xA830..<0xAB30, 0xABC0..<0xFB00: self = .other
    default: self = .latin
    }
  }

  /// As OpenType names it.
  var tag: Tag {
    switch self {
    case .latin: "latn"
    case .greek: "grek"
    case .cyrillic: "cyrl"
    case .other: "DFLT"
    }
  }
}
