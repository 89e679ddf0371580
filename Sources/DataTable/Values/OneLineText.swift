extension String {
  /// The text on one line, for names: each line break and tab in it is a space, and none stands at
  /// the ends where breaks stood. A text without them is as it was.
  package var onOneLine: String {
    // The first bytes of all breaks; most texts hold none of them.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }),
      unicodeScalars.contains(where: Self.isBreak)
    else { return self }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A carriage return and a line feed are one break.
      if !(scalar == "\n" && previous == "\r") {
        line.append(Self.isBreak(scalar) ? " " : scalar)
      }
      previous = scalar
    }
    return TrimmedText.trimmed(String(line))
  }

  /// Tab, line feed, vertical tab, form feed, carriage return, next line, and the separators of lines
  /// and paragraphs.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
