/// The cells of a column, all of one kind.
public enum ColumnValues: Sendable {
  case text(TextValues)
  /// `nil` is a missing cell.
  case decimal([ExactDecimal?])
  /// NaN is a missing cell.
  case number([Double])
  /// Seconds since 1970-01-01T00:00:00Z; NaN is a missing cell.
  case instant([Double])
  /// `nil` is a missing cell.
  case boolean([Bool?])
}

extension ColumnValues {
  public var kind: ColumnKind {
    switch self {
    case .text: .text
    case .decimal: .decimal
    case .number: .number
    case .instant: .instant
    case .boolean: .boolean
    }
  }

  public var count: Int {
    switch self {
    case .text(let values): values.count
    case .decimal(let values): values.count
    case .number(let values): values.count
    case .instant(let values): values.count
    case .boolean(let values): values.count
    }
  }

  /// The cell of a row, counted from 0; a row that does not exist is missing.
  public subscript(row: Int) -> CellValue {
    guard row >= 0, row < count else { return .missing }
    switch self {
    case .text(let values): return values[row].map { .text($0) } ?? .missing
    case .decimal(let values): return values[row].map { .decimal($0) } ?? .missing
    case .number(let values): return values[row].isNaN ? .missing : .number(values[row])
    case .instant(let values): return values[row].isNaN ? .missing : .instant(values[row])
    case .boolean(let values): return values[row].map { .boolean($0) } ?? .missing
    }
  }

  /// The rows whose cell is missing, in ascending order.
  public var missingRows: [Int] {
    switch self {
    case .text(let values): values.codes.indices.filter { values.codes[$0] < 0 }
    case .decimal(let values): values.indices.filter { values[$0] == nil }
    case .number(let values), .instant(let values): values.indices.filter { values[$0].isNaN }
    case .boolean(let values): values.indices.filter { values[$0] == nil }
    }
  }

  /// The cells of these rows, in this order; a row that does not exist gives a missing cell.
  public func selecting(rows: [Int]) -> ColumnValues {
    func selected<Value>(_ values: [Value], missing: Value) -> [Value] {
      rows.map { values.indices.contains($0) ? values[$0] : missing }
    }
    switch self {
    case .text(let values): return .text(values.selecting(rows: rows))
    case .decimal(let values): return .decimal(selected(values, missing: nil))
    case .number(let values): return .number(selected(values, missing: .nan))
    case .instant(let values): return .instant(selected(values, missing: .nan))
    case .boolean(let values): return .boolean(selected(values, missing: nil))
    }
  }

  /// The cells, brought to one kind: to the kind of all that are not missing when it is the same,
  /// to decimals or numbers when they mix, and to text otherwise. No cell at all is text.
  public init(_ cells: some Sequence<CellValue>) {
    let cells = Array(cells)
    var kinds: Set<ColumnKind> = []
    for cell in cells {
      if let kind = cell.kind { kinds.insert(kind) }
    }
    if kinds == [.decimal, .number] { kinds = [.number] }
    let kind = kinds.count == 1 ? kinds.first ?? .text : .text
    switch kind {
    case .text: self = .text(TextValues(cells.map(\.plainText)))
    case .decimal:
      self = .decimal(cells.map { if case .decimal(let value) = $0 { value } else { nil } })
    case .number: self = .number(cells.map { $0.doubleValue ?? .nan })
    case .instant: self = .instant(cells.map { $0.doubleValue ?? .nan })
    case .boolean:
      self = .boolean(cells.map { if case .boolean(let value) = $0 { value } else { nil } })
    }
  }
}

extension CellValue {
  /// `nil` for a missing cell.
  public var kind: ColumnKind? {
    switch self {
    case .missing: nil
    case .text: .text
    case .decimal: .decimal
    case .number: .number
    case .instant: .instant
    case .boolean: .boolean
    }
  }
}

extension ColumnValues: Hashable {
  /// Missing cells are equal to each other, also where NaN stands for them.
  public static func == (lhs: ColumnValues, rhs: ColumnValues) -> Bool {
    func same(_ left: [Double], _ right: [Double]) -> Bool {
      left.count == right.count
        && zip(left, right).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }
    switch (lhs, rhs) {
    case (.text(let left), .text(let right)): return left == right
    case (.decimal(let left), .decimal(let right)): return left == right
    case (.number(let left), .number(let right)): return same(left, right)
    case (.instant(let left), .instant(let right)): return same(left, right)
    case (.boolean(let left), .boolean(let right)): return left == right
    default: return false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .text(let values): hasher.combine(values)
    case .decimal(let values): hasher.combine(values)
    case .number(let values), .instant(let values):
      for value in values { hasher.combine(value.isNaN ? nil : value) }
    case .boolean(let values): hasher.combine(values)
    }
  }
}
