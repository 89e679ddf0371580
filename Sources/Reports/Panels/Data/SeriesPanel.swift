import ChalkboardUI
import DataTable
import Diagnostics
import FoodTruckKit

/// What bars, lines and areas over a source have in common.
struct SeriesPanel: Sendable {
  static let members =
    PanelQuery.members + [
      FigureStyle.member,
      TemplateMember("detail", .template, "A few quiet words at the heading's end."),
      TemplateMember("height", .number(80...2000), "Of the chart, in CSS pixels; 240 by default."),
      TemplateMember(
        "compare", .boolean,
        "Whether the period before stands beside the report's; false by default."),
    ]

  let kind: GroupsChart.Kind
  let query: PanelQuery
  let style: FigureStyle
  let title: TemplateText?
  let detail: TemplateText?
  let height: Double
  let isComparison: Bool
  /// Of bars only.
  var isHorizontal = false
  var isGrouped = false

  init(_ kind: GroupsChart.Kind, _ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    self.kind = kind
    query = try PanelQuery(options, limit: 24)
    style =
      try object["format"]?.choice(
        of: FigureStyle.self, known: FigureStyle.allCases.map(\.rawValue))
      ?? (object["y"] == nil ? .currency : .number)
    title = try object["title"].map(TemplateText.init)
    detail = try object["detail"].map(TemplateText.init)
    height = try object["height"]?.number(in: 80...2000) ?? 240
    isComparison = try object["compare"]?.boolean() ?? false
    if isComparison, let series = query.series {
      throw .comparisonBesideSeries(series, at: object.place)
    }
  }

  var ownTexts: [String] { [title?.source, detail?.source].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    var groups = try query.groups(in: scope)
    if isComparison { groups = try compared(groups, in: scope) }
    let words = data.words.vocabulary
    let names = GroupNames(groups.keys, format: data.format, words: words)
    let title = try title?.text(in: scope, words: data.words.template)
    var detail = try detail?.text(in: scope, words: data.words.template)
    if detail == nil, groups.count < groups.nameCount {
      detail = words.text(
        .topItems, count: ExactDecimal(groups.nameCount),
        [
          ("shown", data.figures.number(groups.count)),
          ("count", data.figures.number(groups.nameCount)),
        ])
    }
    let chart = GroupsChart(
      kind: kind, groups: groups, style: style, isHorizontal: isHorizontal,
      isGrouped: isGrouped || isComparison, valueName: title ?? words[.chartSales],
      positions: names, isComparison: isComparison)
    let text = GroupsText(groups: groups, names: names, style: style, data: data)
    return PanelContent(
      title: title,
      view: SeriesCard(
        title: title, detail: detail, height: heightOfChart(groups), isEmpty: groups.isEmpty,
        chart: chart)
    ) { () throws(Diagnostic) in text.blocks }
  }

  /// Lying bars need room for each name.
  private func heightOfChart(_ groups: PanelGroups) -> Double {
    isHorizontal ? max(height, Double(groups.count) * 26 + 40) : height
  }

  /// The period before as a series of its own, at the places of the report's period.
  private func compared(
    _ groups: PanelGroups, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelGroups {
    var earlier = query
    earlier.limit = 500
    let preceding = try earlier.groups(in: scope, period: scope.period.preceding)
    let writing = PeriodText(format: scope.format)
    var compared = groups
    compared.series = [
      writing.shortText(of: scope.period), writing.shortText(of: scope.period.preceding),
    ]
    let values: [ExactDecimal?]
    if case .names(let names) = groups.keys, case .names(let before) = preceding.keys {
      var known: [String: ExactDecimal?] = [:]
      for (index, name) in before.enumerated() { known[name] = preceding.values[0][index] }
      values = names.map { known[$0] ?? nil }
    } else {
      values = (0..<groups.count).map { index in
        preceding.values[0].indices.contains(index) ? preceding.values[0][index] : nil
      }
    }
    compared.values.append(values)
    return compared
  }
}

/// A chart under a heading, or the message that there is nothing to show.
struct SeriesCard: View {
  let title: String?
  let detail: String?
  let height: Double
  let isEmpty: Bool
  let chart: GroupsChart

  @Environment(\.vocabulary) private var words

  var body: some View {
    Card(title) {
      if isEmpty {
        EmptyMessage(words[.noData], systemImage: "chart.bar")
          .frame(minHeight: height / 2)
      } else {
        chart.frame(minHeight: height, idealHeight: height, maxHeight: .infinity)
      }
    } accessory: {
      if let detail { CardDetail(detail) }
    }
  }
}

/// The groups of a query as a table of text.
struct GroupsText {
  let groups: PanelGroups
  let names: GroupNames
  let style: FigureStyle
  let data: ReportData

  var blocks: [TextBlock] {
    let (words, figures) = (data.words.vocabulary, data.figures)
    if groups.isEmpty { return [.plain(words[.noData])] }
    var head = words[.item]
    if case .times(_, let unit) = groups.keys {
      head = unit == .hour ? words[.time] : words[.chartDay]
    }
    let columns = groups.series.map {
      TextTable.Column(title: $0 ?? words[.chartSales], isNumeric: true)
    }
    let rows = names.names.indices.map { index in
      [names.names[index]]
        + groups.values.map { values in
          values.indices.contains(index)
            ? values[index].map { style.text($0, figures) } ?? "–" : "–"
        }
    }
    return [.table(TextTable(columns: [TextTable.Column(title: head)] + columns, rows: rows))]
  }
}
