import Foundation

/// Writes points in time by the rules of a context's locale, clock and time zone.
public struct DateFormatting: Sendable {
  public let context: FormatContext

  public init(_ context: FormatContext) { self.context = context }

  /// The instant as text.
  ///
  /// - Parameter instant: seconds since 1970-01-01 00:00 UTC. Empty when it is not finite.
  public func string(_ instant: Double, as format: DateFormat) -> String {
    guard instant.isFinite else { return "" }
    let date = Date(timeIntervalSince1970: CivilCalendar.bounded(instant))
    return date.formatted(style(format))
  }

  /// The stretch from one instant to another as two times of day: `9:00 AM – 5:00 PM`.
  public func timeRange(from start: Double, to end: Double) -> String {
    guard start.isFinite, end.isFinite else { return "" }
    let first = Date(timeIntervalSince1970: CivilCalendar.bounded(min(start, end)))
    let last = Date(timeIntervalSince1970: CivilCalendar.bounded(max(start, end)))
    let style = Date.IntervalFormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    return (first..<last).formatted(style.hour().minute())
  }

  private func style(_ format: DateFormat) -> Date.FormatStyle {
    let base = Date.FormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    return switch format {
    case .hour: base.hour()
    case .hourMinute: base.hour().minute()
    case .hourMinuteSecond: base.hour().minute().second()
    case .weekday: base.weekday(.abbreviated)
    case .weekdayLong: base.weekday(.wide)
    case .day: base.day()
    case .monthDay: base.month(.abbreviated).day()
    case .monthDayYear: base.month(.abbreviated).day().year()
    case .weekdayMonthDay: base.weekday(.abbreviated).month(.abbreviated).day()
    case .full: base.weekday(.wide).month(.wide).day().year()
    case .monthDayHourMinute: base.month(.abbreviated).day().hour().minute()
    case .month: base.month(.abbreviated)
    case .monthLong: base.month(.wide)
    case .monthYear: base.month(.abbreviated).year()
    case .year: base.year()
    }
  }
}
