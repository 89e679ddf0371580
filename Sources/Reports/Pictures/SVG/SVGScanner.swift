/// Reads numbers and words from the value of an SVG attribute.
struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  /// Space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
    skipSpace()
  }

  /// The next byte when it is a letter.
  mutating func letter() -> UInt8? {
    skipSeparator()
    guard index < bytes.count, bytes[index] | 0x20 >= UInt8(ascii: "a"),
      bytes[index] | 0x20 <= UInt8(ascii: "z")
    else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  /// Letters up to what is none.
  mutating func word() -> String {
    skipSeparator()
    let start = index
    while index < bytes.count, bytes[index] | 0x20 >= UInt8(ascii: "a"),
      bytes[index] | 0x20 <= UInt8(ascii: "z")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// `0` or `1`, which may stand without anything between it and the next number.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    defer { index += 1 }
    return bytes[index] == UInt8(ascii: "1")
  }

  /// A number, also such as `-.5e3`; `nil` when there is none or it is beyond what is drawn.
  mutating func number() -> Double? {
    skipSeparator()
    let start = index
    var end = start
    func at(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }
    func isDigit(_ position: Int) -> Bool { at(position) >= 0x30 && at(position) <= 0x39 }
    if at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: "+") { end += 1 }
    var digits = 0
    while isDigit(end) {
      end += 1
      digits += 1
    }
    if at(end) == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) {
        end += 1
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    if at(end) | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if at(exponent) == UInt8(ascii: "-") || at(exponent) == UInt8(ascii: "+") { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let number = Double(text), abs(number) <= 1e9 else { return nil }
    index = end
    return number
  }

  /// All numbers up to what is none.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  /// A length in user units: a plain number, or one in px, pt, mm, cm or in; `nil` for a percentage
  /// and everything else.
  static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    let unit: Double? =
      switch scanner.word() {
      case "", "px": 1
      case "pt": 96.0 / 72
      case "in": 96
      case "cm": 96 / 2.54
      case "mm": 96 / 25.4
      default: nil
      }
    scanner.skipSpace()
    return scanner.isAtEnd ? unit.map { number * $0 } : nil
  }
}
