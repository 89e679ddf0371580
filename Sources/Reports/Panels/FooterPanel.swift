import ChalkboardUI
import Diagnostics
import FoodTruckKit

/// Where the figures come from, and by what rule changes are shown.
struct FooterPanel: Panel {
  static let name = "footer"
  static let standardSpan = 12

  init(_ options: PanelOptions) {}

  func view(of data: ReportData) -> AnyView {
    AnyView(ReportFooter(sources: data.sources))
  }
}
