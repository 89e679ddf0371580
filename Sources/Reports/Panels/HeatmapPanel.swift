import ChalkboardUI
import DataTable
import Diagnostics
import FoodTruckKit

/// When there was how much: weekdays by hours, or the days of months.
struct HeatmapPanel: Panel {
  static let name = "heatmap"
  static let summary = "how much there was on which weekday at which hour, or on the days of months"
  static let options =
    GroupedValues.options + [
      GroupedValues.formatOption,
      TemplateMember(
        "by", .choice(Kind.allCases.map(\.rawValue)),
        "hours (default) for weekdays by hours, days for the days of the period's months."),
    ]
  static let standardSpan = 12

  enum Kind: String, CaseIterable, Sendable {
    case hours, days
  }

  private let title: TemplateText?
  private let values: GroupedValues
  private let formats: ValueFormats
  private let kind: Kind

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    values = try GroupedValues(options)
    formats = try GroupedValues.formats(options)
    title = try object["title"].map { (part) throws(Diagnostic) in try TemplateText(part) }
    kind =
      try object["by"]?.choice(of: Kind.self, known: Kind.allCases.map(\.rawValue)) ?? .hours
  }

  var ownTexts: [String] { [title?.source].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let words = data.words.vocabulary
    let title = try title?.text(in: scope, words: data.words.template)
    let query = HeatmapQuery(values: values, formats: formats, scope: scope, words: words)
    let heatmap =
      kind == .hours ? try query.hours() : try query.months()
    return PanelContent(title: title, view: HeatmapCard(title: title, heatmap: heatmap)) {
      () throws(Diagnostic) in
      heatmap.isEmpty ? [.plain(words[.noData])] : heatmap.text
    }
  }
}
