import Foundation

/// Writes points in time by the rules of a context's locale, clock and time zone.
///
/// The text is what Foundation's `Date.FormatStyle` gives, on the Gregorian calendar for all of time.
public struct DateFormatting: Sendable {
  public let context: FormatContext

  public init(_ context: FormatContext) { self.context = context }

  /// The instant as text; empty when it is not finite.
  ///
  /// - Parameter instant: seconds since 1970-01-01 00:00 UTC.
  public func string(_ instant: Double, as format: DateFormat) -> String {
    guard instant.isFinite else { return "" }
    let instant = CivilCalendar.bounded(instant)
    let key = FormatResources.DateKey(instant: instant, format: format)
    return context.resources.dateText(for: key) {
      knownString(instant, as: format) ?? foundationString(instant, as: format)
    }
  }

  /// The stretch from one instant to another as two times of day: `9:00 AM – 5:00 PM`; with dates
  /// when they are not of one day. Empty when one is not finite.
  public func timeRange(from start: Double, to end: Double) -> String {
    guard start.isFinite, end.isFinite else { return "" }
    let first = CivilCalendar.bounded(min(start, end))
    let last = CivilCalendar.bounded(max(start, end))
    return knownRange(from: first, to: last) ?? foundationRange(from: first, to: last)
  }
}

/// Locales whose words are at hand.
extension DateFormatting {
  /// Years that are written with four digits by every locale.
  private static let commonYears = 1000...9999

  private func knownString(_ instant: Double, as format: DateFormat) -> String? {
    guard let symbols = context.resources.knownDates,
      let pattern = symbols.pattern(format, clock: context.clock),
      let civil = commonCivilTime(at: instant)
    else { return nil }
    return symbols.string(civil, pattern: pattern)
  }

  private func knownRange(from first: Double, to last: Double) -> String? {
    guard let symbols = context.resources.knownDates,
      let start = commonCivilTime(at: first), let end = commonCivilTime(at: last),
      start.isSameDay(as: end)
    else { return nil }
    let patterns = symbols.clock(context.clock)
    if start.secondOfDay / 60 == end.secondOfDay / 60, last - first < 60 {
      return symbols.string(start, pattern: patterns.hourMinute)
    }
    let isSameHalf = start.secondOfDay / 43_200 == end.secondOfDay / 43_200
    let range = isSameHalf ? patterns.sameHalfRange : patterns.range
    return symbols.string(start, pattern: range.0)
      + (isSameHalf ? patterns.sameHalfDash : patterns.dash)
      + symbols.string(end, pattern: range.1)
  }

  private func commonCivilTime(at instant: Double) -> CivilTime? {
    let civil = context.civilCalendar.civilTime(at: instant)
    return Self.commonYears.contains(civil.year) ? civil : nil
  }
}

/// All other locales.
extension DateFormatting {
  func foundationString(_ instant: Double, as format: DateFormat) -> String {
    foundationDate(instant).formatted(style(format))
  }

  func foundationRange(from first: Double, to last: Double) -> String {
    let style = Date.IntervalFormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    return (foundationDate(first)..<foundationDate(last)).formatted(style.hour().minute())
  }

  /// The date that Foundation shows as the instant: before 1582-10-15 its calendar is the Julian one,
  /// which counts other days.
  private func foundationDate(_ instant: Double) -> Date {
    guard instant < Self.gregorianReform else { return Date(timeIntervalSince1970: instant) }
    let civil = context.civilCalendar.civilTime(at: instant)
    let days = CivilCalendar.julianDaysSince1970(civil) - CivilCalendar.daysSince1970(civil)
    return Date(timeIntervalSince1970: instant + Double(days) * 86_400)
  }

  /// 1582-10-15 00:00 UTC.
  private static let gregorianReform = -12_219_292_800.0

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
