import Diagnostics
import FoodTruckKit

/// The items that were sold most, as many as have room.
struct TopItemsPanel: Panel {
  static let name = "top-items"
  static let summary =
    "bars of the items that were sold most, as many as have room"
  static let standardSpan = 7

  init(_ options: PanelOptions) {}

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let totals = try data.ledger.itemTotals(on: data.day, by: .quantity)
    return PanelContent(
      title: data.words.vocabulary[.popularItems],
      view: TopItemsCard(sales: totals, menu: data.menu)
    ) { () throws(Diagnostic) in
      ItemText(data: data, totals: totals).blocks
    }
  }
}
