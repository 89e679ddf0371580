import ChalkboardUI
import Diagnostics
import FoodTruckKit

/// Whose report it is, of which day and of which city.
struct HeaderPanel: Panel {
  static let name = "header"
  static let standardSpan = 12

  init(_ options: PanelOptions) {}

  func view(of data: ReportData) -> AnyView {
    AnyView(ReportHeader(shop: data.shop, day: data.day, city: data.city))
  }
}
