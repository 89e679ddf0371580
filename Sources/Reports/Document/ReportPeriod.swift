import DataTable

/// The days that a report is about.
///
/// A week or a month that has not ended goes as far as the report's day, and is compared with as many
/// days of the one before. One that ends with the report's day is compared with the whole one before.
public struct ReportPeriod: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case day
    case week
    case month
    case year
  }

  public let kind: Kind
  public let first: CalendarDay
  /// The report's day.
  public let last: CalendarDay
  private let firstWeekday: Int

  /// The period of this kind that holds `day`, up to it.
  ///
  /// - Parameter firstWeekday: 1 is Sunday.
  public init(_ kind: Kind, upTo day: CalendarDay, firstWeekday: Int) {
    self.kind = kind
    self.firstWeekday = firstWeekday
    last = day
    first = Self.start(of: kind, holding: day, firstWeekday: firstWeekday)
  }

  private init(_ kind: Kind, _ first: CalendarDay, _ last: CalendarDay, firstWeekday: Int) {
    self.kind = kind
    self.first = first
    self.last = last
    self.firstWeekday = firstWeekday
  }

  public var dayCount: Int { last.daysSince1970 &- first.daysSince1970 &+ 1 }

  public func contains(_ day: CalendarDay) -> Bool { first <= day && day <= last }

  /// The day before, or as much of the week, month or year before.
  public var preceding: ReportPeriod {
    let end = first.adding(days: -1)
    let start = Self.start(of: kind, holding: end, firstWeekday: firstWeekday)
    if isComplete { return ReportPeriod(kind, start, end, firstWeekday: firstWeekday) }
    let sameDay = start.adding(days: dayCount - 1)
    return ReportPeriod(kind, start, min(sameDay, end), firstWeekday: firstWeekday)
  }

  /// As many days, a week earlier.
  public var weekBefore: ReportPeriod {
    ReportPeriod(
      kind, first.adding(days: -7), last.adding(days: -7), firstWeekday: firstWeekday)
  }

  /// Whether the period ends with its last day.
  var isComplete: Bool {
    Self.start(of: kind, holding: last.adding(days: 1), firstWeekday: firstWeekday) > last
  }

  private static func start(
    of kind: Kind, holding day: CalendarDay, firstWeekday: Int
  ) -> CalendarDay {
    switch kind {
    case .day: return day
    case .week: return day.adding(days: -((day.weekday - firstWeekday + 7) % 7))
    case .month: return day.adding(days: 1 - day.date.day)
    case .year:
      let (year, _, _) = day.date
      return CalendarDay(year: year, month: 1, day: 1) ?? day
    }
  }
}
