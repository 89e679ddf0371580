import Diagnostics

/// Keeps the rows whose cell in one column meets a condition.
public struct FilterTransform: TableTransform, Hashable {
  public static let name = "filter"

  /// What a cell has to be. Decimals and floating-point numbers compare with each other by size,
  /// text by its Unicode scalars. A missing cell meets `missing` and `notEqual` only.
  public enum Condition: Hashable, Sendable {
    case equal(CellValue)
    case notEqual(CellValue)
    case among([CellValue])
    case below(CellValue)
    case atMost(CellValue)
    case above(CellValue)
    case atLeast(CellValue)
    case missing
    case present
  }

  public var column: String
  public var condition: Condition

  public init(_ column: String, _ condition: Condition) {
    self.column = column
    self.condition = condition
  }

  /// Throws when there is no such column, or when it holds another kind than it is compared with.
  public func apply(to table: Table) throws(Diagnostic) -> Table {
    let cells = try table.column(named: column)
    for operand in operands where !operand.isComparable(withCellsOf: cells.kind) {
      throw .incomparable(operand, with: cells)
    }
    return table.selecting(rows: (0..<table.rowCount).filter { isMet(by: cells[$0]) })
  }

  private var operands: [CellValue] {
    switch condition {
    case .equal(let value), .notEqual(let value), .below(let value), .atMost(let value),
      .above(let value), .atLeast(let value):
      [value]
    case .among(let values): values
    case .missing, .present: []
    }
  }

  private func isMet(by cell: CellValue) -> Bool {
    switch condition {
    case .missing: return cell.isMissing
    case .notEqual(let value): return !cell.isSame(as: value)
    default: if cell.isMissing { return false }
    }
    return switch condition {
    case .equal(let value): cell.isSame(as: value)
    case .among(let values): values.contains { cell.isSame(as: $0) }
    case .below(let value): cell < value
    case .atMost(let value): !(value < cell)
    case .above(let value): value < cell
    case .atLeast(let value): !(cell < value)
    case .missing, .present, .notEqual: true
    }
  }
}

extension CellValue {
  fileprivate func isComparable(withCellsOf column: ColumnKind) -> Bool {
    guard let kind else { return true }
    let isNumber = { (kind: ColumnKind) in kind == .decimal || kind == .number }
    return kind == column || (isNumber(kind) && isNumber(column))
  }

  /// Whether both are the same value, a decimal and a floating-point number by size.
  fileprivate func isSame(as other: CellValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.decimal, .number), (.number, .decimal): return doubleValue == other.doubleValue
    default: return false
    }
  }
}
