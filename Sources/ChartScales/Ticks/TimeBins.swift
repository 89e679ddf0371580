/// The stretches of time that values are gathered in: the day, week or month that an instant lies in.
public enum TimeBins {
  /// The bin of `unit` that holds `instant`, from its start to the start of the next, in seconds
  /// since 1970-01-01 00:00 UTC. A day may have 23 or 25 hours.
  public static func bin(
    of unit: CalendarUnit, containing instant: Double, context: FormatContext
  ) -> Range<Double> {
    bin(of: TimeStep(unit), containing: instant, context: context)
  }

  /// The bin of several units that holds `instant`, such as a quarter of an hour.
  public static func bin(
    of step: TimeStep, containing instant: Double, context: FormatContext
  ) -> Range<Double> {
    let instant = CivilCalendar.bounded(instant)
    let grid = TimeGrid(step, context: context, anchor: instant)
    let start = min(grid.floor(instant), instant)
    return start..<max(grid.next(after: start), start)
  }

  /// The starts of all bins that touch the domain, and the end of the last: one more than there are
  /// bins. At most `TickSet.maximumCount`; `nil` when there would be more.
  public static func thresholds(
    of unit: CalendarUnit, domain: ScaleDomain, context: FormatContext
  ) -> [Double]? {
    guard domain.span / unit.averageSeconds < Double(TickSet.maximumCount) - 2 else { return nil }
    let first = bin(of: unit, containing: domain.lower, context: context)
    var last = bin(of: unit, containing: domain.upper, context: context)
    if last.lowerBound >= domain.upper, domain.span > 0 {
      last = last.lowerBound..<last.lowerBound
    }
    let grid = TimeGrid(
      TimeStep(unit), context: context, anchor: first.lowerBound)
    return grid.instants(
      from: first.lowerBound, through: last.upperBound, limit: TickSet.maximumCount)
  }
}
