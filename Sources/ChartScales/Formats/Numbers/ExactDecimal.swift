/// A decimal number as it is written: `±coefficient · 10^-scale`.
struct ExactDecimal: Hashable {
  var isNegative: Bool
  var coefficient: UInt128
  /// Digits after the decimal mark when positive, zeros to append when negative.
  var scale: Int

  init(coefficient: Int128, scale: Int) {
    isNegative = coefficient < 0
    self.coefficient = coefficient.magnitude
    self.scale = coefficient == 0 ? 0 : min(max(scale, -400), 400)
  }

  /// The shortest decimal number that reads back as `value`; `nil` when it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    isNegative = value.sign == .minus
    if let integer = UInt64(exactly: value.magnitude), integer < 1 << 53 {
      coefficient = UInt128(integer)
      scale = 0
      return
    }
    var text = value.magnitude.description
    (coefficient, scale) = text.withUTF8 { Self.parse($0) }
  }

  /// The number in Swift's spelling of floating-point numbers: `12.5`, `1e-07`, `5e+22`.
  private static func parse(_ text: UnsafeBufferPointer<UInt8>) -> (UInt128, Int) {
    var coefficient: UInt64 = 0
    var scale = 0
    var exponent = 0
    var isFraction = false
    var isExponent = false
    var isExponentNegative = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = UInt64(byte - UInt8(ascii: "0"))
        if isExponent {
          exponent = exponent * 10 + Int(digit)
        } else {
          // At most 17 digits, or an integer below 2^63 with ".0" after it.
          coefficient = coefficient &* 10 &+ digit
          if isFraction { scale += 1 }
        }
      default: break
      }
    }
    return (UInt128(coefficient), scale - (isExponentNegative ? -exponent : exponent))
  }

  /// The number with at most `decimals` digits after the decimal mark; half goes to even.
  func rounded(toDecimals decimals: Int) -> ExactDecimal {
    guard scale > decimals else { return self }
    var result = self
    result.scale = decimals
    guard let divisor = Self.powerOfTen(scale - decimals) else {
      result.coefficient = 0
      return result
    }
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    let roundsUp = remainder > half || (remainder == half && quotient & 1 == 1)
    result.coefficient = quotient + (roundsUp ? 1 : 0)
    return result
  }

  /// The number without zeros at the end of its fraction.
  func trimmed() -> ExactDecimal {
    var result = self
    while result.scale > 0, result.coefficient % 10 == 0 {
      result.coefficient /= 10
      result.scale -= 1
    }
    return result
  }

  /// 10 to the power `exponent`; `nil` when it does not fit, and then is more than twice any
  /// coefficient.
  private static func powerOfTen(_ exponent: Int) -> UInt128? {
    guard exponent <= 38 else { return nil }
    var power: UInt128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
