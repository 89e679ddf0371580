import DataTable
import Diagnostics

// What reports do to all rows: amounts times prices, and names or numbers compared with one value. A
// loop over cells of one kind is some ten times as fast as one over values of any kind.

extension ValueArithmetic {
  /// An operator on whole columns; `nil` for operands that have to be taken one by one.
  func columnwise(
    _ kind: BinaryOperator, _ left: ValueVector, _ right: ValueVector, count: Int, at column: Int
  ) throws(Diagnostic) -> ValueVector? {
    if case .texts(let codes, let dictionary) = left, case .constant(.text(let text)) = right {
      return Self.compared(kind, codes, dictionary, with: text)
    }
    switch (left, right) {
    case (.decimals(let first), .decimals(let second)):
      return try decimals(kind, count, at: column, { first[$0] }, { second[$0] })
    case (.decimals(let first), .constant(.decimal(let second))):
      return try decimals(kind, count, at: column, { first[$0] }, { _ in second })
    case (.constant(.decimal(let first)), .decimals(let second)):
      return try decimals(kind, count, at: column, { _ in first }, { second[$0] })
    default: return nil
    }
  }

  /// Texts compared with one text: each different one once.
  private static func compared(
    _ kind: BinaryOperator, _ codes: [Int32], _ dictionary: [String], with text: String
  ) -> ValueVector? {
    guard kind == .equal || kind == .notEqual, dictionary.count <= max(codes.count, 64) else {
      return nil
    }
    let isEqual = dictionary.map { $0 == text }
    // A missing text is not equal to any.
    return .booleans(codes.map { ($0 >= 0 && isEqual[Int($0)]) == (kind == .equal) })
  }

  @inline(__always)
  private func decimals(
    _ kind: BinaryOperator, _ count: Int, at column: Int, _ first: (Int) -> ExactDecimal?,
    _ second: (Int) -> ExactDecimal?
  ) throws(Diagnostic) -> ValueVector? {
    switch kind {
    case .add:
      return try results(count, kind, column, first, second) { $0.addingReportingOverflow($1) }
    case .multiply:
      return try results(count, kind, column, first, second) {
        $0.multipliedReportingOverflow(by: $1)
      }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .booleans(
        (0..<count).map { index in
          guard let left = first(index), let right = second(index) else { return nil }
          return Self.holds(kind, left < right ? -1 : right < left ? 1 : 0)
        })
    default: return nil
    }
  }

  @inline(__always)
  private func results(
    _ count: Int, _ kind: BinaryOperator, _ column: Int, _ first: (Int) -> ExactDecimal?,
    _ second: (Int) -> ExactDecimal?,
    _ operation: (ExactDecimal, ExactDecimal) -> (partialValue: ExactDecimal, overflow: Bool)
  ) throws(Diagnostic) -> ValueVector {
    var results: [ExactDecimal?] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      guard let left = first(index), let right = second(index) else {
        results.append(nil)
        continue
      }
      let (result, overflow) = operation(left, right)
      if overflow {
        throw .numberOutOfRange("\(left) \(kind.rawValue) \(right)", at: place.column(column))
      }
      results.append(result)
    }
    return .decimals(results)
  }
}

extension ValueVector {
  /// Each value changed.
  ///
  /// - Parameter count: how many rows there are.
  func map(
    count: Int, _ transform: (ExpressionValue) throws(Diagnostic) -> ExpressionValue
  ) throws(Diagnostic) -> ValueVector {
    if case .constant(let value) = self { return .constant(try transform(value)) }
    var values: [ExpressionValue] = []
    values.reserveCapacity(count)
    for index in 0..<count { values.append(try transform(self[index])) }
    return .values(values)
  }
}
