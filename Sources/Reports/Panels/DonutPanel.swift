import ChalkboardUI
import DataTable
import Diagnostics
import FoodTruckKit

/// The shares of groups in a whole, as a ring with its legend.
struct DonutPanel: Panel {
  static let name = "donut"
  static let summary = "the shares of groups in a whole, as a ring"
  static let options =
    GroupedValues.options + [
      GroupedValues.formatOption,
      TemplateMember("x", .text, "The column whose values share the whole; item by default."),
      TemplateMember(
        "limit", .integer(2...12), "How many shares there are; the smallest are put together. 6."),
    ]
  static let standardSpan = 6

  private let title: TemplateText?
  private let values: GroupedValues
  private let formats: ValueFormats
  private let group: String
  private let groupPlace: Place
  private let limit: Int

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    values = try GroupedValues(options)
    formats = try GroupedValues.formats(options)
    title = try object["title"].map { (part) throws(Diagnostic) in try TemplateText(part) }
    group = try object["x"]?.name() ?? "item"
    groupPlace = object["x"]?.place ?? object.place
    limit = try object["limit"]?.integer(in: 2...12) ?? 6
  }

  var ownTexts: [String] { [title?.source].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let words = data.words.vocabulary
    let shares = try shares(in: scope, words)
    let title = try title?.text(in: scope, words: data.words.template)
    let percents = shares.slices.map { data.figures.percent($0.share) }
    let view = DonutCard(title: title, shares: shares, percents: percents)
    return PanelContent(title: title, view: view) { () throws(Diagnostic) in
      if shares.slices.isEmpty { return [.plain(words[.noData])] }
      return [.table(shares.table(percents: percents, words))]
    }
  }

  /// The largest first. What is zero or less has no share, and is told in a warning.
  private func shares(
    in scope: ExpressionScope, _ words: Vocabulary
  ) throws(Diagnostic) -> DonutShares {
    let table = try values.table(in: scope)
    guard let keys = table.table[group] else {
      throw .unknownColumn(
        group, of: values.source, known: table.table.columnNames, at: groupPlace)
    }
    let rows = try values.filtered(scope.rows(of: table, in: values.span(in: scope)), in: scope)
    let groups = TableGroups(keys: keys, rows: rows, shown: Set(rows))
    var slices: [DonutShares.Slice] = []
    var leftOut = 0
    let formatting = ValueFormatting(scope)
    for (name, rows) in zip(groups.names, groups.rows) {
      let value = try values.number(of: rows, in: scope)
      guard let number = value.doubleValue, number > 0 else {
        if !value.isNull { leftOut += 1 }
        continue
      }
      slices.append(
        DonutShares.Slice(
          name: name, number: number, text: try formatting.text(of: value, as: formats),
          rows: rows))
    }
    if leftOut > 0 { scope.diagnostics.report(.noShares(leftOut, at: groupPlace)) }
    slices.sort { ($1.number, $0.name) < ($0.number, $1.name) }
    if slices.count > limit {
      let rest = slices[(limit - 1)...].flatMap(\.rows)
      let value = try values.number(of: rest, in: scope)
      slices.removeSubrange((limit - 1)...)
      slices.append(
        DonutShares.Slice(
          name: words[.other], number: max(0, value.doubleValue ?? 0),
          text: try formatting.text(of: value, as: formats), rows: rest, isRest: true))
    }
    let total = slices.reduce(0) { $0 + $1.number }
    for index in slices.indices { slices[index].share = slices[index].number / max(total, 1e-300) }
    let whole = try values.number(of: slices.flatMap(\.rows), in: scope)
    return DonutShares(
      slices: slices, total: try formatting.text(of: whole, as: formats))
  }
}
