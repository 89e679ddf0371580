import Diagnostics
import FoodTruckKit

/// The weather of the day at the parking spot that is proposed.
struct ForecastPanel: Panel {
  static let name = "forecast"
  static let summary =
    "the day's temperature, and the weather at the proposed parking spot"
  static let standardSpan = 5

  init(_ options: PanelOptions) {}

  func content(of data: ReportData, in scope: ExpressionScope) -> PanelContent {
    PanelContent(
      title: data.words.vocabulary[.forecast],
      view: ForecastCard(candidates: data.forecasts, day: data.day, now: data.now)
    ) { () throws(Diagnostic) in
      ForecastText(data: data).blocks
    }
  }
}
