import Diagnostics
import FoodTruckKit

/// The sums of each city over the last days.
struct SalesHistoryPanel: Panel {
  static let name = "sales-history"
  static let summary =
    "lines by city over the last days"
  static let options = [
    TemplateMember("days", .integer(2...60), "How many days; 14 by default."),
    TemplateMember(
      "value", .choice(SalesHistoryChart.Measure.allCases.map(\.rawValue)),
      "What the lines show; income by default."),
  ]
  static let standardSpan = 7

  private let days: Int
  private let measure: SalesHistoryChart.Measure

  init(_ options: PanelOptions) throws(Diagnostic) {
    days = try options.object["days"]?.integer(in: 2...60) ?? 14
    measure =
      try options.object["value"]?.choice(
        of: SalesHistoryChart.Measure.self,
        known: SalesHistoryChart.Measure.allCases.map(\.rawValue)) ?? .income
  }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let history = try data.ledger.cityHistory(endingOn: data.day, days: days)
    return PanelContent(
      title: data.words.vocabulary[.salesHistory],
      view: SalesHistoryCard(history: history, measure: measure)
    ) { () throws(Diagnostic) in
      HistoryText(data: data, history: history, measure: measure).blocks
    }
  }
}
