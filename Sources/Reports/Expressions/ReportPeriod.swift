import DataTable

/// The days that a report is of.
package struct ReportPeriod: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year
  }

  package var unit: Unit
  package var firstDay: CalendarDay
  /// The last of the period, not the one after it.
  package var lastDay: CalendarDay
  /// The day that the report was asked for; one of the period.
  package var day: CalendarDay

  /// The day, week, month or year in which a day lies.
  ///
  /// - Parameter firstWeekday: with which weeks begin, 1 for Sunday to 7 for Saturday.
  package init(_ unit: Unit, of day: CalendarDay, firstWeekday: Int = 2) {
    self.unit = unit
    self.day = day
    let (year, month, _) = day.date
    switch unit {
    case .day: (firstDay, lastDay) = (day, day)
    case .week:
      firstDay = day.adding(days: -((day.weekday - firstWeekday) % 7 + 7) % 7)
      lastDay = firstDay.adding(days: 6)
    case .month:
      firstDay = CalendarDay(year: year, month: month, day: 1) ?? day
      lastDay = day.startOfMonth(after: 1).adding(days: -1)
    case .year:
      firstDay = CalendarDay(year: year, month: 1, day: 1) ?? day
      lastDay = CalendarDay(year: year, month: 12, day: 31) ?? day
    }
  }

  private init(_ unit: Unit, _ firstDay: CalendarDay, _ lastDay: CalendarDay, day: CalendarDay) {
    self.unit = unit
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.day = day
  }
}

extension ReportPeriod {
  /// The period just before; its `day` stands where this one's does, as far as it is as long.
  package var previous: ReportPeriod {
    switch unit {
    case .day: return moved(days: -1)
    case .week: return moved(days: -7)
    case .month: return moved(months: -1)
    case .year: return moved(months: -12)
    }
  }

  /// The same days a week earlier.
  package var weekBefore: ReportPeriod { moved(days: -7) }

  /// The last days, weeks, months or years up to the end of this period.
  ///
  /// - Parameter count: 1 or more; this period counts as one.
  package func last(_ count: Int, _ unit: Unit) -> ReportPeriod {
    let count = min(max(count, 1), 10_000)
    let end = lastDay.adding(days: 1)
    let start: CalendarDay
    switch unit {
    case .day: start = end.adding(days: -count)
    case .week: start = end.adding(days: -7 * count)
    case .month: start = end.adding(months: -count)
    case .year: start = end.adding(months: -12 * count)
    }
    return ReportPeriod(self.unit, start, lastDay, day: day)
  }

  /// All days that there are.
  var unbounded: ReportPeriod {
    ReportPeriod(
      unit, CalendarDay(daysSince1970: -4_000_000), CalendarDay(daysSince1970: 4_000_000), day: day)
  }

  private func moved(days: Int) -> ReportPeriod {
    ReportPeriod(
      unit, firstDay.adding(days: days), lastDay.adding(days: days), day: day.adding(days: days))
  }

  private func moved(months: Int) -> ReportPeriod {
    ReportPeriod(
      unit, firstDay.startOfMonth(after: months),
      lastDay.startOfMonth(after: months + 1).adding(days: -1), day: day.adding(months: months))
  }
}

extension CalendarDay {
  /// The first day of the month that lies so many months after this day's.
  fileprivate func startOfMonth(after months: Int) -> CalendarDay {
    let (year, month, _) = date
    let number = year * 12 + month - 1 + months
    return CalendarDay(year: number / 12, month: number % 12 + 1, day: 1) ?? self
  }

  /// The same day of another month, or its last where it is shorter.
  func adding(months: Int) -> CalendarDay {
    let start = startOfMonth(after: months)
    let length = startOfMonth(after: months + 1).daysSince1970 - start.daysSince1970
    return start.adding(days: min(date.day, max(length, 1)) - 1)
  }
}
