import Diagnostics

/// Makes one row of all rows that are equal in the grouping columns.
///
/// Groups stand in the order of their first rows. Missing cells form a group of their own. Without
/// grouping columns there is exactly one row, also for a table without rows.
public struct AggregateTransform: TableTransform, Hashable {
  public static let name = "aggregate"

  public enum Operation: String, Hashable, Codable, Sendable, CaseIterable {
    /// The number of rows; of a column, the number of cells that are not missing.
    case count
    /// The number of different cells that are not missing.
    case distinct
    /// Exact for decimals. Missing for a group without any value: an empty day is not a day of
    /// zero sales.
    case sum
    /// For decimals rounded half to even, to six places more than the column has.
    case mean
    case min
    case max
    /// The first cell that is not missing.
    case first
  }

  /// One column of the result.
  public struct Aggregate: Hashable, Sendable {
    public var operation: Operation
    /// `nil` only for `count`.
    public var column: String?
    public var resultName: String

    /// `resultName` is `nil` for `sum_price` and the like.
    public init(_ operation: Operation, of column: String? = nil, as resultName: String? = nil) {
      self.operation = operation
      self.column = column
      self.resultName =
        resultName ?? column.map { "\(operation.rawValue)_\($0)" } ?? operation.rawValue
    }
  }

  public var groupColumns: [String]
  public var aggregates: [Aggregate]

  public init(by groupColumns: [String] = [], _ aggregates: [Aggregate]) {
    self.groupColumns = groupColumns
    self.aggregates = aggregates
  }

  /// Throws when a column does not exist, holds no numbers for a sum or mean, or when an exact
  /// result is out of range.
  public func apply(to table: Table) throws(Diagnostic) -> Table {
    var keys: [Column] = []
    for name in groupColumns { keys.append(try table.column(named: name)) }
    let groups = RowGroups(of: table, by: keys)
    var result = Table()
    result.source = table.source
    for key in keys { try result.append(key.selecting(rows: groups.firstRows)) }
    for aggregate in aggregates { try result.append(column(of: aggregate, groups, table)) }
    return result
  }

  private func column(
    of aggregate: Aggregate, _ groups: RowGroups, _ table: Table
  ) throws(Diagnostic) -> Column {
    let name = aggregate.resultName
    guard let columnName = aggregate.column else {
      guard aggregate.operation == .count else {
        throw .aggregateWithoutColumn(aggregate.operation)
      }
      return Column(name, decimals: groups.rowCounts.map { ExactDecimal($0) })
    }
    let cells = try table.column(named: columnName)
    switch aggregate.operation {
    case .count:
      return Column(name, decimals: groups.presentCounts(of: cells).map { ExactDecimal($0) })
    case .distinct:
      return Column(name, decimals: groups.distinctCounts(of: cells).map { ExactDecimal($0) })
    case .sum: return Column(name, try sums(of: cells, groups, table, isMean: false))
    case .mean: return Column(name, try sums(of: cells, groups, table, isMean: true))
    case .min: return Column(name, cells.values.selecting(rows: groups.rows(of: cells, best: <)))
    case .max: return Column(name, cells.values.selecting(rows: groups.rows(of: cells, best: >)))
    case .first:
      return Column(
        name, cells.values.selecting(rows: groups.rows(of: cells) { _, _ in false }))
    }
  }

  private func sums(
    of cells: Column, _ groups: RowGroups, _ table: Table, isMean: Bool
  ) throws(Diagnostic) -> ColumnValues {
    let counts = groups.presentCounts(of: cells)
    switch cells.values {
    case .decimal(let values):
      return .decimal(try exactSums(of: values, counts, groups, table, isMean: isMean))
    case .number(let values):
      var sums = [Double](repeating: 0, count: groups.count)
      for (row, value) in values.enumerated() where !value.isNaN {
        sums[groups.numbers[row]] += value
      }
      for (group, count) in counts.enumerated() {
        if isMean { sums[group] /= Double(count) }
        if count == 0 || !sums[group].isFinite { sums[group] = .nan }
      }
      return .number(sums)
    default: throw .wrongKind(of: cells, expected: .decimal, in: table)
    }
  }

  private func exactSums(
    of values: [ExactDecimal?], _ counts: [Int], _ groups: RowGroups, _ table: Table, isMean: Bool
  ) throws(Diagnostic) -> [ExactDecimal?] {
    var sums = [ExactDecimal](repeating: .zero, count: groups.count)
    for (row, value) in values.enumerated() {
      guard let value else { continue }
      let group = groups.numbers[row]
      do throws(Diagnostic) {
        sums[group] = try sums[group].adding(value)
      } catch {
        throw error.placed(at: table.place(row: row))
      }
    }
    let places = values.lazy.compactMap { $0?.decimalPlaces }.max() ?? 0
    var results: [ExactDecimal?] = []
    for (sum, count) in zip(sums, counts) {
      if count == 0 {
        results.append(nil)
      } else if isMean {
        let mean = try sum.divided(
          by: ExactDecimal(count), toPlaces: UInt8(min(Int(places) + 6, 38)))
        results.append(mean)
      } else {
        results.append(sum)
      }
    }
    return results
  }
}
