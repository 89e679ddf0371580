extension WritingKind {
  /// The first kind of writing in a text whose letters join, change or change places in a way that
  /// takes shaping, or that runs from right to left.
  static func needingShaping(in text: String) -> WritingKind? {
    // Below the first of these scripts every character is one or two bytes, up to 0xD6.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return nil }
    for scalar in text.unicodeScalars where needsShaping(scalar.value) { return of(scalar.value) }
    return nil
  }

  private static func needsShaping(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Points alone, such as the Thai vowel signs, stand over the letter before without shaping.
    case 0x0590...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
