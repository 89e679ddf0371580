/// A domain rounded out to its ticks, from the extent of the data.
public struct NiceDomain: Hashable, Sendable {
  public var domain: ScaleDomain
  public var ticks: TickSet

  /// The domain and ticks for the data's extent, in Apple's look.
  ///
  /// - Parameters:
  ///   - extent: `nil` when there is no data; then the domain is 0 to 1.
  ///   - includesZero: whether 0 belongs to the domain whatever the data is; on by default, for every
  ///     kind of mark.
  ///   - options: a bound that is not rounded stays at the data. Data that is a single value other
  ///     than a bound at zero gets room on both sides.
  public init(
    extent: ScaleDomain?, includesZero: Bool = true, options: LinearTickOptions = .automatic
  ) {
    var wanted = extent ?? .unit
    if includesZero {
      wanted = ScaleDomain(
        min(0, wanted.lower), max(0, wanted.upper), isReversed: wanted.isReversed)
    }
    wanted = Self.widened(wanted, isIntegral: options.isIntegral)
    ticks = LinearTicks.apple(lower: wanted.lower, upper: wanted.upper, options: options)
    let first = ticks.values.first ?? wanted.lower
    let last = ticks.values.last ?? wanted.upper
    domain = ScaleDomain(
      options.roundLowerBound ? min(first, wanted.lower) : wanted.lower,
      options.roundUpperBound ? max(last, wanted.upper) : wanted.upper,
      isReversed: wanted.isReversed)
  }

  /// The domain and ticks for the finite ones among `values`.
  public init(
    values: some Sequence<Double>, includesZero: Bool = true,
    options: LinearTickOptions = .automatic
  ) {
    self.init(
      extent: ScaleDomain(covering: values), includesZero: includesZero, options: options)
  }

  /// A domain with a span: all zero becomes 0 to 1, so that the baseline stays at the bottom, and
  /// another single value gets a twentieth of its size on both sides.
  static func widened(_ domain: ScaleDomain, isIntegral: Bool) -> ScaleDomain {
    let ulp = domain.largestUlp
    guard domain.span <= 4 * ulp else { return domain }
    if domain.lower == 0 || domain.upper == 0, abs(domain.lower + domain.upper) < 1e-300 {
      return ScaleDomain(0, 1, isReversed: domain.isReversed)
    }
    let room = max(abs(domain.lower) / 20, isIntegral ? 1 : 0)
    return ScaleDomain(domain.lower - room, domain.upper + room, isReversed: domain.isReversed)
  }
}
