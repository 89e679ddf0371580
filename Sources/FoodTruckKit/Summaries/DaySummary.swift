import DataTable
import Diagnostics

/// The sums of one day, exact. Refunds count on the day that they are made.
public struct DaySummary: Hashable, Sendable {
  public var day: CalendarDay
  /// All amounts, less the refunds.
  public var income: ExactDecimal
  /// The pieces sold, less those given back.
  public var quantity: ExactDecimal
  /// The orders in which something was sold; one that only gives back is none.
  public var orderCount: Int

  public init(
    day: CalendarDay, income: ExactDecimal = .zero, quantity: ExactDecimal = .zero,
    orderCount: Int = 0
  ) {
    self.day = day
    self.income = income
    self.quantity = quantity
    self.orderCount = orderCount
  }

  /// Income by order, to 12 decimal places, so that rounding it once more to a currency's places
  /// gives the right cent; `nil` without orders.
  public var averageOrder: ExactDecimal? {
    guard orderCount > 0 else { return nil }
    return try? income.divided(by: ExactDecimal(orderCount), toPlaces: 12)
  }
}

extension SalesLedger {
  /// The sums of a day; all zero for a day without sales. Throws when a sum is beyond what an exact
  /// decimal holds.
  public func summary(of day: CalendarDay) throws(Diagnostic) -> DaySummary {
    var summary = DaySummary(day: day)
    var isCounted = [Bool](repeating: false, count: sales.orders.dictionary.count)
    for row in rows(on: day) {
      summary.income = try summary.income.adding(sales.amounts[row])
      summary.quantity = try summary.quantity.adding(sales.quantities[row])
      let order = Int(sales.orders.codes[row])
      guard order >= 0, !isCounted[order], sales.quantities[row] > .zero else { continue }
      isCounted[order] = true
      summary.orderCount += 1
    }
    return summary
  }
}
