import ChartScales
import DataTable

/// A stretch of time by which panels group rows.
enum DataTimeUnit: String, Hashable, Sendable, CaseIterable {
  case hour, day, week, month
  /// The days of a week and the hours of a day, whichever week and day they are of.
  case weekday, hourOfDay

  /// Whether its groups stand on an axis of time and not beside each other by name.
  var isTemporal: Bool { self != .weekday && self != .hourOfDay }

  /// The unit of an axis of time; `nil` for one that is none.
  var calendarUnit: CalendarUnit? {
    switch self {
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .weekday, .hourOfDay: nil
    }
  }

  /// The start of the unit in which a moment lies, in seconds since 1970; for a weekday 0 to 6 from
  /// the first of the week, and for an hour of the day 0 to 23.
  ///
  /// - Parameter firstWeekday: 1 is Sunday.
  func key(of instant: Double, clock: inout LocalClock, firstWeekday: Int) -> Double {
    let day = clock.day(at: instant)
    switch self {
    case .hour:
      let second = clock.secondOfDay(at: instant)
      return instant.rounded(.down) - Double(second % 3600)
    case .day: return clock.start(of: day)
    case .week: return clock.start(of: day.adding(days: -Self.index(of: day, firstWeekday)))
    case .month: return clock.start(of: day.adding(days: 1 - day.date.day))
    case .weekday: return Double(Self.index(of: day, firstWeekday))
    case .hourOfDay: return Double(clock.secondOfDay(at: instant) / 3600)
    }
  }

  /// The keys of all units of some days, in order, also of those in which nothing happened.
  func keys(
    of days: ClosedRange<CalendarDay>, clock: inout LocalClock, firstWeekday: Int
  ) -> [Double] {
    switch self {
    case .weekday: return (0..<7).map(Double.init)
    // Hours at which nothing ever happens would make the axis long.
    case .hourOfDay, .hour: return []
    case .day, .week, .month:
      var keys: [Double] = []
      var day = days.lowerBound
      while day <= days.upperBound, keys.count < Self.keyLimit {
        let key = key(
          of: clock.start(of: day), clock: &clock, firstWeekday: firstWeekday)
        if keys.last != key { keys.append(key) }
        day = day.adding(days: 1)
      }
      return keys
    }
  }

  private static let keyLimit = 4000

  private static func index(of day: CalendarDay, _ firstWeekday: Int) -> Int {
    (day.weekday - firstWeekday + 7) % 7
  }
}
