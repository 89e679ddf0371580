import Diagnostics

/// Computes a column from two columns of numbers, row by row.
///
/// Two decimal columns give exact decimals; otherwise the result is floating point. A row in which
/// one of the two cells is missing has none, and neither has a quotient whose divisor is zero.
public struct DeriveTransform: TableTransform, Hashable {
  public static let name = "derive"

  public enum Operation: Hashable, Sendable {
    case sum
    case difference
    case product
    /// Rounded half to even to so many decimal places where both columns are decimals.
    case quotient(decimalPlaces: UInt8)
  }

  public var operation: Operation
  public var left: String
  public var right: String
  /// The name of the column that receives the result; an existing one is replaced.
  public var resultName: String

  public init(_ operation: Operation, _ left: String, _ right: String, as resultName: String) {
    self.operation = operation
    self.left = left
    self.right = right
    self.resultName = resultName
  }

  /// Throws when a column does not exist or holds no numbers, and when an exact result is out of
  /// range.
  public func apply(to table: Table) throws(Diagnostic) -> Table {
    let first = try table.column(named: left)
    let second = try table.column(named: right)
    for column in [first, second] where column.kind != .decimal && column.kind != .number {
      throw .wrongKind(of: column, expected: .decimal, in: table)
    }
    guard case .decimal(let lefts) = first.values, case .decimal(let rights) = second.values else {
      let results = zip(first.doubles, second.doubles).map(floatingPoint)
      return try table.setting(Column(resultName, numbers: results))
    }
    var results: [ExactDecimal?] = []
    results.reserveCapacity(table.rowCount)
    for (row, (left, right)) in zip(lefts, rights).enumerated() {
      guard let left, let right else {
        results.append(nil)
        continue
      }
      do throws(Diagnostic) {
        results.append(try exact(left, right))
      } catch {
        throw error.placed(at: table.place(row: row))
      }
    }
    return try table.setting(Column(resultName, decimals: results))
  }

  private func exact(
    _ left: ExactDecimal, _ right: ExactDecimal
  ) throws(Diagnostic) -> ExactDecimal? {
    switch operation {
    case .sum: return try left.adding(right)
    case .difference: return try left.subtracting(right)
    case .product: return try left.multiplied(by: right)
    case .quotient(let places):
      return right.isZero ? nil : try left.divided(by: right, toPlaces: places)
    }
  }

  private func floatingPoint(_ left: Double, _ right: Double) -> Double {
    let result =
      switch operation {
      case .sum: left + right
      case .difference: left - right
      case .product: left * right
      case .quotient: left / right
      }
    return result.isFinite ? result : .nan
  }
}
