/// A day of the Gregorian calendar, without a time zone.
///
/// All of it is whole-number arithmetic: reading and flooring thousands of dates must not pass
/// through a calendar object. The conversions are those of Howard Hinnant, "chrono-compatible
/// low-level date algorithms".
public struct CalendarDay: Hashable, Comparable, Codable, Sendable {
  /// Days since 1970-01-01; negative before.
  public var daysSince1970: Int

  public init(daysSince1970: Int) {
    self.daysSince1970 = daysSince1970
  }

  /// The day of this date, or `nil` when there is none, such as 30 February. Years 1 to 9999: the
  /// calendar on the wall has no year 0.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.dayCount(ofMonth: month, year: year)
    else { return nil }
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSince1970 = era * 146_097 + dayOfEra - 719_468
  }

  /// The year, the month from 1 and the day of the month from 1.
  public var date: (year: Int, month: Int, day: Int) {
    // Held to a range that no sum below can leave.
    let days = min(max(daysSince1970, -1_000_000_000_000), 1_000_000_000_000) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// 1 for Sunday to 7 for Saturday, as `Calendar` counts.
  public var weekday: Int {
    let day = (daysSince1970 % 7 + 7) % 7
    return (day + 4) % 7 + 1
  }

  public func adding(days: Int) -> CalendarDay {
    CalendarDay(daysSince1970: daysSince1970 &+ days)
  }

  public static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
    lhs.daysSince1970 < rhs.daysSince1970
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: CustomStringConvertible {
  /// `2026-05-06`.
  public var description: String {
    let (year, month, day) = date
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The day of an ISO 8601 date such as `2026-05-06`; `nil` for anything else.
  public init?(_ text: String) {
    var text = text
    let parsed: ISOTime? = text.withUTF8 { ISOTime(utf8: $0) }
    guard let parsed, !parsed.hasTimeOfDay else { return nil }
    self = parsed.day
  }
}
