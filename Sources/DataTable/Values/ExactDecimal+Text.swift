extension ExactDecimal: LosslessStringConvertible {
  /// The plain spelling, with a point and all decimal places, without grouping: `-1234.50`.
  public var description: String {
    if decimalPlaces == 0 { return String(coefficient) }
    let digits: String
    if let small = UInt64(exactly: coefficient.magnitude) {
      digits = String(small)
    } else {
      digits = String(coefficient.magnitude)
    }
    let places = Int(decimalPlaces)
    var text = isNegative ? "-" : ""
    if digits.utf8.count > places {
      text += digits.dropLast(places)
      text += "."
      text += digits.suffix(places)
    } else {
      text += "0."
      text += String(repeating: "0", count: places - digits.utf8.count)
      text += digits
    }
    return text
  }

  /// The number that `text` spells: digits with at most one point and one sign, such as `12`,
  /// `-3.50`, `.5` or `+1e3`, without spaces or grouping.
  ///
  /// `nil` for anything else, and for a number that needs more than 128 bits or 38 decimal places.
  public init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ ExactDecimal(utf8: $0) }) else { return nil }
    self = value
  }

  /// The number spelled by these bytes, as `init(_:)` reads it.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var parser = DecimalParser()
    guard parser.parse(bytes) == .number else { return nil }
    self = parser.value
  }
}

/// Reads plain decimal numbers from bytes.
struct DecimalParser {
  enum Outcome {
    case number
    /// A number by its form, but with more digits or places than `ExactDecimal` holds.
    case outOfRange
    case notANumber
  }

  private(set) var value = ExactDecimal.zero
  private(set) var hasExponent = false

  private var small: UInt64 = 0
  private var large: Int128 = 0
  private var digits = 0
  private var places = 0
  private var overflows = false

  /// Reads all of `bytes` as one number; `value` is it when the outcome is `.number`.
  mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    self = DecimalParser()
    var index = 0
    let count = bytes.count
    guard count > 0 else { return .notANumber }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || bytes[0] == UInt8(ascii: "+") { index = 1 }
    var hasPoint = false
    scan: while index < count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(byte &- UInt8(ascii: "0"))
        if hasPoint { places &+= 1 }
      case UInt8(ascii: "."):
        if hasPoint { return .notANumber }
        hasPoint = true
      default: break scan
      }
      index &+= 1
    }
    guard digits > 0 else { return .notANumber }
    var exponent = 0
    if index < count {
      guard let parsed = Self.exponent(bytes, from: index) else { return .notANumber }
      hasExponent = true
      exponent = parsed
    }
    return finish(exponent: exponent, isNegative: isNegative)
  }

  /// Up to 18 digits are gathered in 64 bits, which is what nearly every cell needs.
  private mutating func append(_ digit: UInt8) {
    digits &+= 1
    if digits <= 18 {
      small = small &* 10 &+ UInt64(digit)
      return
    }
    if digits == 19 { large = Int128(small) }
    let (product, overflow) = large.multipliedReportingOverflow(by: 10)
    let (sum, overflowOfSum) = product.addingReportingOverflow(Int128(digit))
    large = sum
    if overflow || overflowOfSum { overflows = true }
  }

  private mutating func finish(exponent: Int, isNegative: Bool) -> Outcome {
    if overflows { return .outOfRange }
    var coefficient = digits <= 18 ? Int128(small) : large
    var finalPlaces = places - exponent
    if coefficient == 0 { finalPlaces = min(max(finalPlaces, 0), 38) }
    if finalPlaces < 0 {
      guard let power = PowersOfTen.integer(-finalPlaces) else { return .outOfRange }
      let (product, overflow) = coefficient.multipliedReportingOverflow(by: power)
      if overflow { return .outOfRange }
      coefficient = product
      finalPlaces = 0
    }
    guard finalPlaces <= 38 else { return .outOfRange }
    value = ExactDecimal(
      coefficient: isNegative ? 0 - coefficient : coefficient, decimalPlaces: UInt8(finalPlaces))
    return .number
  }

  /// The exponent that begins with an `e` at `start` and goes to the end, held to ±100,000; `nil`
  /// when it is none.
  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = start &+ 1
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index &+= 1
    }
    guard index < bytes.count else { return nil }
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = min(value &* 10 &+ Int(digit), 100_000)
      index &+= 1
    }
    return isNegative ? -value : value
  }
}
