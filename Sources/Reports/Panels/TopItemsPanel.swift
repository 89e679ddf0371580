import ChalkboardUI
import Diagnostics
import FoodTruckKit

/// The items that were sold most, as many as have room.
struct TopItemsPanel: Panel {
  static let name = "top-items"
  static let standardSpan = 7

  init(_ options: PanelOptions) {}

  func view(of data: ReportData) throws(Diagnostic) -> AnyView {
    let totals = try data.ledger.itemTotals(on: data.day, by: .quantity)
    return AnyView(TopItemsCard(sales: totals, menu: data.menu))
  }
}
