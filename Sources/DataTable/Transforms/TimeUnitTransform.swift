import Diagnostics
import Foundation

/// Puts the start of the hour, day, week, month or year in which an instant lies into a column.
///
/// Units are those of a time zone: the day on which clocks change has 23 or 25 hours, each of them
/// its own.
public struct TimeUnitTransform: TableTransform, Hashable {
  public static let name = "timeUnit"

  public enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
    case minute
    case hour
    case day
    case week
    case month
    case year
  }

  /// A column of instants.
  public var column: String
  public var unit: Unit
  /// The name of the column that receives the result; it may be `column` itself.
  public var resultName: String
  public var timeZone: TimeZone
  /// The day with which weeks begin: 1 for Sunday, 2 for Monday, to 7 for Saturday.
  public var firstWeekday: Int

  /// `resultName` is `nil` to replace the column.
  public init(
    _ column: String, to unit: Unit, as resultName: String? = nil, in timeZone: TimeZone,
    firstWeekday: Int = 2
  ) {
    self.column = column
    self.unit = unit
    self.resultName = resultName ?? column
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
  }

  public func apply(to table: Table) throws(Diagnostic) -> Table {
    var clock = LocalClock(timeZone: timeZone)
    let starts = try table.instants(in: column).map { start(of: $0, clock: &clock) }
    return try table.setting(Column(resultName, instants: starts))
  }

  private func start(of instant: Double, clock: inout LocalClock) -> Double {
    guard instant.isFinite else { return .nan }
    if unit == .minute || unit == .hour {
      // Taken off the instant itself, so that an hour which comes twice stays two.
      let length = unit == .hour ? 3600 : 60
      let second = clock.secondOfDay(at: instant)
      return instant.rounded(.down) - Double(second % length)
    }
    let day = clock.day(at: instant)
    return clock.start(of: first(of: day))
  }

  /// The first day of the unit in which a day lies.
  private func first(of day: CalendarDay) -> CalendarDay {
    let (year, month, _) = day.date
    return switch unit {
    case .minute, .hour, .day: day
    case .week: day.adding(days: -((day.weekday - firstWeekday) % 7 + 7) % 7)
    case .month: CalendarDay(year: year, month: month, day: 1) ?? day
    case .year: CalendarDay(year: year, month: 1, day: 1) ?? day
    }
  }
}
