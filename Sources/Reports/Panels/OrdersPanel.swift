import Diagnostics
import FoodTruckKit

/// The newest orders and how far they are.
struct OrdersPanel: Panel {
  static let name = "orders"
  static let summary =
    "the newest orders"
  static let options = [
    TemplateMember("count", .integer(1...50), "How many orders; 5 by default.")
  ]
  static let standardSpan = 5

  private let count: Int

  init(_ options: PanelOptions) throws(Diagnostic) {
    count = try options.object["count"]?.integer(in: 1...50) ?? 5
  }

  func content(of data: ReportData, in scope: ExpressionScope) -> PanelContent {
    let orders = data.orders
    return PanelContent(
      title: data.words.vocabulary[.newestOrders],
      view: RecentOrdersCard(orders: orders, menu: data.menu, limit: count)
    ) { () throws(Diagnostic) in
      OrderText(data: data, orders: Array(orders.prefix(count))).blocks
    }
  }
}
