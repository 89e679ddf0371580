/// Where the ticks of a linear scale go.
public enum LinearTicks {
  /// Ticks by Apple's look: the smallest step of 1, 2, 2.5 or 5 · 10ⁿ that needs no more than
  /// `options.desiredCount` ticks; with the default of 5 that gives three or four intervals.
  ///
  /// With a rounded bound the first or last tick lies at or outside `lower` or `upper`; without,
  /// inside. A domain that is a single value gets one tick.
  public static func apple(
    lower: Double, upper: Double, options: LinearTickOptions = .automatic
  ) -> TickSet {
    let domain = ScaleDomain(lower, upper)
    guard domain.span > 0 else { return single(domain.lower) }
    let step = step(for: domain, options: options)
    return ticks(domain, step: step, options: options)
  }

  /// Ticks at the multiples of `step` (Swift Charts' `stride(by:)`), inside the domain.
  ///
  /// Empty when `step` is not above 0. When there would be more than `TickSet.maximumCount`, every
  /// n-th is taken.
  public static func stride(by step: Double, lower: Double, upper: Double) -> TickSet {
    guard step.isFinite, step > 0 else { return .empty }
    let domain = ScaleDomain(lower, upper)
    let limit = Double(TickSet.maximumCount - 1)
    let factor = max(1, (domain.span / step / limit).rounded(.up))
    let stride = step * factor
    guard stride.isFinite, stride > domain.largestUlp else { return .empty }
    let first = (domain.lower / stride - 1e-9).rounded(.up)
    let last = (domain.upper / stride + 1e-9).rounded(.down)
    guard first <= last, let count = Int(exactly: last - first), count < TickSet.maximumCount
    else { return .empty }
    let values = (0...count).map { (first + Double($0)) * stride + 0 }
    return TickSet(values: values, step: stride, decimals: decimals(of: stride))
  }

  /// The digits after the decimal mark that `number` is written with; at most 15.
  static func decimals(of number: Double) -> Int {
    guard number.isFinite, abs(number) < 1e15 else { return 0 }
    for decimals in 0...15 {
      let scaled = number * DecimalStep.powerOfTen(decimals)
      if abs(scaled - scaled.rounded()) <= abs(scaled) * 1e-12 { return decimals }
    }
    return 15
  }

  private static func single(_ value: Double) -> TickSet {
    TickSet(values: [value + 0], step: 0, decimals: decimals(of: value))
  }

  private static func step(for domain: ScaleDomain, options: LinearTickOptions) -> DecimalStep {
    var intervals = Double(min(max(options.desiredCount, 2), TickSet.maximumCount) - 1)
    // Zero is a multiple of every step, so with numbers on both sides no step needs but one.
    if domain.lower < 0, domain.upper > 0 { intervals = max(2, intervals) }
    var minimum: Double = options.isIntegral ? 1 : 0
    if let stride = options.minimumStride, stride.isFinite { minimum = max(minimum, stride) }
    // A tick must differ from its neighbours, however narrow the domain is for its size.
    minimum = max(minimum, 4 * domain.largestUlp)
    var steps = DecimalStep.Ladder(from: max(domain.span / intervals / 2, minimum / 2))
    var tight: DecimalStep?
    var largest = DecimalStep(mantissa: 1, exponent: 308)
    while let step = steps.next() {
      largest = step
      if step.value < minimum || (options.isIntegral && step.exponent < 0) { continue }
      let (first, last) = ends(of: domain, step: step, options: options)
      let isTight = (last - first) * step.value <= largestGrowth * domain.span
      // Rather a tick too many than data squeezed into a corner.
      if last - first <= intervals { return isTight ? step : tight ?? step }
      if isTight { tight = step }
    }
    return largest
  }

  /// How many times as long as the data an axis of few ticks may be.
  private static let largestGrowth = 2.0

  /// The first and last tick, in steps above zero.
  private static func ends(
    of domain: ScaleDomain, step: DecimalStep, options: LinearTickOptions
  ) -> (first: Double, last: Double) {
    let first = options.roundLowerBound ? step.floor(domain.lower) : step.ceiling(domain.lower)
    let last = options.roundUpperBound ? step.ceiling(domain.upper) : step.floor(domain.upper)
    guard first == last, options.roundLowerBound, options.roundUpperBound else {
      return (first, last)
    }
    // A domain that is next to nothing beside the step still needs an interval.
    let isBelow = domain.lower / 2 + domain.upper / 2 < step.multiple(first)
    return isBelow ? (first - 1, first) : (first, first + 1)
  }

  private static func ticks(
    _ domain: ScaleDomain, step: DecimalStep, options: LinearTickOptions
  ) -> TickSet {
    let (first, last) = ends(of: domain, step: step, options: options)
    guard let count = Int(exactly: last - first), count >= 0, count < TickSet.maximumCount
    else { return .empty }
    // Adding 0 turns a negative zero into zero.
    let values = (0...count).map { step.multiple(first + Double($0)) + 0 }
    return TickSet(values: values, step: step.value, decimals: step.decimals)
  }
}

extension ScaleDomain {
  /// The distance between neighbouring floating-point numbers at the larger end.
  var largestUlp: Double { max(abs(lower), abs(upper)).ulp }
}
