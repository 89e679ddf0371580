extension ExactDecimal {
  /// The number with at most `places` decimal places.
  ///
  /// The default rule is half to even: 0.045 becomes 0.04 and 0.055 becomes 0.06, so that the
  /// errors of many roundings cancel out. Money that is shown to customers is often rounded half
  /// away from zero (`.toNearestOrAwayFromZero`).
  public func rounded(
    toPlaces places: UInt8, rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> ExactDecimal {
    guard decimalPlaces > places else { return self }
    let quotient = Self.roundedQuotient(
      coefficient.magnitude, 1, timesTenToThe: Int(places) - Int(decimalPlaces),
      isNegative: isNegative, rule: rule)
    return ExactDecimal(coefficient: quotient ?? 0, decimalPlaces: places)
  }

  /// `numerator` / `denominator` × 10^`exponent`, rounded to a whole number; `nil` when that does
  /// not fit 128 bits. `denominator` is not zero.
  static func roundedQuotient(
    _ numerator: UInt128, _ denominator: UInt128, timesTenToThe exponent: Int, isNegative: Bool,
    rule: FloatingPointRoundingRule
  ) -> Int128? {
    if numerator == 0 { return 0 }
    let quotient: UInt128
    let remainder: UInt128
    let divisor: UInt128
    if exponent >= 0 {
      guard let power = PowersOfTen.integer(exponent) else { return nil }
      let (high, low) = numerator.multipliedFullWidth(by: power.magnitude)
      guard high < denominator else { return nil }
      (quotient, remainder) = denominator.dividingFullWidth((high, low))
      divisor = denominator
    } else if let power = PowersOfTen.integer(-exponent),
      case let (product, overflow) = denominator.multipliedReportingOverflow(by: power.magnitude),
      !overflow
    {
      (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: product)
      divisor = product
    } else {
      // The divisor is larger than any numerator: at most a half when it is twice as large. Since
      // it exceeds 128 bits, or holds a power of ten above 10^38, it is (numerator < 2^127).
      (quotient, remainder, divisor) = (0, 1, 3)
    }
    return signed(
      quotient, adjustedFor: remainder, of: divisor, isNegative: isNegative, rule: rule)
  }

  private static func signed(
    _ quotient: UInt128, adjustedFor remainder: UInt128, of divisor: UInt128, isNegative: Bool,
    rule: FloatingPointRoundingRule
  ) -> Int128? {
    var size = quotient
    if remainder > 0, movesAway(quotient, remainder, divisor, isNegative, rule) {
      let (next, overflow) = size.addingReportingOverflow(1)
      if overflow { return nil }
      size = next
    }
    guard let value = Int128(exactly: size) else { return nil }
    return isNegative ? 0 - value : value
  }

  /// Whether rounding goes to the next number away from zero.
  private static func movesAway(
    _ quotient: UInt128, _ remainder: UInt128, _ divisor: UInt128, _ isNegative: Bool,
    _ rule: FloatingPointRoundingRule
  ) -> Bool {
    let rest = divisor - remainder
    switch rule {
    case .toNearestOrEven:
      return remainder > rest || (remainder == rest && quotient % 2 == 1)
    case .toNearestOrAwayFromZero: return remainder >= rest
    case .up: return !isNegative
    case .down: return isNegative
    case .towardZero: return false
    case .awayFromZero: return true
    @unknown default: return remainder >= rest
    }
  }
}
