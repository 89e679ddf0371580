import DataTable
import Diagnostics

/// What was sold of one item.
public struct ItemTotal: Identifiable, Hashable, Sendable {
  public var item: String
  public var quantity: ExactDecimal
  public var income: ExactDecimal
  /// The part of the income of all items that brought some in, 0 to 1, so that all shares make one
  /// whole even where others were given back; `nil` for an item whose income is below zero, and where
  /// none is above it.
  public var share: Double?

  public var id: String { item }

  public init(item: String, quantity: ExactDecimal, income: ExactDecimal, share: Double? = nil) {
    self.item = item
    self.quantity = quantity
    self.income = income
    self.share = share
  }
}

/// By what items are sorted, the most first; equal ones by name.
public enum ItemOrder: String, CaseIterable, Hashable, Codable, Sendable {
  case quantity
  case income
}

extension SalesLedger {
  /// The items sold or given back on a day. Throws when a sum is beyond what an exact decimal holds.
  public func itemTotals(
    on day: CalendarDay, by order: ItemOrder
  ) throws(Diagnostic) -> [ItemTotal] {
    try itemTotals(on: day...day, by: order)
  }

  /// The same for some days.
  public func itemTotals(
    on days: ClosedRange<CalendarDay>, by order: ItemOrder
  ) throws(Diagnostic) -> [ItemTotal] {
    var totals: [ItemTotal] = []
    var positions = [Int?](repeating: nil, count: sales.items.dictionary.count)
    var income = ExactDecimal.zero
    for row in rows(on: days) {
      let code = Int(sales.items.codes[row])
      guard code >= 0 else { continue }
      let position = positions[code] ?? totals.count
      if position == totals.count {
        positions[code] = position
        totals.append(
          ItemTotal(item: sales.items.dictionary[code], quantity: .zero, income: .zero))
      }
      totals[position].quantity = try totals[position].quantity.adding(sales.quantities[row])
      totals[position].income = try totals[position].income.adding(sales.amounts[row])
    }
    for total in totals where total.income > .zero { income = try income.adding(total.income) }
    if income > .zero {
      let whole = income.doubleValue
      for index in totals.indices where !totals[index].income.isNegative {
        totals[index].share = min(totals[index].income.doubleValue / whole, 1)
      }
    }
    return totals.sorted { left, right in
      let (first, second) =
        order == .income ? (left.income, right.income) : (left.quantity, right.quantity)
      return first == second ? left.item < right.item : first > second
    }
  }
}
