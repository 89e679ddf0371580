import Diagnostics

/// Columns of equal length: what a reader gives, a transform reshapes and a chart is drawn from.
public struct Table: Hashable, Sendable {
  public private(set) var columns: [Column]
  public private(set) var rowCount: Int
  /// The name of the file that the rows come from; `nil` when they come from none.
  public var source: String?
  /// For each row the line of `source` on which it begins, from 1; empty when it is not known.
  public private(set) var lineNumbers: [Int32]

  /// A table without columns and rows.
  public init() {
    columns = []
    rowCount = 0
    lineNumbers = []
  }

  /// Throws when two columns share a name or differ in length. `lineNumbers` that do not fit the
  /// rows are left out.
  public init(
    columns: [Column], source: String? = nil, lineNumbers: [Int32] = []
  ) throws(Diagnostic) {
    var names: Set<String> = []
    for column in columns where !names.insert(column.name).inserted {
      throw .duplicateColumn(column.name)
    }
    self.columns = columns
    self.source = source
    rowCount = columns.first?.count ?? 0
    for column in columns where column.count != rowCount {
      throw .unequalColumn(column, rowCount: rowCount)
    }
    self.lineNumbers = lineNumbers.count == rowCount ? lineNumbers : []
  }

  /// A table of any columns: shorter ones are filled up with missing cells, and a name that was
  /// used before gets a number, `name (2)`.
  public init(aligning columns: [Column], source: String? = nil) {
    let rowCount = columns.map(\.count).max() ?? 0
    let names = UniqueNames.numbered(columns.map(\.name))
    self.columns = zip(names, columns).map { name, column in
      let isWhole = column.count == rowCount
      return Column(
        name, isWhole ? column.values : column.values.selecting(rows: Array(0..<rowCount)))
    }
    self.rowCount = rowCount
    self.source = source
    lineNumbers = []
  }
}

extension Table {
  public var columnNames: [String] { columns.map(\.name) }

  /// The position of the column with this very name; of one that differs in case only, when there
  /// is a single one; else `nil`.
  public func columnIndex(named name: String) -> Int? {
    if let index = columns.firstIndex(where: { $0.name == name }) { return index }
    let wanted = name.lowercased()
    let matches = columns.indices.filter { columns[$0].name.lowercased() == wanted }
    return matches.count == 1 ? matches[0] : nil
  }

  /// The column with this name, found as `columnIndex(named:)` finds it. Throws when there is none,
  /// with the names that exist.
  public func column(named name: String) throws(Diagnostic) -> Column {
    guard let index = columnIndex(named: name) else {
      throw .unknownColumn(name, in: columnNames, of: source)
    }
    return columns[index]
  }

  /// The column with this name, or `nil`.
  public subscript(name: String) -> Column? {
    columnIndex(named: name).map { columns[$0] }
  }

  /// The cells of a decimal column; throws when there is no such column or it is of another kind.
  public func decimals(in name: String) throws(Diagnostic) -> [ExactDecimal?] {
    let column = try column(named: name)
    guard case .decimal(let values) = column.values else {
      throw .wrongKind(of: column, expected: .decimal, in: self)
    }
    return values
  }

  /// The cells of an instant column, in seconds since 1970 and NaN where missing; throws when there
  /// is no such column or it is of another kind.
  public func instants(in name: String) throws(Diagnostic) -> [Double] {
    let column = try column(named: name)
    guard case .instant(let values) = column.values else {
      throw .wrongKind(of: column, expected: .instant, in: self)
    }
    return values
  }

  /// The cells of a text column; a column of another kind gives its plain spellings. Throws when
  /// there is no such column.
  public func texts(in name: String) throws(Diagnostic) -> TextValues {
    let column = try column(named: name)
    if case .text(let values) = column.values { return values }
    return TextValues((0..<rowCount).map { column.text(at: $0) })
  }

  /// The cells of a column of numbers of any kind, NaN where missing; throws when there is no such
  /// column or it holds text.
  public func numbers(in name: String) throws(Diagnostic) -> [Double] {
    let column = try column(named: name)
    if column.kind == .text { throw .wrongKind(of: column, expected: .number, in: self) }
    return column.doubles
  }

  /// Where a row, counted from 0, stands in the source.
  public func place(row: Int) -> Place {
    let line = lineNumbers.indices.contains(row) ? Int(lineNumbers[row]) : nil
    return Place(file: source, line: line)
  }
}

extension Table {
  /// Adds a column at the end. Throws when its name is taken or it does not have a cell per row; to
  /// a table without columns any length fits.
  public mutating func append(_ column: Column) throws(Diagnostic) {
    if columns.contains(where: { $0.name == column.name }) {
      throw .duplicateColumn(column.name)
    }
    guard columns.isEmpty || column.count == rowCount else {
      throw .unequalColumn(column, rowCount: rowCount)
    }
    columns.append(column)
    rowCount = column.count
    if lineNumbers.count != rowCount { lineNumbers = [] }
  }

  /// The table with a further column at the end; throws as `append` does.
  public func appending(_ column: Column) throws(Diagnostic) -> Table {
    var table = self
    try table.append(column)
    return table
  }

  /// The table with this column in place of the one of the same name, or at the end when there is
  /// none. Throws when it does not have a cell per row.
  public func setting(_ column: Column) throws(Diagnostic) -> Table {
    guard let index = columns.firstIndex(where: { $0.name == column.name }) else {
      return try appending(column)
    }
    guard column.count == rowCount else { throw .unequalColumn(column, rowCount: rowCount) }
    var table = self
    table.columns[index] = column
    return table
  }

  /// The table with only these rows, counted from 0, in this order. A row may be named more than
  /// once; one that does not exist gives missing cells.
  public func selecting(rows: [Int]) -> Table {
    var table = self
    table.columns = columns.map { $0.selecting(rows: rows) }
    table.rowCount = rows.count
    let areLinesKnown = rows.allSatisfy { lineNumbers.indices.contains($0) }
    table.lineNumbers = areLinesKnown ? rows.map { lineNumbers[$0] } : []
    return table
  }

  /// The table with only these columns, in this order. Throws when one does not exist.
  public func selecting(columns names: [String]) throws(Diagnostic) -> Table {
    var selected: [Column] = []
    for name in names { selected.append(try column(named: name)) }
    return try Table(columns: selected, source: source, lineNumbers: lineNumbers)
  }
}
