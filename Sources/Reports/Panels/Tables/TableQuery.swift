import ChalkboardUI
import DataTable
import Diagnostics
import FoodTruckKit

/// Finds what a table panel shows.
struct TableQuery: Sendable {
  struct Sorting: Sendable {
    /// From 0.
    var column: Int
    var isDescending: Bool
  }

  var source: String
  /// Of the name of the source, and of the name of the column that groups rows.
  var place: Place
  var columns: [TableColumn]
  /// The column whose values make one row each; `nil` shows the rows as they are.
  var group: String?
  var filter: Expression?
  var sorting: Sorting?
  /// How many rows there are at most; `nil` shows all.
  var limit: Int?

  func figures(
    in scope: ExpressionScope, words: TemplateWords
  ) throws(Diagnostic) -> TableFigures {
    guard let found = scope.sources[source] else {
      throw .unknownSource(source, known: scope.sourceNames, at: place)
    }
    var all = Array(0..<found.table.rowCount)
    if let filter { all = try filter.rows(of: source, among: all, in: scope) }
    let ofPeriod = Set(scope.rows(of: found))
    let shown = all.filter(ofPeriod.contains)
    var figures = TableFigures(formatting: ValueFormatting(scope))
    guard let group else {
      figures.columns = try rowwise(shown, in: scope, words)
      figures.order = Array(shown.indices)
      try finish(&figures)
      for (index, column) in columns.enumerated() where column.hasTotal {
        figures.columns[index].total = try Self.sum(figures.columns[index].cells, figures.order)
      }
      return figures
    }
    guard let keys = found.table[group] else {
      throw .unknownColumn(group, of: source, known: found.table.columnNames, at: place)
    }
    let groups = TableGroups(keys: keys, rows: all, shown: Set(shown))
    figures.columns = try grouped(groups, in: scope, words)
    figures.order = Array(groups.names.indices)
    try finish(&figures)
    let whole = scope.selecting(rows: figures.order.flatMap { groups.rows[$0] }, of: source)
    for (index, column) in columns.enumerated() where column.hasTotal {
      figures.columns[index].total = try column.value.value(in: whole)
    }
    return figures
  }

  /// The exact sum of the cells of these rows, or a measured one where a cell is measured.
  private static func sum(
    _ cells: TableCells, _ rows: [Int]
  ) throws(Diagnostic) -> ExpressionValue {
    var exact = ExactDecimal.zero
    var measured: Double?
    for row in rows {
      switch cells[row] {
      case .decimal(let decimal): exact = try exact.adding(decimal)
      case .number(let number): measured = (measured ?? 0) + number
      default: continue
      }
    }
    return measured.map { ExpressionValue(finite: $0 + exact.doubleValue) } ?? .decimal(exact)
  }

  // MARK: Columns

  private func rowwise(
    _ rows: [Int], in scope: ExpressionScope, _ words: TemplateWords
  ) throws(Diagnostic) -> [TableFigures.Column] {
    var made: [TableFigures.Column] = []
    for column in columns {
      let cells = try column.value.column(named: "", of: source, rows: rows, in: scope)
      made.append(
        TableFigures.Column(
          title: try column.title.text(in: scope, words: words), isNumeric: cells.kind.isNumeric,
          cells: .column(cells), formats: column.formats ?? ValueFormats(),
          hasPicture: column.hasPicture, hasBar: column.hasBar))
    }
    return made
  }

  private func grouped(
    _ groups: TableGroups, in scope: ExpressionScope, _ words: TemplateWords
  ) throws(Diagnostic) -> [TableFigures.Column] {
    var values = [[ExpressionValue]](repeating: [], count: columns.count)
    var trends = [[[Double]]](repeating: [], count: columns.count)
    for (name, rows) in zip(groups.names, groups.rows) {
      let own = scope.selecting(rows: rows, of: source).setting("value", to: .text(name))
      for (index, column) in columns.enumerated() {
        values[index].append(try column.value.value(in: own))
        if let trend = column.trend {
          trends[index].append(try Self.days(column.trendDays, of: trend, in: own))
        }
      }
    }
    var made: [TableFigures.Column] = []
    for (index, column) in columns.enumerated() {
      let isNumeric = values[index].contains { $0.doubleValue != nil }
      made.append(
        TableFigures.Column(
          title: try column.title.text(in: scope, words: words), isNumeric: isNumeric,
          cells: .values(values[index]), formats: column.formats ?? ValueFormats(),
          hasPicture: column.hasPicture, hasBar: column.hasBar, trends: trends[index]))
    }
    return made
  }

  /// The values of an expression on the last days of the period, the last one last; zero where there is
  /// none.
  private static func days(
    _ count: Int, of expression: Expression, in scope: ExpressionScope
  ) throws(Diagnostic) -> [Double] {
    var values: [Double] = []
    for offset in 0..<count {
      var ofDay = scope
      ofDay.diagnostics = DiagnosticSink()
      let day = scope.period.last.adding(days: offset - count + 1)
      ofDay.period = ReportPeriod(.day, upTo: day, firstWeekday: scope.format.firstWeekday)
      values.append(try expression.value(in: ofDay).doubleValue ?? 0)
    }
    return values
  }

  // MARK: Order

  private func finish(_ figures: inout TableFigures) throws(Diagnostic) {
    if let sorting, figures.columns.indices.contains(sorting.column) {
      let cells = figures.columns[sorting.column].cells
      let keys = (0..<cells.count).map { cells[$0].cell }
      figures.order.sort { left, right in
        let (first, second) = (keys[left], keys[right])
        // What is missing stands last, in either order.
        if first.isMissing != second.isMissing { return second.isMissing }
        if first < second { return !sorting.isDescending }
        if second < first { return sorting.isDescending }
        return left < right
      }
    }
    if let limit { figures.order = Array(figures.order.prefix(limit)) }
    for index in figures.columns.indices {
      let column = figures.columns[index]
      if column.hasBar {
        figures.columns[index].largest =
          figures.order.lazy.compactMap { column.cells[$0].doubleValue }.max() ?? 0
      }
      // A format that is not for the column's values is told here and not on some page.
      if let row = figures.order.first(where: { !column.cells[$0].isNull }) {
        _ = try figures.formatting.text(of: column.cells[row], as: column.formats)
      }
    }
  }
}
