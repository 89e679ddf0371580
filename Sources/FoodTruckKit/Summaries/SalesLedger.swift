import DataTable
import Diagnostics
import Foundation

/// Sales by the days of a shop: each line counts on the day that the clock in the shop's time zone
/// shows, whatever the machine's zone is.
public struct SalesLedger: Sendable {
  public let sales: SalesTable
  public let timeZone: TimeZone
  /// For each line its day.
  public let days: [CalendarDay]
  /// `nil` when there are no sales; likewise `lastDay`.
  public let firstDay: CalendarDay?
  public let lastDay: CalendarDay?

  public init(_ sales: SalesTable, timeZone: TimeZone) {
    self.sales = sales
    self.timeZone = timeZone
    var clock = LocalClock(timeZone: timeZone)
    days = sales.times.map { clock.day(at: $0) }
    firstDay = days.min()
    lastDay = days.max()
  }

  /// The lines of some days.
  func rows(on span: ClosedRange<CalendarDay>) -> [Int] {
    days.indices.filter { span.contains(days[$0]) }
  }

  /// The lines of one day.
  func rows(on day: CalendarDay) -> [Int] { days.indices.filter { days[$0] == day } }
}
