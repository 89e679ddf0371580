import ChalkboardUI

/// Stretches of time of equal calendar length.
public struct DateBins: Hashable, Sendable {
  /// The starts of all bins, and the end of the last.
  public let thresholds: [Date]

  /// Bins of `number` units each that cover `range`.
  ///
  /// - Parameters:
  ///   - number: at least 1.
  ///   - calendar: decides where units begin; the Gregorian calendar in UTC when it is left out.
  public init(
    unit: Calendar.Component, by number: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = DateBins.universalCalendar
  ) {
    let step = max(1, number)
    let start =
      calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var thresholds = [start]
    while let last = thresholds.last, last < range.upperBound, thresholds.count < 10_000,
      let next = calendar.date(byAdding: unit, value: step * thresholds.count, to: start),
      next > last
    {
      thresholds.append(next)
    }
    self.thresholds = thresholds
  }

  /// Bins of `number` units each that cover `range`.
  public init(
    unit: Calendar.Component, by number: Int = 1, range: Range<Date>,
    calendar: Calendar = DateBins.universalCalendar
  ) {
    self.init(
      unit: unit, by: number, range: range.lowerBound...range.upperBound, calendar: calendar)
  }

  /// The Gregorian calendar in UTC: the same on every machine.
  public static var universalCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
