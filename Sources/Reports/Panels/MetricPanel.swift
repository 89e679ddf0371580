import Diagnostics
import FoodTruckKit

/// One figure of the day, with how it changed.
struct MetricPanel: Panel {
  static let name = "metric"
  static let summary =
    "one figure of the day, with its change against the day before and the same weekday"
  static let options = [
    TemplateMember(
      "value", .choice(DayMeasure.allCases.map(\.rawValue)), isRequired: true, "The figure.")
  ]
  static let standardSpan = 3
  static let narrowSpan = 6

  private let measure: DayMeasure

  init(_ options: PanelOptions) throws(Diagnostic) {
    measure = try options.object.required("value").choice(
      of: DayMeasure.self, known: DayMeasure.allCases.map(\.rawValue))
  }

  func content(of data: ReportData, in scope: ExpressionScope) -> PanelContent {
    let comparison = data.comparison
    return PanelContent(
      title: nil, view: SummaryTile(measure, comparison: comparison)
    ) { () throws(Diagnostic) in
      let (words, figures) = (data.words.vocabulary, data.figures)
      let value = figures.value(measure.value(of: comparison.today), of: measure)
      func change(_ change: Change, _ key: Vocabulary.Key, _ days: Int) -> String {
        let day = words.weekday(data.day.adding(days: -days), isShort: false)
        let sign = change.direction == .up ? "+" : change.direction == .down ? "−" : ""
        return sign + figures.size(of: change, in: measure) + " "
          + words.text(key, [("day", day)])
      }
      let changes = [
        change(comparison.changeFromDayBefore(of: measure), .versusDayBefore, 1),
        change(comparison.changeFromWeekBefore(of: measure), .versusWeekBefore, 7),
      ]
      return [
        .paragraph([
          .text(words.text(of: measure) + ": "), .strong([.text(value)]),
          .text(" (\(changes.joined(separator: ", ")))"),
        ])
      ]
    }
  }
}
