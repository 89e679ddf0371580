/// The kinds of values that a column holds.
public enum ColumnKind: String, Hashable, Codable, Sendable, CaseIterable {
  case text
  /// Exact decimal numbers.
  case decimal
  /// Binary floating-point numbers, for measurements.
  case number
  /// Moments in time.
  case instant
  case boolean
}

/// One cell of a table.
public enum CellValue: Hashable, Sendable {
  /// The cell is empty.
  case missing
  case text(String)
  case decimal(ExactDecimal)
  case number(Double)
  /// Seconds since 1970-01-01T00:00:00Z.
  case instant(Double)
  case boolean(Bool)
}

extension CellValue {
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// The plain spelling, the same whatever the locale: text as it is, a decimal as `-1234.50`, an
  /// instant as ISO 8601 in UTC (seconds since 1970 where the year has not four digits); `nil` for a
  /// missing cell.
  public var plainText: String? {
    switch self {
    case .missing: nil
    case .text(let text): text
    case .decimal(let decimal): decimal.description
    case .number(let number): number.description
    case .instant(let seconds): ISOTime.text(secondsSince1970: seconds) ?? seconds.description
    case .boolean(let flag): flag ? "true" : "false"
    }
  }

  /// The number in the cell, of whichever kind: an instant counts as seconds since 1970, `true` as
  /// 1; `nil` for text and a missing cell.
  public var doubleValue: Double? {
    switch self {
    case .missing, .text: nil
    case .decimal(let decimal): decimal.doubleValue
    case .number(let number): number
    case .instant(let seconds): seconds
    case .boolean(let flag): flag ? 1 : 0
    }
  }
}

extension CellValue: Comparable {
  /// Numbers of both kinds compare by size, text by its Unicode scalars, `false` before `true`.
  /// Cells of different kinds compare by kind: missing, boolean, number, instant, text.
  public static func < (lhs: CellValue, rhs: CellValue) -> Bool {
    switch (lhs, rhs) {
    case (.text(let left), .text(let right)): left < right
    case (.decimal(let left), .decimal(let right)): left < right
    case (.instant(let left), .instant(let right)): left < right
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.decimal, .number), (.number, .decimal), (.number, .number):
      (lhs.doubleValue ?? 0) < (rhs.doubleValue ?? 0)
    default: lhs.kindOrder < rhs.kindOrder
    }
  }

  private var kindOrder: Int {
    switch self {
    case .missing: 0
    case .boolean: 1
    case .decimal, .number: 2
    case .instant: 3
    case .text: 4
    }
  }
}
