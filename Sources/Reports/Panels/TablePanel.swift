import ChalkboardUI
import DataTable
import Diagnostics
import FoodTruckKit

/// A table of rows or groups of a source; without columns, that of the day's items.
struct TablePanel: Panel {
  static let name = "table"
  static let summary =
    "a table of columns of your own; without columns all items with quantity, income and share"
  static let options =
    ItemsTable.options + [
      TemplateMember(
        "columns", .list(.object(TableColumn.members)), "The columns from the leading edge."),
      TemplateMember("data", .text, "The source of the rows; sales by default."),
      TemplateMember("group", .text, "The column that makes one row of each of its values."),
      TemplateMember("filter", .expression, "Which rows count, such as sales.quantity > 0."),
      TemplateMember(
        "sort",
        .object([
          TemplateMember("column", .integer(1...32), isRequired: true, "From 1."),
          TemplateMember("order", .choice(orders), "descending by default."),
        ]), "The order of the rows; that of the data by default."),
      TemplateMember("limit", .integer(1...100_000), "How many rows at most."),
      TemplateMember("title", .template, "The heading."),
    ]
  static let standardSpan = 12

  private static let orders = ["ascending", "descending"]

  private let title: TemplateText?
  private let query: TableQuery?
  private let items: ItemsTable

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    items = try ItemsTable(options)
    title = try object["title"].map { (part) throws(Diagnostic) in try TemplateText(part) }
    guard let list = object["columns"] else {
      for name in ["data", "group", "filter", "sort", "limit"] {
        if let part = object[name] { throw .tableWithoutColumns(name, at: part.place) }
      }
      query = nil
      return
    }
    if let by = object["by"] { throw .orderBesideColumns(at: by.place) }
    var columns: [TableColumn] = []
    for part in try list.array() { columns.append(try TableColumn(part)) }
    guard (1...Self.columnLimit).contains(columns.count) else {
      throw .wrongPart(list, expected: "1 to \(Self.columnLimit) columns")
    }
    let group = object["group"]
    if group == nil, let index = columns.firstIndex(where: { $0.trend != nil }) {
      throw .trendWithoutGroup(columns[index].title.source, at: list.place)
    }
    query = TableQuery(
      source: try object["data"]?.name() ?? SourceTables.salesName,
      place: group?.place ?? object["data"]?.place ?? object.place, columns: columns,
      group: try group?.name(), filter: try object["filter"].map(TableColumn.expression),
      sorting: try object["sort"].map { (part) throws(Diagnostic) in
        try Self.sorting(part, columnCount: columns.count)
      }, limit: try object["limit"]?.integer(in: 1...100_000))
  }

  private static let columnLimit = 32
  /// Longer tables are text where a format has text of its own.
  private static let pictureLimit = 200

  private static func sorting(
    _ part: TemplatePart, columnCount: Int
  ) throws(Diagnostic) -> TableQuery.Sorting {
    let object = try part.object(["column", "order"])
    let column = try object.required("column").integer(in: 1...columnCount)
    var isDescending = true
    if let order = object["order"] {
      let name = try order.string()
      guard orders.contains(name) else {
        throw .unknownTemplateValue(name, known: orders, at: order.place)
      }
      isDescending = name == "descending"
    }
    return TableQuery.Sorting(column: column - 1, isDescending: isDescending)
  }

  var ownTexts: [String] {
    [title?.source].compactMap { $0 } + (query?.columns.map(\.title.source) ?? [])
  }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    guard let query else { return try items.content(of: data, in: scope) }
    let title = try title?.text(in: scope, words: data.words.template)
    let figures = try query.figures(in: scope, words: data.words.template)
    let words = data.words.vocabulary
    let menu = data.menu
    let card = TableCard(title: title, figures: figures, menu: menu, rows: 0..<figures.rowCount)
    let head = TableCard.padding + TableCard.titleHeight
    let rows = BreakableRows(
      count: figures.rowCount,
      headHeight: Double(head + (title == nil ? 0 : TableCard.headingHeight)),
      rowHeight: Double(TableCard.rowHeight),
      totalHeight: figures.hasTotals ? Double(TableCard.totalHeight) : 0
    ) { rows, isLast in
      var part = card
      part.rows = rows
      part.isLast = isLast
      return AnyView(part)
    }
    return PanelContent(
      title: title, view: card, rows: figures.rowCount > 0 ? rows : nil,
      isPicture: figures.hasPictures && figures.rowCount <= Self.pictureLimit
    ) { () throws(Diagnostic) in
      figures.rowCount > 0 ? [.table(figures.textTable(words))] : [.plain(words[.noData])]
    }
  }
}
