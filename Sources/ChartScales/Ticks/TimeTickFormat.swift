/// How the labels of a time axis are written.
public enum TimeTickFormat {
  /// The format that tells the ticks of `step` apart, and names the year where months of different
  /// years stand on one axis.
  public static func format(
    for step: TimeStep, domain: ScaleDomain, context: FormatContext
  ) -> DateFormat {
    switch step.unit {
    case .second: step.count % 60 == 0 ? .hourMinute : .hourMinuteSecond
    case .minute: step.count % 60 == 0 ? .hour : .hourMinute
    case .hour: step.count % 24 == 0 ? .monthDay : .hour
    case .day, .week: .monthDay
    case .month, .quarter:
      TimeTicks.crossesYear(domain, context: context) ? .monthYear : .month
    case .year: .year
    }
  }
}
