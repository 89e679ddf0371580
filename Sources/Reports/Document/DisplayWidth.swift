/// How many columns a text takes where all letters are equally wide, as in a terminal or a plain mail.
enum DisplayWidth {
  /// Two for each Chinese, Japanese or Korean letter and for pictures, none for marks, else one.
  static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    switch first.properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .control: return 0
    default: break
    }
    let isPicture =
      first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
    return isPicture || isWide(first.value) ? 2 : 1
  }

  /// The ranges that Unicode's `EastAsianWidth` calls wide or full-width, without pictures.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// A text filled up with spaces.
  static func padded(_ text: String, to width: Int, atStart: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - columns(of: text)))
    return atStart ? spaces + text : text + spaces
  }
}
