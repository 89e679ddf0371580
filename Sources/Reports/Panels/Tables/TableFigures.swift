import DataTable
import FoodTruckKit

/// What a table panel shows: values in rows and columns, written when they are asked for, so that a
/// hundred thousand rows cost their values and not their texts.
struct TableFigures: Sendable {
  struct Column: Sendable {
    var title: String
    var isNumeric: Bool
    var cells: TableCells
    var formats: ValueFormats
    /// `nil` in a column without total.
    var total: ExpressionValue?
    var hasPicture = false
    /// The largest number of a column with bars; 0 for none.
    var largest = 0.0
    var hasBar = false
    /// For each row the values of its line; empty in columns without one.
    var trends: [[Double]] = []
    var hasTrend: Bool { !trends.isEmpty }
  }

  var columns: [Column] = []
  /// For each row that is shown its number among the cells.
  var order: [Int] = []
  let formatting: ValueFormatting

  var rowCount: Int { order.count }

  /// Whether a column has more than its texts.
  var hasPictures: Bool { columns.contains { $0.hasBar || $0.hasPicture || $0.hasTrend } }

  var hasTotals: Bool { columns.contains { $0.total != nil } }

  /// The cell of a row that is shown, as it is written.
  func text(row: Int, column: Int) -> String {
    guard order.indices.contains(row), columns.indices.contains(column) else { return "" }
    return text(of: columns[column].cells[order[row]], in: columns[column])
  }

  func number(row: Int, column: Int) -> Double? {
    guard order.indices.contains(row) else { return nil }
    return columns[column].cells[order[row]].doubleValue
  }

  func trend(row: Int, column: Int) -> [Double] {
    guard order.indices.contains(row), columns[column].trends.indices.contains(order[row]) else {
      return []
    }
    return columns[column].trends[order[row]]
  }

  /// The total of a column; empty where it has none.
  func total(column: Int) -> String {
    columns[column].total.map { text(of: $0, in: columns[column]) } ?? ""
  }

  /// Formats were tried when the figures were made.
  private func text(of value: ExpressionValue, in column: Column) -> String {
    (try? formatting.text(of: value, as: column.formats)) ?? formatting.text(of: value)
  }

  /// The totals with a word in front where the first column has room for it.
  func totals(_ words: Vocabulary) -> [String] {
    columns.indices.map { index in
      index == 0 && columns[0].total == nil ? words[.total] : total(column: index)
    }
  }

  func textTable(_ words: Vocabulary) -> TextTable {
    TextTable(
      columns: columns.map { TextTable.Column(title: $0.title, isNumeric: $0.isNumeric) },
      rows: (0..<rowCount).map { row in columns.indices.map { text(row: row, column: $0) } },
      totals: hasTotals ? totals(words) : nil)
  }
}

/// The cells of a column: of the table itself, or one for each group.
enum TableCells: Sendable {
  case column(DataTable.Column)
  case values([ExpressionValue])

  subscript(row: Int) -> ExpressionValue {
    switch self {
    case .column(let column): ExpressionValue(column[row])
    case .values(let values): values.indices.contains(row) ? values[row] : .null
    }
  }

  var count: Int {
    switch self {
    case .column(let column): column.count
    case .values(let values): values.count
    }
  }
}
