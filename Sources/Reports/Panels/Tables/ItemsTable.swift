import Diagnostics
import FoodTruckKit

/// All items of the day with their quantities, incomes and shares: a table that needs no columns.
struct ItemsTable: Sendable {
  static let options = [
    TemplateMember(
      "by", .choice(ItemOrder.allCases.map(\.rawValue)),
      "What items are sorted by; income by default.")
  ]

  private let order: ItemOrder

  init(_ options: PanelOptions) throws(Diagnostic) {
    order =
      try options.object["by"]?.choice(
        of: ItemOrder.self, known: ItemOrder.allCases.map(\.rawValue)) ?? .income
  }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let totals = try data.ledger.itemTotals(on: data.day, by: order)
    return PanelContent(
      title: data.words.vocabulary[.allItems],
      view: ItemTableCard(totals: totals, menu: data.menu)
    ) { () throws(Diagnostic) in
      ItemText(data: data, totals: totals).blocks
    }
  }
}
