import DataTable
import Diagnostics

/// The rows of a chart request, read and brought to one row for each mark.
struct ChartData {
  /// The columns of the request, and `ChartData.countColumn` where rows are counted.
  var table: Table
  /// The column along which marks are placed: categories, times or numbers.
  var position: String
  /// The column that gives marks their extent or height.
  var value: String
  var series: String?
  /// Whether the value runs along x.
  var isHorizontal = false
  /// The calendar unit that a position in time stands for; `nil` for a moment.
  var unit: TimeUnitTransform.Unit?
  /// How many of those units it stands for: 15 minutes, say.
  var unitCount = 1
  var diagnostics: [Diagnostic]

  /// The name of the column of counts; `count` with as many primes as make it different from all
  /// columns of the file.
  static func countColumn(besides names: [String]) -> String {
    var name = "count"
    while names.contains(name) { name += "′" }
    return name
  }
}

extension ChartData {
  /// Reads the file of a request.
  ///
  /// - Throws: an error when the file cannot be read, lacks a column, or has no numbers to draw.
  init(
    _ request: ChartRequest, reader: ChartDataReader
  ) throws(Diagnostic) {
    let result = try reader.read(request)
    table = result.table
    position = request.x
    value = request.y ?? request.x
    series = request.series
    diagnostics = result.diagnostics
    if let y = request.y, request.kind == .bar, request.aggregate != .count,
      table[y]?.kind == .text, table[request.x]?.kind.isNumeric == true
    {
      (position, value) = (y, request.x)
      isHorizontal = true
    }
    if let warning = totalRows() { diagnostics.append(warning) }
    try groupTimes(request, reader: reader)
    try aggregate(request)
    try sort(request)
    diagnostics += ineffectiveOptions(of: request)
  }

  // MARK: Times

  private mutating func groupTimes(
    _ request: ChartRequest, reader: ChartDataReader
  ) throws(Diagnostic) {
    guard table[position]?.kind == .instant else {
      if request.timeUnit != nil, let column = table[position], table.rowCount > 0 {
        diagnostics.append(.noTimes(in: column, of: table))
      }
      return
    }
    let instants = try table.instants(in: position).filter(\.isFinite)
    unit =
      request.timeUnit
      ?? (request.kind == .bar ? Self.suitableUnit(for: instants, in: reader.timeZone) : nil)
    guard let unit else { return }
    if unit == .minute, request.timeUnit == nil {
      unitCount = Self.minutes(between: instants, in: reader.timeZone)
    }
    table = try TimeUnitTransform(
      position, to: unit, in: reader.timeZone, firstWeekday: reader.firstWeekday
    ).apply(to: table)
  }

  // MARK: One row for each mark

  private mutating func aggregate(_ request: ChartRequest) throws(Diagnostic) {
    guard request.aggregate != nil || request.kind != .point else { return }
    let operation = request.aggregate ?? .sum
    let before = table.rowCount
    let keys = [position] + (series.map { $0 == position ? [] : [$0] } ?? [])
    let aggregate: AggregateTransform.Aggregate
    switch operation {
    case .count:
      let name = Self.countColumn(besides: table.columnNames)
      aggregate = .init(.count, as: name)
      value = name
    case .sum: aggregate = .init(.sum, of: value, as: value)
    case .mean: aggregate = .init(.mean, of: value, as: value)
    }
    guard before > 0 else {
      if operation == .count {
        table = try table.setting(Column(value, decimals: []))
      }
      return
    }
    if value == position { throw .sameColumn(value) }
    table = try AggregateTransform(by: keys, [aggregate]).apply(to: table)
    if request.aggregate == nil, table.rowCount < before {
      diagnostics.append(.summedRows(before, marks: table.rowCount, by: keys))
    }
  }

  // MARK: Order

  private mutating func sort(_ request: ChartRequest) throws(Diagnostic) {
    guard let column = table[position] else { return }
    if column.kind == .instant || (column.kind.isNumeric && request.kind != .point) {
      table = try SortTransform(by: position).apply(to: table)
      return
    }
    switch request.order {
    case .file: return
    case .name: table = try SortTransform(by: position).apply(to: table)
    case .ascending, .descending:
      // Categories go by the sum of their series.
      let total = "\(value) ∑"
      let totals = try AggregateTransform(
        by: [position], [.init(.sum, of: value, as: total)]
      ).apply(to: table)
      let sorted = try SortTransform(
        by: total, request.order == .ascending ? .ascending : .descending
      ).apply(to: totals)
      let names = try sorted.texts(in: position)
      var ranks: [String?: Int] = [:]
      for (rank, name) in names.enumerated() where ranks[name] == nil { ranks[name] = rank }
      let rows = try Array(table.texts(in: position)).map { ranks[$0] ?? .max }
      table = table.selecting(
        rows: rows.indices.sorted { (rows[$0], $0) < (rows[$1], $1) })
    }
  }

  // MARK: Doubts

  /// A warning when a category is named like the total of the others.
  private func totalRows() -> Diagnostic? {
    guard let column = table[position], case .text(let texts) = column.values, texts.count > 1,
      let totals = TotalRows.found(in: texts)
    else { return nil }
    return .totalRows(totals.words, at: table.place(row: totals.firstRow))
  }
}

extension ColumnKind {
  var isNumeric: Bool { self == .decimal || self == .number }
}
