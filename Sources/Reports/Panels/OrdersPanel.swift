import ChalkboardUI
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

  func view(of data: ReportData) -> AnyView {
    AnyView(RecentOrdersCard(orders: data.orders, menu: data.menu, limit: count))
  }
}
