import Foundation

/// Where the ticks of a logarithmic scale go.
public enum LogTicks {
  /// Powers of the scale's base inside its domain, with 2 and 5 times each (base 10) while there is
  /// room, every n-th power when there are too many, and linear ticks when the domain holds less than
  /// one power.
  ///
  /// - Parameter desiredCount: how many ticks there should be at most; 7 by default.
  public static func automatic(_ scale: LogScale, desiredCount: Int = 7) -> TickSet {
    let domain = scale.domain
    let isNegative = domain.upper < 0
    let lower = isNegative ? -domain.upper : domain.lower
    let upper = isNegative ? -domain.lower : domain.upper
    let limit = min(max(desiredCount, 2), TickSet.maximumCount)
    let first = (power(lower, base: scale.base) - 1e-9).rounded(.up)
    let last = (power(upper, base: scale.base) + 1e-9).rounded(.down)
    guard let from = Int(exactly: first), let to = Int(exactly: last), to > from else {
      return LinearTicks.apple(
        lower: domain.lower, upper: domain.upper,
        options: LinearTickOptions(
          desiredCount: limit, roundLowerBound: false, roundUpperBound: false))
    }
    let multiples: [[Double]] = scale.base == 10 ? [[1, 2, 5], [1]] : [[1]]
    for factors in multiples {
      let values = ticks(
        from - 1...to, factors: factors, base: scale.base, lower: lower, upper: upper)
      if values.count <= limit { return tickSet(values, isNegative: isNegative) }
    }
    let every = (to - from) / (limit - 1) + 1
    let values = Swift.stride(from: from, through: to, by: every).map {
      value(base: scale.base, exponent: $0)
    }
    return tickSet(values, isNegative: isNegative)
  }

  /// The domain rounded out to powers of the base.
  public static func nice(_ domain: ScaleDomain, base: Double = 10) -> ScaleDomain {
    let scale = LogScale(domain: domain, base: base)
    let isNegative = scale.domain.upper < 0
    let lower = isNegative ? -scale.domain.upper : scale.domain.lower
    let upper = isNegative ? -scale.domain.lower : scale.domain.upper
    guard let from = Int(exactly: (power(lower, base: scale.base) + 1e-9).rounded(.down)),
      let to = Int(exactly: (power(upper, base: scale.base) - 1e-9).rounded(.up))
    else { return scale.domain }
    let start = value(base: scale.base, exponent: from)
    let end = value(base: scale.base, exponent: max(to, from + 1))
    guard start > 0, end.isFinite else { return scale.domain }
    return isNegative
      ? ScaleDomain(-end, -start, isReversed: domain.isReversed)
      : ScaleDomain(start, end, isReversed: domain.isReversed)
  }

  private static func power(_ value: Double, base: Double) -> Double {
    base == 10 ? log10(value) : Foundation.log(value) / Foundation.log(base)
  }

  private static func value(base: Double, exponent: Int) -> Double {
    base == 10
      ? DecimalStep(mantissa: 1, exponent: exponent).value : pow(base, Double(exponent))
  }

  private static func ticks(
    _ exponents: ClosedRange<Int>, factors: [Double], base: Double, lower: Double, upper: Double
  ) -> [Double] {
    var values: [Double] = []
    for exponent in exponents.prefix(TickSet.maximumCount) {
      let power = value(base: base, exponent: exponent)
      for factor in factors {
        // The product of a short factor and an exact power of ten below one is not the nearest
        // number to it.
        let value =
          base == 10 ? DecimalStep(mantissa: Int(factor), exponent: exponent).value : factor * power
        if value >= lower * (1 - 1e-12), value <= upper * (1 + 1e-12) { values.append(value) }
      }
    }
    return values
  }

  private static func tickSet(_ values: [Double], isNegative: Bool) -> TickSet {
    let ordered = isNegative ? values.reversed().map { -$0 } : values
    let decimals = values.map(LinearTicks.decimals).max() ?? 0
    return TickSet(values: ordered, step: 0, decimals: decimals)
  }
}
