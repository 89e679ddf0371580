/// The interval of data values that a continuous scale shows.
///
/// Values are plain numbers; a date is its seconds since 1970-01-01 00:00 UTC.
public struct ScaleDomain: Hashable, Codable, Sendable {
  /// Never above `upper`; always finite.
  public let lower: Double
  public let upper: Double
  /// Whether the upper end lies at fraction 0; off by default.
  public let isReversed: Bool

  /// 0 to 1, where there is nothing to go by.
  public static let unit = ScaleDomain(0, 1)

  /// A domain between two ends, put in order; an end that is not finite becomes the other end, and
  /// 0 to 1 when neither is.
  public init(_ first: Double, _ second: Double, isReversed: Bool = false) {
    let start = Self.bounded(first) ?? Self.bounded(second)
    let end = Self.bounded(second) ?? Self.bounded(first)
    if let start, let end {
      lower = min(start, end)
      upper = max(start, end)
    } else {
      lower = 0
      upper = 1
    }
    self.isReversed = isReversed
  }

  /// The smallest domain that holds all finite `values`; `nil` when there is none.
  ///
  /// - Parameter includesZero: whether 0 counts as one of the values.
  public init?(covering values: some Sequence<Double>, includesZero: Bool = false) {
    var lower = Double.infinity
    var upper = -Double.infinity
    for value in values where value.isFinite {
      lower = min(lower, value)
      upper = max(upper, value)
    }
    guard lower <= upper else { return nil }
    self.init(includesZero ? min(lower, 0) : lower, includesZero ? max(upper, 0) : upper)
  }

  /// `upper - lower`; 0 when the domain is a single value.
  public var span: Double { upper - lower }

  public func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

  /// The smallest domain that holds both, with the direction of this one.
  public func union(_ other: ScaleDomain) -> ScaleDomain {
    ScaleDomain(min(lower, other.lower), max(upper, other.upper), isReversed: isReversed)
  }

  /// The same domain in the given direction.
  public func reversed(_ isReversed: Bool = true) -> ScaleDomain {
    ScaleDomain(lower, upper, isReversed: isReversed)
  }

  /// The largest magnitude of an end, so that no difference of two values overflows.
  static let largestMagnitude = 1e300

  /// The value clamped to ±`largestMagnitude`; `nil` when it is not finite.
  private static func bounded(_ value: Double) -> Double? {
    value.isFinite ? min(largestMagnitude, max(-largestMagnitude, value)) : nil
  }
}

extension ScaleDomain {
  private enum CodingKeys: String, CodingKey { case lower, upper, isReversed }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Double.self, forKey: .lower),
      try container.decode(Double.self, forKey: .upper),
      isReversed: try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? false)
  }
}
