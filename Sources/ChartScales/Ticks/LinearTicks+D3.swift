import Foundation

extension LinearTicks {
  /// Ticks by the rule of d3-array's `ticks`: steps of 1, 2 or 5 · 10ⁿ, about `count` of them, all
  /// inside the domain.
  public static func d3(lower: Double, upper: Double, count: Int = 10) -> TickSet {
    let domain = ScaleDomain(lower, upper)
    guard count > 0 else { return .empty }
    guard domain.span > 0 else {
      return TickSet(values: [domain.lower + 0], step: 0, decimals: decimals(of: domain.lower))
    }
    let step = d3Step(domain, count: min(count, TickSet.maximumCount / 3))
    guard step.value > domain.largestUlp else { return .empty }
    let first = step.ceiling(domain.lower)
    let last = step.floor(domain.upper)
    guard first <= last, let intervals = Int(exactly: last - first),
      intervals < TickSet.maximumCount
    else {
      // d3 asks for twice as many when a wish for one to two ticks finds none.
      return count < 2 ? d3(lower: lower, upper: upper, count: count * 2) : .empty
    }
    return TickSet(
      values: (0...intervals).map { step.multiple(first + Double($0)) + 0 },
      step: step.value, decimals: step.decimals)
  }

  /// The domain rounded out to ticks by the rule of d3-scale's `nice`: repeated until the step no
  /// longer changes, ten times at most.
  public static func d3Nice(_ domain: ScaleDomain, count: Int = 10) -> ScaleDomain {
    guard domain.span > 0, count > 0 else { return domain }
    let count = min(count, TickSet.maximumCount / 3)
    var nice = domain
    var previous: DecimalStep?
    for _ in 0..<10 {
      let step = d3Step(nice, count: count)
      if step == previous { break }
      let lower = min(nice.lower, step.multiple(step.floor(nice.lower)) + 0)
      let upper = max(nice.upper, step.multiple(step.ceiling(nice.upper)) + 0)
      nice = ScaleDomain(lower, upper, isReversed: domain.isReversed)
      previous = step
    }
    return nice
  }

  /// The step whose ratio to the ideal one is nearest on a logarithmic scale.
  private static func d3Step(_ domain: ScaleDomain, count: Int) -> DecimalStep {
    let ideal = domain.span / Double(count)
    let exponent = Int(log10(max(ideal, .leastNonzeroMagnitude)).rounded(.down))
    let error = ideal / pow(10, Double(exponent))
    let factor =
      error >= 50.0.squareRoot()
      ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    return factor == 10
      ? DecimalStep(mantissa: 1, exponent: exponent + 1)
      : DecimalStep(mantissa: factor, exponent: exponent)
  }
}
