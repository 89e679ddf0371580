/// An exact decimal number, for money and quantities: a 128-bit whole number with a decimal point
/// put into it. `12.50` is the coefficient 1250 with 2 decimal places.
///
/// At least 38 digits are kept. Nothing is ever rounded without being asked: an operation whose
/// exact result does not fit throws. The number of decimal places is kept for printing (`1.50`
/// stays `1.50`), but does not count in comparisons: `1.5` equals `1.50`.
public struct ExactDecimal: Sendable {
  // The coefficient's halves. An `Int128` is aligned to 16 bytes, which would make a cell a third
  // larger, and which Swift 6.3 loses for the payload of an enum on the stack (it crashes).
  private let high: Int64
  private let low: UInt64
  /// How many of the coefficient's digits stand behind the decimal point.
  public let decimalPlaces: UInt8

  public static let zero = ExactDecimal(coefficient: 0)
  public static let one = ExactDecimal(coefficient: 1)

  /// The number `coefficient` / 10^`decimalPlaces`.
  public init(coefficient: Int128, decimalPlaces: UInt8 = 0) {
    high = Int64(truncatingIfNeeded: coefficient >> 64)
    low = UInt64(truncatingIfNeeded: coefficient)
    self.decimalPlaces = decimalPlaces
  }

  public init(_ value: Int) {
    self.init(coefficient: Int128(value))
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension ExactDecimal {
  /// The number without its decimal point.
  public var coefficient: Int128 { Int128(high) << 64 | Int128(low) }

  public var isZero: Bool { coefficient == 0 }
  public var isNegative: Bool { coefficient < 0 }

  /// The nearest `Double`. For positions in a picture, never for sums of money.
  public var doubleValue: Double {
    // Both operands are exact, so that the one division rounds correctly.
    if coefficient.magnitude <= 1 << 53, decimalPlaces <= 22 {
      return Double(Int64(truncatingIfNeeded: coefficient))
        / PowersOfTen.exactDoubles[Int(decimalPlaces)]
    }
    return Double(description) ?? 0
  }

  /// The number as an `Int`, or `nil` when it has a fraction or is out of range.
  public var wholeNumber: Int? {
    let normalized = normalized
    return normalized.decimalPlaces == 0 ? Int(exactly: normalized.coefficient) : nil
  }

  /// The same number with as few decimal places as it needs: `1.50` becomes `1.5`, `10.0` becomes
  /// `10`.
  public var normalized: ExactDecimal {
    guard decimalPlaces > 0 else { return self }
    guard coefficient != 0 else { return .zero }
    var places = decimalPlaces
    // Dividing 64 bits is several times as fast as dividing 128.
    if var small = Int64(exactly: coefficient) {
      while places > 0, small % 10 == 0 {
        small /= 10
        places -= 1
      }
      return ExactDecimal(coefficient: Int128(small), decimalPlaces: places)
    }
    var large = coefficient
    while places > 0, large % 10 == 0 {
      large /= 10
      places -= 1
    }
    return ExactDecimal(coefficient: large, decimalPlaces: places)
  }
}

extension ExactDecimal: Hashable, Comparable {
  public static func == (lhs: ExactDecimal, rhs: ExactDecimal) -> Bool {
    if lhs.decimalPlaces == rhs.decimalPlaces { return lhs.coefficient == rhs.coefficient }
    let (left, right) = (lhs.normalized, rhs.normalized)
    return left.decimalPlaces == right.decimalPlaces && left.coefficient == right.coefficient
  }

  public func hash(into hasher: inout Hasher) {
    let normalized = normalized
    hasher.combine(normalized.coefficient)
    hasher.combine(normalized.decimalPlaces)
  }

  public static func < (lhs: ExactDecimal, rhs: ExactDecimal) -> Bool {
    if lhs.decimalPlaces == rhs.decimalPlaces { return lhs.coefficient < rhs.coefficient }
    if lhs.decimalPlaces < rhs.decimalPlaces {
      // A coefficient that grows past 128 bits is larger in size than any other.
      let scaled = lhs.coefficient(withPlaces: rhs.decimalPlaces)
      return scaled.map { $0 < rhs.coefficient } ?? lhs.isNegative
    }
    let scaled = rhs.coefficient(withPlaces: lhs.decimalPlaces)
    return scaled.map { lhs.coefficient < $0 } ?? !rhs.isNegative
  }
}

extension ExactDecimal: Codable {
  /// Coded as a string, since a JSON number would pass through `Double` in most programs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = ExactDecimal(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no decimal number: \"\(text)\"")
    }
    self = value
  }
}
