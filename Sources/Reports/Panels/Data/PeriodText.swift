import ChartScales
import DataTable
import Foundation

/// Writes a period as people say it: a day, "May 4 – 10, 2026", "May 2026", "2026".
struct PeriodText {
  var format: FormatContext

  func text(of period: ReportPeriod) -> String {
    let dates = DateFormatting(format)
    let first = noon(of: period.first)
    switch period.kind {
    case .day: return dates.string(first, as: .full)
    case .month where period.isComplete: return dates.string(first, as: .monthYear)
    case .year where period.isComplete: return dates.string(first, as: .year)
    default: return range(period, hasYear: true)
    }
  }

  /// The same in few words: "May 4 – 10", "Apr".
  func shortText(of period: ReportPeriod) -> String {
    let dates = DateFormatting(format)
    switch period.kind {
    case .day: return dates.string(noon(of: period.first), as: .weekdayMonthDay)
    case .month where period.isComplete:
      return dates.string(noon(of: period.first), as: .monthLong)
    case .year where period.isComplete: return dates.string(noon(of: period.first), as: .year)
    default: return range(period, hasYear: false)
    }
  }

  private func range(_ period: ReportPeriod, hasYear: Bool) -> String {
    let (first, last) = (noon(of: period.first), noon(of: period.last))
    guard first < last else {
      return DateFormatting(format).string(first, as: hasYear ? .monthDayYear : .monthDay)
    }
    var style = Date.IntervalFormatStyle(
      locale: format.locale, calendar: format.calendar, timeZone: format.timeZone
    ).month(.abbreviated).day()
    if hasYear { style = style.year() }
    return style.format(Date(timeIntervalSince1970: first)..<Date(timeIntervalSince1970: last))
  }

  /// A moment at which every clock of the zone shows this day.
  private func noon(of day: CalendarDay) -> Double {
    var clock = LocalClock(timeZone: format.timeZone)
    return clock.noon(of: day)
  }
}
