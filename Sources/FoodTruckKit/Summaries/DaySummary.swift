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
  /// The amounts of these orders alone, without the refunds of other ones.
  public var orderIncome: ExactDecimal

  /// - Parameter orderIncome: `nil` is all of the income.
  public init(
    day: CalendarDay, income: ExactDecimal = .zero, quantity: ExactDecimal = .zero,
    orderCount: Int = 0, orderIncome: ExactDecimal? = nil
  ) {
    self.day = day
    self.income = income
    self.quantity = quantity
    self.orderCount = orderCount
    self.orderIncome = orderIncome ?? income
  }

  /// What an order brought in on average, to 12 decimal places, so that rounding it once more to a
  /// currency's places gives the right cent; `nil` without orders. Refunds of orders that are not
  /// counted have no part in it.
  public var averageOrder: ExactDecimal? {
    guard orderCount > 0 else { return nil }
    return try? orderIncome.divided(by: ExactDecimal(orderCount), toPlaces: 12)
  }
}

extension SalesLedger {
  /// The sums of a day; all zero for a day without sales. Throws when a sum is beyond what an exact
  /// decimal holds.
  public func summary(of day: CalendarDay) throws(Diagnostic) -> DaySummary {
    var summary = DaySummary(day: day)
    var isCounted = [Bool](repeating: false, count: sales.orders.dictionary.count)
    let rows = rows(on: day)
    for row in rows {
      summary.income = try summary.income.adding(sales.amounts[row])
      summary.quantity = try summary.quantity.adding(sales.quantities[row])
      let order = Int(sales.orders.codes[row])
      guard order >= 0, !isCounted[order], sales.quantities[row] > .zero else { continue }
      isCounted[order] = true
      summary.orderCount += 1
    }
    for row in rows {
      let order = Int(sales.orders.codes[row])
      guard order >= 0, isCounted[order] else { continue }
      summary.orderIncome = try summary.orderIncome.adding(sales.amounts[row])
    }
    return summary
  }
}
