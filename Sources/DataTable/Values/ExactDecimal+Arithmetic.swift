import Diagnostics

extension ExactDecimal {
  /// The coefficient that this number has with `places` decimal places, no fewer than its own;
  /// `nil` when it does not fit 128 bits.
  func coefficient(withPlaces places: UInt8) -> Int128? {
    if coefficient == 0 || places == decimalPlaces { return coefficient }
    guard let power = PowersOfTen.integer(Int(places) - Int(decimalPlaces)) else { return nil }
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: power)
    return overflow ? nil : product
  }

  /// The exact sum, and whether it did not fit; then the partial value is zero.
  public func addingReportingOverflow(
    _ other: ExactDecimal
  ) -> (partialValue: ExactDecimal, overflow: Bool) {
    if decimalPlaces == other.decimalPlaces {
      let (sum, overflow) = coefficient.addingReportingOverflow(other.coefficient)
      if !overflow {
        return (ExactDecimal(coefficient: sum, decimalPlaces: decimalPlaces), false)
      }
    }
    if let sum = Self.alignedSum(self, other) { return (sum, false) }
    // Zeros behind the point may be all that is in the way.
    if let sum = Self.alignedSum(normalized, other.normalized) { return (sum, false) }
    return (.zero, true)
  }

  private static func alignedSum(_ left: ExactDecimal, _ right: ExactDecimal) -> ExactDecimal? {
    let places = max(left.decimalPlaces, right.decimalPlaces)
    guard let first = left.coefficient(withPlaces: places),
      let second = right.coefficient(withPlaces: places)
    else { return nil }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? nil : ExactDecimal(coefficient: sum, decimalPlaces: places)
  }

  /// The exact product, and whether it did not fit; then the partial value is zero.
  public func multipliedReportingOverflow(
    by other: ExactDecimal
  ) -> (partialValue: ExactDecimal, overflow: Bool) {
    if let product = Self.plainProduct(self, other) { return (product, false) }
    if let product = Self.plainProduct(normalized, other.normalized) { return (product, false) }
    return (.zero, true)
  }

  private static func plainProduct(_ left: ExactDecimal, _ right: ExactDecimal) -> ExactDecimal? {
    let (places, placesOverflow) = left.decimalPlaces.addingReportingOverflow(right.decimalPlaces)
    let (product, overflow) = left.coefficient.multipliedReportingOverflow(by: right.coefficient)
    guard !overflow, !placesOverflow else { return nil }
    return ExactDecimal(coefficient: product, decimalPlaces: places)
  }

  /// The exact sum; throws when it does not fit.
  public func adding(_ other: ExactDecimal) throws(Diagnostic) -> ExactDecimal {
    let (sum, overflow) = addingReportingOverflow(other)
    if overflow { throw .outOfRange("sum", "\(self) + \(other)") }
    return sum
  }

  /// The exact difference; throws when it does not fit.
  public func subtracting(_ other: ExactDecimal) throws(Diagnostic) -> ExactDecimal {
    if other.coefficient != .min {
      let negated = ExactDecimal(
        coefficient: 0 - other.coefficient, decimalPlaces: other.decimalPlaces)
      let (difference, overflow) = addingReportingOverflow(negated)
      if !overflow { return difference }
    }
    throw .outOfRange("difference", "\(self) - \(other)")
  }

  /// The exact product; throws when it does not fit.
  public func multiplied(by other: ExactDecimal) throws(Diagnostic) -> ExactDecimal {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    if overflow { throw .outOfRange("product", "\(self) × \(other)") }
    return product
  }

  /// The number with the other sign; throws for the one number that has no opposite, the lowest.
  public func negated() throws(Diagnostic) -> ExactDecimal {
    try ExactDecimal.zero.subtracting(self)
  }

  /// The quotient, rounded once to `places` decimal places.
  ///
  /// Throws when `divisor` is zero or when the result does not fit.
  public func divided(
    by divisor: ExactDecimal, toPlaces places: UInt8,
    rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(Diagnostic) -> ExactDecimal {
    guard !divisor.isZero else { throw .divisionByZero("\(self) ÷ \(divisor)") }
    let (left, right) = (normalized, divisor.normalized)
    // self / divisor = (left / right) × 10^(right places - left places)
    let shift = Int(places) + Int(right.decimalPlaces) - Int(left.decimalPlaces)
    let isNegative = left.isNegative != right.isNegative
    guard
      let quotient = Self.roundedQuotient(
        left.coefficient.magnitude, right.coefficient.magnitude, timesTenToThe: shift,
        isNegative: isNegative, rule: rule)
    else { throw .outOfRange("quotient", "\(self) ÷ \(divisor)") }
    return ExactDecimal(coefficient: quotient, decimalPlaces: places)
  }

  /// The exact sum of all values, zero for none; throws when it does not fit.
  public static func sum(_ values: some Sequence<ExactDecimal>) throws(Diagnostic) -> ExactDecimal {
    var total = ExactDecimal.zero
    for value in values { total = try total.adding(value) }
    return total
  }
}
