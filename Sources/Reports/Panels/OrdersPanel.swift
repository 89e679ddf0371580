import Diagnostics
import FoodTruckKit

/// The newest orders and how far they are.
struct OrdersPanel: Panel {
  static let name = "orders"
  /// `count` is 1 to 50, 5 by default.
  static let optionNames = ["count"]
  static let standardSpan = 5

  private let count: Int

  init(_ options: PanelOptions) throws(Diagnostic) {
    count = try options.object["count"]?.integer(in: 1...50) ?? 5
  }

  func content(of data: ReportData) -> PanelContent {
    let orders = data.orders
    return PanelContent(
      title: data.words.vocabulary[.newestOrders],
      view: RecentOrdersCard(orders: orders, menu: data.menu, limit: count)
    ) { () throws(Diagnostic) in
      OrderText(data: data, orders: Array(orders.prefix(count))).blocks
    }
  }
}
