import DataTable
import Foundation

extension ChartData {
  /// The calendar unit by which bars over these instants are grouped.
  ///
  /// Dates that all begin a year, a month or a day are of that unit already. Times of day are grouped
  /// by the minute when they span up to two hours and are not all full hours, by the hour up to two
  /// days, by the day up to a quarter, by the month up to three years and by the year beyond.
  static func suitableUnit(
    for instants: [Double], in timeZone: TimeZone
  ) -> TimeUnitTransform.Unit {
    guard let first = instants.min(), let last = instants.max() else { return .day }
    var clock = LocalClock(timeZone: timeZone)
    var areMidnights = true
    var areMonths = first < last
    var areYears = areMonths
    for instant in instants {
      if clock.start(of: clock.day(at: instant)) != instant {
        areMidnights = false
        break
      }
      let date = clock.day(at: instant).date
      areMonths = areMonths && date.day == 1
      areYears = areYears && date.day == 1 && date.month == 1
    }
    if areMidnights { return areYears ? .year : areMonths ? .month : .day }
    let days = (last - first) / 86_400
    let areHours = instants.allSatisfy { clock.secondOfDay(at: $0) % 3600 == 0 }
    if days <= 2.0 / 24, !areHours { return .minute }
    return days <= 2 ? .hour : days <= 92 ? .day : days <= 1096 ? .month : .year
  }
  /// The stretch of time that each of these instants begins: 30, 15, 10 or 5 minutes where all of
  /// them stand at full ones of the clock, else 1.
  static func minutes(between instants: [Double], in timeZone: TimeZone) -> Int {
    var clock = LocalClock(timeZone: timeZone)
    guard let first = instants.first, instants.contains(where: { $0 != first }) else { return 1 }
    let seconds = instants.map { clock.secondOfDay(at: $0) }
    return [30, 15, 10, 5].first { minutes in
      seconds.allSatisfy { $0.isMultiple(of: minutes * 60) }
    } ?? 1
  }
}
