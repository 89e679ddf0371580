/// A number freed from all that does not tell styles apart: money signs, spaces around it, and the
/// many ways to write a minus: `-$1`, `$-1`, `($1)`, `1-`, U+2212, and `'-1` as a spreadsheet's
/// guard against formulas leaves it.
struct LooseNumber: Hashable {
  private(set) var isNegative = false
  /// Digits, points, commas, apostrophes and spaces; all kinds of spaces are U+0020.
  private(set) var body: [UInt8] = []

  private enum Position {
    case leading, body, trailing
  }

  private var position = Position.leading
  private var hasSign = false
  private var hasMoneySign = false
  private var isInParentheses = false

  /// `nil` when there is something else in the text, or no digit.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    if scalars.first == "'" { scalars.removeFirst() }
    for scalar in scalars {
      guard take(scalar) else { return nil }
    }
    while body.last == UInt8(ascii: " ") { body.removeLast() }
    let hasDigit = body.contains { $0 &- UInt8(ascii: "0") <= 9 }
    guard hasDigit, !isInParentheses else { return nil }
  }

  /// False when the character cannot stand here.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", ",", "'": return append(UInt8(truncatingIfNeeded: scalar.value))
    case "\u{2019}": return append(UInt8(ascii: "'"))
    case " ", "\u{A0}", "\u{2009}", "\u{202F}":
      if position == .body { body.append(UInt8(ascii: " ")) }
      return true
    default:
      if position == .body { position = .trailing }
      return takeSign(scalar)
    }
  }

  private mutating func append(_ byte: UInt8) -> Bool {
    guard position != .trailing else { return false }
    position = .body
    body.append(byte)
    return true
  }

  private mutating func takeSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "$", "€", "£", "¥":
      defer { hasMoneySign = true }
      return !hasMoneySign
    case "-", "\u{2212}", "+":
      defer { hasSign = true }
      isNegative = scalar != "+"
      return !hasSign
    case "(":
      defer { hasSign = true }
      isNegative = true
      isInParentheses = true
      return !hasSign && position == .leading
    case ")":
      defer { isInParentheses = false }
      return isInParentheses && position == .trailing
    default: return false
    }
  }
}
