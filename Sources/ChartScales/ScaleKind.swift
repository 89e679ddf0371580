/// The catalogue of scales: one case for each file in `Scales`.
public enum ScaleKind: Hashable, Codable, Sendable {
  /// Equal differences take equal lengths.
  case linear
  /// Equal ratios take equal lengths. The base sets the ticks only; default 10.
  case log(base: Double = 10)
  /// Linear in `value` to the power `exponent`; 0.5 is a square root scale.
  case power(exponent: Double)
  /// Linear near zero and logarithmic far from it, for data of both signs; `constant` is about where
  /// the one passes into the other.
  case symmetricLog(constant: Double = 1)
  /// Linear in seconds; its ticks follow the calendar.
  case time
  /// Categories, each with a band of its own.
  case band
  /// Categories, each with an entry of a palette.
  case ordinal
  /// Numbers, each with a colour from a ramp.
  case sequentialColor

  /// Whether the scale maps numbers; else it maps categories.
  public var isContinuous: Bool {
    switch self {
    case .linear, .log, .power, .symmetricLog, .time, .sequentialColor: true
    case .band, .ordinal: false
    }
  }

  public var isDiscrete: Bool { !isContinuous }

  /// Whether the numbers are points in time.
  public var isTemporal: Bool { self == .time }

  /// The scale of this kind over `domain`; `nil` for a kind that does not map numbers to fractions.
  public func continuousScale(over domain: ScaleDomain) -> (any ContinuousScale)? {
    switch self {
    case .linear: LinearScale(domain: domain)
    case .log(let base): LogScale(domain: domain, base: base)
    case .power(let exponent): PowerScale(domain: domain, exponent: exponent)
    case .symmetricLog(let constant): SymmetricLogScale(domain: domain, constant: constant)
    case .time: TimeScale(domain: domain)
    case .band, .ordinal, .sequentialColor: nil
    }
  }
}
