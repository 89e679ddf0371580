import DataTable
import Diagnostics

extension PanelQuery {
  /// The groups for the report's period, or the query's own days.
  ///
  /// - Throws: an error when the source or a column does not exist, or when the value of a group is no
  ///   number.
  func groups(
    in scope: ExpressionScope, period: ReportPeriod? = nil
  ) throws(Diagnostic) -> PanelGroups {
    let source = try values.table(in: scope)
    var asked = scope
    asked.period = period ?? scope.period
    let wanted = values.span(in: asked)
    let rows = try values.filtered(scope.rows(of: source, in: wanted), in: scope)
    let column = try group.map { (name) throws(Diagnostic) in try self.column(name, of: source) }
    let split = try series.map { (name) throws(Diagnostic) in try self.column(name, of: source) }
    var seriesRows: [(name: String?, rows: [Int])] = [(nil, rows)]
    if let split { seriesRows = Self.rows(rows, by: split) }
    guard let column else {
      var values: [[ExactDecimal?]] = []
      for entry in seriesRows { values.append([try value(of: entry.rows, in: scope)]) }
      return PanelGroups(
        keys: .names([""]), series: seriesRows.map(\.name), values: values, nameCount: 1)
    }
    if case .instant(let times) = column.values {
      return try timed(times, seriesRows, days: wanted, in: scope)
    }
    return try named(column, rows, seriesRows, in: scope)
  }

  private func column(
    _ name: String, of source: SourceTables.Source
  ) throws(Diagnostic) -> Column {
    guard let column = source.table[name] else {
      throw .unknownColumn(name, known: source.table.columnNames, at: place)
    }
    return column
  }

  private static func rows(_ rows: [Int], by column: Column) -> [(name: String?, rows: [Int])] {
    var positions: [String: Int] = [:]
    var groups: [(name: String?, rows: [Int])] = []
    for row in rows {
      let text = column.text(at: row) ?? ""
      let position = positions[text] ?? groups.count
      if position == groups.count {
        positions[text] = position
        groups.append((text, []))
      }
      groups[position].rows.append(row)
    }
    // The same series has the same colour each day, whatever was sold first.
    return groups.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  // MARK: Groups by name

  private func named(
    _ column: Column, _ rows: [Int], _ seriesRows: [(name: String?, rows: [Int])],
    in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelGroups {
    var names: [(name: String, total: ExactDecimal?)] = []
    for group in Self.rows(rows, by: column) {
      names.append((group.name ?? "", try value(of: group.rows, in: scope)))
    }
    switch order {
    case .name: break
    case .file:
      var first: [String: Int] = [:]
      for row in rows.reversed() { first[column.text(at: row) ?? ""] = row }
      names.sort { (first[$0.name] ?? 0) < (first[$1.name] ?? 0) }
    case .value:
      names.sort { left, right in
        guard left.total != right.total else { return left.name < right.name }
        guard let first = left.total else { return false }
        guard let second = right.total else { return true }
        return first > second
      }
    }
    let shown = Array(names.prefix(limit))
    var values: [[ExactDecimal?]] = []
    for entry in seriesRows {
      if series == nil {
        values.append(shown.map(\.total))
        continue
      }
      var own: [String: ExactDecimal?] = [:]
      for group in Self.rows(entry.rows, by: column) {
        own[group.name ?? ""] = try value(of: group.rows, in: scope)
      }
      values.append(shown.map { own[$0.name] ?? nil })
    }
    return PanelGroups(
      keys: .names(shown.map(\.name)), series: seriesRows.map(\.name), values: values,
      nameCount: names.count)
  }

  // MARK: Groups by time

  private func timed(
    _ times: [Double], _ seriesRows: [(name: String?, rows: [Int])],
    days: ClosedRange<CalendarDay>, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelGroups {
    let unit = timeUnit ?? .day
    var clock = LocalClock(timeZone: scope.format.timeZone)
    let firstWeekday = scope.format.firstWeekday
    var keys = unit.keys(of: days, clock: &clock, firstWeekday: firstWeekday)
    var groups: [[Double: [Int]]] = []
    for entry in seriesRows {
      var rows: [Double: [Int]] = [:]
      for row in entry.rows where times[row].isFinite {
        let key = unit.key(of: times[row], clock: &clock, firstWeekday: firstWeekday)
        rows[key, default: []].append(row)
      }
      groups.append(rows)
    }
    if keys.isEmpty { keys = Set(groups.flatMap(\.keys)).sorted() }
    if unit == .hourOfDay, let first = keys.first, let last = keys.last {
      keys = stride(from: first, through: last, by: 1).map { $0 }
    }
    // Nothing is known of the time before the first row: that is a gap and no zero.
    let start =
      times.lazy.filter(\.isFinite).min().map {
        unit.key(of: $0, clock: &clock, firstWeekday: firstWeekday)
      } ?? .infinity
    var values: [[ExactDecimal?]] = []
    for rows in groups {
      var own: [ExactDecimal?] = []
      for key in keys {
        let isKnown = !unit.isTemporal || key >= start
        own.append(isKnown ? try value(of: rows[key] ?? [], in: scope) : nil)
      }
      values.append(own)
    }
    return PanelGroups(
      keys: unit.isTemporal ? .times(keys, unit) : .cycle(keys.map { Int($0) }, unit),
      series: seriesRows.map(\.name), values: values, nameCount: keys.count)
  }

  private func value(
    of rows: [Int], in scope: ExpressionScope
  ) throws(Diagnostic) -> ExactDecimal? {
    // A group without a value is a gap, and the panel shows it as one.
    let value = try values.number(of: rows, in: scope, reportsNull: false)
    return try ExactDecimal(value, at: values.value.place)
  }
}

extension ExactDecimal {
  /// The number of a value; `nil` for one that does not exist. Throws for what is no number.
  init?(_ value: ExpressionValue, at place: Place) throws(Diagnostic) {
    switch value {
    case .null: return nil
    case .decimal(let decimal): self = decimal
    case .number(let number): self.init(rounding: number)
    default: throw .noNumber(value.kindName, at: place)
    }
  }

  /// A measured number to nine decimals; `nil` for one beyond what an exact decimal holds.
  init?(rounding number: Double) {
    let scaled = (number * 1e9).rounded()
    guard let coefficient = Int128(exactly: scaled) else { return nil }
    self.init(coefficient: coefficient, decimalPlaces: 9)
  }
}
