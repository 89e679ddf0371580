import DataTable
import Diagnostics

/// What was sold within one hour.
public struct HourTotal: Hashable, Sendable {
  /// When the hour begins, in seconds since 1970-01-01T00:00:00Z.
  public var start: Double
  public var income: ExactDecimal
  public var quantity: ExactDecimal
}

extension SalesLedger {
  /// The sums of all hours of a day, in order: 24, or 23 and 25 on the days on which the clock is
  /// changed. Throws when a sum is beyond what an exact decimal holds.
  public func hourTotals(on day: CalendarDay) throws(Diagnostic) -> [HourTotal] {
    var clock = LocalClock(timeZone: timeZone)
    let start = clock.start(of: day)
    let end = clock.start(of: day.adding(days: 1))
    var totals = stride(from: start, to: end, by: 3600).map {
      HourTotal(start: $0, income: .zero, quantity: .zero)
    }
    for row in rows(on: day) {
      let hour = Int((sales.times[row] - start) / 3600)
      guard totals.indices.contains(hour) else { continue }
      totals[hour].income = try totals[hour].income.adding(sales.amounts[row])
      totals[hour].quantity = try totals[hour].quantity.adding(sales.quantities[row])
    }
    return totals
  }
}
