/// A named column of a table.
public struct Column: Hashable, Sendable {
  public var name: String
  public var values: ColumnValues

  public init(_ name: String, _ values: ColumnValues) {
    self.name = name
    self.values = values
  }

  /// A text column; `nil` is a missing cell.
  public init(_ name: String, texts: [String?]) {
    self.init(name, .text(TextValues(texts)))
  }

  /// A column of exact decimals; `nil` is a missing cell.
  public init(_ name: String, decimals: [ExactDecimal?]) {
    self.init(name, .decimal(decimals))
  }

  /// A column of floating-point numbers; NaN is a missing cell.
  public init(_ name: String, numbers: [Double]) {
    self.init(name, .number(numbers))
  }

  /// A column of instants in seconds since 1970-01-01T00:00:00Z; NaN is a missing cell.
  public init(_ name: String, instants: [Double]) {
    self.init(name, .instant(instants))
  }
}

extension Column {
  public var kind: ColumnKind { values.kind }
  public var count: Int { values.count }

  /// The cell of a row, counted from 0; a row that does not exist is missing.
  public subscript(row: Int) -> CellValue { values[row] }

  /// The cell's plain spelling, of whichever kind the column is; see `CellValue.plainText`.
  public func text(at row: Int) -> String? { values[row].plainText }

  /// The cell of a decimal column; `nil` when it is missing or the column is of another kind.
  public func decimal(at row: Int) -> ExactDecimal? {
    if case .decimal(let decimals) = values, decimals.indices.contains(row) {
      decimals[row]
    } else {
      nil
    }
  }

  /// The cell as a number, of whichever kind but text; see `CellValue.doubleValue`.
  public func double(at row: Int) -> Double? { values[row].doubleValue }

  /// Seconds since 1970 of a cell of an instant column; `nil` when it is missing or the column is
  /// of another kind.
  public func instant(at row: Int) -> Double? {
    if case .instant(let seconds) = values[row] { seconds } else { nil }
  }

  /// The cell of a boolean column; `nil` when it is missing or the column is of another kind.
  public func boolean(at row: Int) -> Bool? {
    if case .boolean(let flag) = values[row] { flag } else { nil }
  }

  /// All cells as numbers; NaN for those that are missing or text.
  public var doubles: [Double] {
    switch values {
    case .text(let texts): [Double](repeating: .nan, count: texts.count)
    case .decimal(let decimals): decimals.map { $0?.doubleValue ?? .nan }
    case .number(let numbers), .instant(let numbers): numbers
    case .boolean(let flags): flags.map { $0.map { $0 ? 1 : 0 } ?? .nan }
    }
  }

  /// The column with only these rows, in this order.
  public func selecting(rows: [Int]) -> Column {
    Column(name, values.selecting(rows: rows))
  }
}
