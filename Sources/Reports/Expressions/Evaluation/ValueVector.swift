import DataTable

/// The values of a part of an expression for a number of rows.
enum ValueVector {
  /// The same for all rows; also what has nothing to do with rows.
  case constant(ExpressionValue)
  /// A whole column of decimals and the rows of it.
  case decimals([ExactDecimal?])
  case numbers([Double])
  case instants([Double])
  case texts(codes: [Int32], dictionary: [String])
  case booleans([Bool?])
  case values([ExpressionValue])
}

extension ValueVector {
  /// The cells of these rows of a column.
  init(_ column: Column, rows: [Int]) {
    let isWhole = rows.count == column.count && rows.indices.allSatisfy { rows[$0] == $0 }
    let values = isWhole ? column.values : column.values.selecting(rows: rows)
    switch values {
    case .text(let texts): self = .texts(codes: texts.codes, dictionary: texts.dictionary)
    case .decimal(let decimals): self = .decimals(decimals)
    case .number(let numbers): self = .numbers(numbers)
    case .instant(let instants): self = .instants(instants)
    case .boolean(let flags): self = .booleans(flags)
    }
  }

  /// The value of a row, counted from 0 among those of the vector, which has to have it.
  subscript(index: Int) -> ExpressionValue {
    switch self {
    case .constant(let value): return value
    case .decimals(let decimals): return decimals[index].map { .decimal($0) } ?? .null
    case .numbers(let numbers): return ExpressionValue(finite: numbers[index])
    case .instants(let instants):
      return instants[index].isFinite ? .instant(instants[index]) : .null
    case .texts(let codes, let dictionary):
      let code = Int(codes[index])
      return code < 0 ? .null : .text(dictionary[code])
    case .booleans(let flags): return flags[index].map { .boolean($0) } ?? .null
    case .values(let values): return values[index]
    }
  }

  /// The value, where there is one for all rows.
  var constant: ExpressionValue? {
    if case .constant(let value) = self { value } else { nil }
  }

  /// Whether a condition holds for a row.
  func isTrue(at index: Int) -> Bool {
    switch self {
    case .constant(let value): value.isTrue
    case .booleans(let flags): flags[index] == true
    case .values(let values): values[index].isTrue
    default: false
    }
  }
}
