/// The instants of a time scale that get a tick, a grid line and a label.
public struct TimeTickSet: Hashable, Codable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC, in ascending order.
  public var values: [Double]
  public var step: TimeStep
  /// How to write the labels.
  public var format: DateFormat

  public init(values: [Double], step: TimeStep, format: DateFormat) {
    self.values = values
    self.step = step
    self.format = format
  }
}

/// Where the ticks of a time scale go: on the calendar of the context's time zone.
public enum TimeTicks {
  /// Ticks inside the domain at the smallest step of the ladder that needs no more than about
  /// `desiredCount` of them.
  ///
  /// - Parameter desiredCount: 5 by default, which gives: 24 hours every 6 hours, 7 days every 2 days,
  ///   30 days by week, 6 months every 2 months, 12 months by quarter.
  public static func automatic(
    domain: ScaleDomain, desiredCount: Int = 5, context: FormatContext
  ) -> TimeTickSet {
    let intervals = Double(min(max(desiredCount, 2), TickSet.maximumCount) - 1)
    let domain = bounded(domain)
    let crossesYear = crossesYear(domain, context: context)
    for step in ladder(span: domain.span) {
      // Every second month reads badly when the labels carry a year.
      if crossesYear, step.unit == .month, step.count == 2 { continue }
      if (domain.span / step.averageSeconds).rounded() <= intervals {
        return stride(by: step.unit, count: step.count, domain: domain, context: context)
      }
    }
    return stride(by: .year, count: 100_000, domain: domain, context: context)
  }

  /// Ticks at every `count`-th unit inside the domain.
  ///
  /// When there would be more than `TickSet.maximumCount`, the step is doubled until there are not.
  public static func stride(
    by unit: CalendarUnit, count: Int = 1, domain: ScaleDomain, context: FormatContext
  ) -> TimeTickSet {
    let domain = bounded(domain)
    var step = TimeStep(unit, count: count)
    let limit = Double(TickSet.maximumCount)
    while domain.span / step.averageSeconds >= limit { step = step.coarser }
    let grid = TimeGrid(step, context: context, anchor: domain.lower)
    let values = grid.instants(
      from: domain.lower, through: domain.upper, limit: TickSet.maximumCount)
    return TimeTickSet(
      values: values, step: step,
      format: TimeTickFormat.format(for: step, domain: domain, context: context))
  }

  /// Whether the first and the last instant lie in different years, in the context's zone. A domain
  /// that ends with the year does not cross it.
  static func crossesYear(_ domain: ScaleDomain, context: FormatContext) -> Bool {
    let calendar = context.civilCalendar
    let last = domain.span > 0 ? domain.upper - 1 : domain.upper
    return calendar.civilTime(at: domain.lower).year != calendar.civilTime(at: last).year
  }

  private static func bounded(_ domain: ScaleDomain) -> ScaleDomain {
    ScaleDomain(CivilCalendar.bounded(domain.lower), CivilCalendar.bounded(domain.upper))
  }

  /// Steps that people count by, in ascending order.
  private static func ladder(span: Double) -> [TimeStep] {
    var steps: [TimeStep] = [
      TimeStep(.second), TimeStep(.second, count: 2), TimeStep(.second, count: 5),
      TimeStep(.second, count: 15), TimeStep(.second, count: 30),
      TimeStep(.minute), TimeStep(.minute, count: 2), TimeStep(.minute, count: 5),
      TimeStep(.minute, count: 10), TimeStep(.minute, count: 15), TimeStep(.minute, count: 30),
      TimeStep(.hour), TimeStep(.hour, count: 2), TimeStep(.hour, count: 3),
      TimeStep(.hour, count: 6), TimeStep(.hour, count: 12),
      TimeStep(.day), TimeStep(.day, count: 2), TimeStep(.day, count: 4),
      TimeStep(.week), TimeStep(.week, count: 2),
      TimeStep(.month), TimeStep(.month, count: 2),
      TimeStep(.quarter), TimeStep(.quarter, count: 2),
    ]
    var power = 1
    while power <= 10_000 {
      steps += [1, 2, 5].map { TimeStep(.year, count: $0 * power) }
      power *= 10
    }
    return steps
  }
}

extension TimeStep {
  /// A step of about twice the length.
  fileprivate var coarser: TimeStep {
    let (doubled, overflows) = count.multipliedReportingOverflow(by: 2)
    guard overflows || doubled > 500_000 else { return TimeStep(unit, count: doubled) }
    let years = averageSeconds * 2 / CalendarUnit.year.averageSeconds
    return TimeStep(.year, count: max(1, Int(years)))
  }
}
