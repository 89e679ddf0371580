import DataTable

/// What an expression gives.
package enum ExpressionValue: Hashable, Sendable {
  /// There is no value: a missing cell, a mean of nothing, a division by zero.
  case null
  case boolean(Bool)
  /// An exact number, such as money.
  case decimal(ExactDecimal)
  /// A measured number; always finite.
  case number(Double)
  case text(String)
  /// Seconds since 1970-01-01T00:00:00Z; always finite.
  case instant(Double)
  case day(CalendarDay)
}

extension ExpressionValue {
  package init(_ cell: CellValue) {
    switch cell {
    case .missing: self = .null
    case .text(let text): self = .text(text)
    case .decimal(let decimal): self = .decimal(decimal)
    case .number(let number): self = .init(finite: number)
    case .instant(let seconds): self = seconds.isFinite ? .instant(seconds) : .null
    case .boolean(let flag): self = .boolean(flag)
    }
  }

  /// The number, or null for one that is not finite.
  init(finite number: Double) { self = number.isFinite ? .number(number) : .null }

  package var isNull: Bool { self == .null }

  /// Whether it is a condition that holds; null does not.
  var isTrue: Bool { self == .boolean(true) }

  /// The number of either kind; `nil` for all else.
  package var doubleValue: Double? {
    switch self {
    case .decimal(let decimal): decimal.doubleValue
    case .number(let number): number
    default: nil
    }
  }

  /// What messages call its kind.
  var kindName: String {
    switch self {
    case .null: "nothing"
    case .boolean: "a condition"
    case .decimal, .number: "a number"
    case .text: "a text"
    case .instant: "a time"
    case .day: "a day"
    }
  }
}
