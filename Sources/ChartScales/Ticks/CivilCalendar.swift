import Foundation

/// A date on the proleptic Gregorian calendar and a time of day, as a clock on the wall shows them.
struct CivilTime: Hashable {
  var year: Int
  /// 1…12.
  var month: Int
  /// 1…31.
  var day: Int
  /// Since midnight by the clock; 0 ..< 86,400.
  var secondOfDay: Int

  func isSameDay(as other: CivilTime) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

/// The Gregorian calendar in one time zone.
///
/// Foundation's `Calendar` would do, but its first use costs half a millisecond and each step
/// microseconds; only the zone's offsets are taken from Foundation.
struct CivilCalendar {
  /// `nil` for UTC.
  var timeZone: TimeZone?

  /// Instants further from 1970 are moved to it: about ±300,000 years.
  static let largestInstant = 1e13

  static func bounded(_ instant: Double) -> Double {
    instant.isFinite ? min(largestInstant, max(-largestInstant, instant)) : 0
  }

  /// Seconds east of UTC.
  func offset(at instant: Double) -> Int {
    timeZone?.secondsFromGMT(for: Date(timeIntervalSince1970: instant)) ?? 0
  }

  func civilTime(at instant: Double) -> CivilTime {
    let instant = Self.bounded(instant)
    let local = Int(instant.rounded(.down)) + offset(at: instant)
    let day = Self.floorDivide(local, 86_400)
    var civil = Self.civilDate(daysSince1970: day)
    civil.secondOfDay = local - day * 86_400
    return civil
  }

  /// The instant when clocks first show that time. A time that the clocks skip is taken as the end
  /// of the gap, one that they show twice as its first showing.
  func instant(of civil: CivilTime) -> Double {
    instant(daysSince1970: Self.daysSince1970(civil), secondOfDay: civil.secondOfDay)
  }

  func instant(daysSince1970: Int, secondOfDay: Int = 0) -> Double {
    let local = Self.bounded(Double(daysSince1970) * 86_400 + Double(secondOfDay))
    // No zone is a day away from UTC, so these lie before and after the instant.
    let before = offset(at: local - 86_400)
    let after = offset(at: local + 86_400)
    let early = local - Double(max(before, after))
    let late = local - Double(min(before, after))
    if local - Double(offset(at: early)) == early { return early }
    if local - Double(offset(at: late)) == late { return late }
    return transition(between: early, and: late)
  }

  /// The first instant after `early` with the offset that holds at `late`.
  private func transition(between early: Double, and late: Double) -> Double {
    let offsetAfter = offset(at: late)
    var before = early
    var after = late
    while after - before > 1 {
      let middle = ((before + after) / 2).rounded(.down)
      if offset(at: middle) == offsetAfter { after = middle } else { before = middle }
    }
    return after
  }
}

extension CivilCalendar {
  static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  /// Days from 1970-01-01 to the date; months outside 1…12 carry into the year.
  ///
  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  static func daysSince1970(_ civil: CivilTime) -> Int {
    let carried = floorDivide(civil.month - 1, 12)
    let month = civil.month - carried * 12
    let year = civil.year + carried - (month <= 2 ? 1 : 0)
    let era = floorDivide(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + civil.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Days from 1970-01-01 to the day that the Julian calendar gives that date.
  static func julianDaysSince1970(_ civil: CivilTime) -> Int {
    let year = civil.year - (civil.month <= 2 ? 1 : 0)
    let dayOfYear =
      (153 * (civil.month > 2 ? civil.month - 3 : civil.month + 9) + 2) / 5 + civil.day - 1
    return year * 365 + floorDivide(year, 4) + dayOfYear - 719_470
  }

  /// 0 is Sunday.
  static func weekday(daysSince1970 day: Int) -> Int {
    // 1970-01-01 was a Thursday.
    let index = (day + 4) % 7
    return index < 0 ? index + 7 : index
  }

  static func civilDate(daysSince1970: Int) -> CivilTime {
    let shifted = daysSince1970 + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return CivilTime(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, secondOfDay: 0)
  }
}
