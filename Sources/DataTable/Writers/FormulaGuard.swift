/// Keeps spreadsheets from running text as a formula.
///
/// A spreadsheet takes a cell for a formula when it begins with `=`, `+`, `-`, `@`, a tab or a
/// carriage return. Such a text is written with an apostrophe in front, and so is one that already
/// has apostrophes there; reading takes one away again, so that both ways together change nothing.
enum FormulaGuard {
  /// Whether a text needs the apostrophe.
  static func needsGuard(_ text: some Sequence<UInt8>) -> Bool {
    for byte in text where byte != UInt8(ascii: "'") { return startsFormula(byte) }
    return false
  }

  /// The text without the apostrophe that guards it, if there is one.
  static func unguarded(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard text.count > 1, text[0] == UInt8(ascii: "'"), needsGuard(text) else { return text }
    return UnsafeBufferPointer(rebasing: text[1...])
  }

  static func unguarded(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && text.utf8.count > 1 && needsGuard(text.utf8)
      ? String(text.dropFirst()) : text
  }

  private static func startsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }
}
