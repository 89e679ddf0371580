/// Widths for text that no font was found for: near those of common sans-serif faces.
enum BuiltInWidths {
  static let unitsPerEm = 1_000

  /// The advance of a character in thousandths of an em.
  static func advance(_ scalar: UInt32, weight: Int) -> Int {
    if CharacterKinds.isMark(scalar) { return 0 }
    // As wide as those of Noto Color Emoji, which most viewers on Linux draw them with.
    if EmojiPresentation.isDefault(for: scalar) { return 1_245 }
    if CharacterKinds.isWide(scalar) { return unitsPerEm }
    if let space = CharacterKinds.spaceWidth(scalar) { return Int(space * Double(unitsPerEm)) }
    let regular = regularAdvance(CharacterKinds.standIn(scalar) ?? scalar)
    // Bold letters are about a twentieth wider.
    return weight >= 600 ? regular + regular / 20 : regular
  }

  private static func regularAdvance(_ scalar: UInt32) -> Int {
    guard scalar < 0x80, let letter = Unicode.Scalar(scalar) else { return 620 }
    switch letter {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": return 280
    case "f", "t", "r", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "`": return 370
    case "m", "w", "M", "W", "@", "%": return 880
    case "A"..."Z", "+", "<", "=", ">", "~", "&", "#": return 690
    case "0"..."9", "$": return 630
    default: return 570
    }
  }

  static func lineMetrics(size: Double) -> LineMetrics {
    LineMetrics(
      ascent: 0.97 * size, descent: 0.24 * size, lineHeight: 1.21 * size, capHeight: 0.73 * size,
      xHeight: 0.55 * size)
  }
}
