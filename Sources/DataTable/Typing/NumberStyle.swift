/// How the numbers of a column are written: with which mark in front of the decimals, and which
/// between groups of three digits.
struct NumberStyle: Hashable, Sendable {
  var decimalMark: UInt8
  var groupMark: UInt8

  /// `1,234.50`, `1.234,50`, `1'234.50`, `1 234.50` and `1 234,50`.
  static let known: [NumberStyle] = [
    NumberStyle(decimalMark: UInt8(ascii: "."), groupMark: UInt8(ascii: ",")),
    NumberStyle(decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: ".")),
    NumberStyle(decimalMark: UInt8(ascii: "."), groupMark: UInt8(ascii: "'")),
    NumberStyle(decimalMark: UInt8(ascii: "."), groupMark: UInt8(ascii: " ")),
    NumberStyle(decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: " ")),
  ]

  static func known(for mark: DecimalMark?) -> [NumberStyle] {
    guard let mark else { return known }
    let byte = mark == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
    return known.filter { $0.decimalMark == byte }
  }

  /// The value of a number in this style; `nil` when it is not written in it: the first group has
  /// one to three digits and each further one three, and only digits follow the decimal mark.
  func value(of number: LooseNumber) -> ExactDecimal? {
    var plain: [UInt8] = number.isNegative ? [UInt8(ascii: "-")] : []
    var digitsInGroup = 0
    var isGrouped = false
    var hasMark = false
    for byte in number.body {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitsInGroup += 1
        plain.append(byte)
      case decimalMark where !hasMark:
        if isGrouped && digitsInGroup != 3 { return nil }
        hasMark = true
        digitsInGroup = 0
        plain.append(UInt8(ascii: "."))
      case groupMark where !hasMark:
        guard isGrouped ? digitsInGroup == 3 : (1...3).contains(digitsInGroup) else { return nil }
        isGrouped = true
        digitsInGroup = 0
      default: return nil
      }
    }
    if hasMark ? digitsInGroup == 0 : isGrouped && digitsInGroup != 3 { return nil }
    return plain.withUnsafeBufferPointer { ExactDecimal(utf8: $0) }
  }
}
