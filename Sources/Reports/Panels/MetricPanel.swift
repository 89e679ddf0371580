import ChalkboardUI
import Diagnostics
import FoodTruckKit

/// One figure of the day, with how it changed.
struct MetricPanel: Panel {
  static let name = "metric"
  /// `value` is `income`, `quantity`, `orders` or `averageOrder`.
  static let optionNames = ["value"]
  static let standardSpan = 3
  static let narrowSpan = 6

  private let measure: DayMeasure

  init(_ options: PanelOptions) throws(Diagnostic) {
    measure = try options.object.required("value").choice(
      of: DayMeasure.self, known: DayMeasure.allCases.map(\.rawValue))
  }

  func view(of data: ReportData) -> AnyView {
    AnyView(SummaryTile(measure, comparison: data.comparison))
  }
}
