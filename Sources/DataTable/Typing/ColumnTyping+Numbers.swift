/// A number that has two values, and no other cell of its column tells which.
struct NumberAmbiguity {
  var row: Int
  var text: String
  var first: ExactDecimal
  var second: ExactDecimal
}

// Nearly all columns of numbers are plain (`1234.50`) and take one pass. Only when a cell is not
// are the styles of `NumberStyle` tried, each on the whole column.

extension ColumnTyping {
  private enum CellNumber {
    case missing
    case plain(ExactDecimal)
    /// Too large or too fine for an exact decimal.
    case outOfRange(hasExponent: Bool)
    case other
  }

  private func number(_ row: Int) -> CellNumber {
    guard let text = present(row) else { return .missing }
    var parser = DecimalParser()
    switch parser.parse(text) {
    case .number: return .plain(parser.value)
    case .outOfRange: return .outOfRange(hasExponent: parser.hasExponent)
    case .notANumber: return .other
    }
  }

  /// Decimals when all cells are numbers, floating-point numbers when one is out of their range,
  /// `nil` when one is no number. A CSV cell of more than 38 plain digits is no number: it is an
  /// identifier, and a floating-point number would make two of them equal.
  mutating func inferredNumbers() -> ColumnValues? {
    var values = [ExactDecimal?](repeating: nil, count: cells.rowCount)
    var hasValue = false
    var isOutOfRange = false
    var hasStyle = options.decimalMark == .comma && readsQuotedNumbers
    for row in 0..<cells.rowCount where !isRejected[row] {
      switch number(row) {
      case .missing: continue
      case .plain(let value):
        if hasLeadingZero(row) { return nil }
        values[row] = value
      case .outOfRange(let hasExponent):
        guard hasExponent || form(row) == .number, double(row).isFinite else { return nil }
        isOutOfRange = true
      case .other:
        guard let text = present(row), LooseNumber(utf8: text) != nil else { return nil }
        hasStyle = true
      }
      guard form(row) == .number || readsQuotedNumbers else { return nil }
      hasValue = true
    }
    guard hasValue else { return nil }
    if isOutOfRange { return hasStyle ? nil : .number(doubles()) }
    return hasStyle ? styledDecimals().map { .decimal($0) } : .decimal(values)
  }

  /// Whether a cell is an identifier such as `007` rather than a number.
  private func hasLeadingZero(_ row: Int) -> Bool {
    guard let text = present(row), text.count > 1, text[0] == UInt8(ascii: "0") else {
      return false
    }
    return text[1] &- UInt8(ascii: "0") <= 9
  }

  mutating func requestedDecimals() -> [ExactDecimal?] {
    var values = [ExactDecimal?](repeating: nil, count: cells.rowCount)
    var hasStyle = options.decimalMark == .comma && readsQuotedNumbers
    var failed: [(row: Int, reason: CellFailure.Reason)] = []
    for row in 0..<cells.rowCount where !isRejected[row] {
      switch number(row) {
      case .missing: continue
      case .plain(let value): values[row] = value
      case .outOfRange: failed.append((row, .numberOutOfRange))
      case .other:
        failed.append((row, .notANumber))
        if let text = present(row), LooseNumber(utf8: text) != nil { hasStyle = true }
      }
    }
    if hasStyle, let styled = styledDecimals() {
      for row in 0..<cells.rowCount where !isRejected[row] && styled[row] == nil {
        if present(row) != nil { fail(row, .notANumber) }
      }
      return styled
    }
    for (row, reason) in failed { fail(row, reason) }
    return values
  }

  mutating func requestedNumbers() -> [Double] {
    let decimals = requestedDecimals()
    var values = decimals.map { $0?.doubleValue ?? .nan }
    for failure in takeFailures(.numberOutOfRange) {
      let value = double(failure.row)
      if value.isFinite { values[failure.row] = value } else { fail(failure.row, failure.reason) }
    }
    return values
  }

  private func doubles() -> [Double] {
    (0..<cells.rowCount).map { isRejected[$0] ? .nan : double($0) }
  }

  private func double(_ row: Int) -> Double {
    guard let text = present(row) else { return .nan }
    let value = Double(String(decoding: text, as: UTF8.self)) ?? .nan
    return value.isFinite ? value : .nan
  }

  // MARK: Styles

  /// The column read in the one style that fits all its cells which are numbers at all; `nil` when
  /// none does, or when two do and give different values.
  private mutating func styledDecimals() -> [ExactDecimal?]? {
    let numbers: [LooseNumber?] = (0..<cells.rowCount).map { row in
      isRejected[row] ? nil : present(row).flatMap { LooseNumber(utf8: $0) }
    }
    var found: [ExactDecimal?]?
    for style in NumberStyle.known(for: options.decimalMark) {
      guard let values = Self.values(of: numbers, in: style) else { continue }
      guard let first = found else {
        found = values
        continue
      }
      if let row = values.indices.first(where: { values[$0] != first[$0] }),
        let one = first[row], let other = values[row]
      {
        let text = cells.text(row: row, column: column)
        note(NumberAmbiguity(row: row, text: text, first: one, second: other))
        return nil
      }
    }
    return found
  }

  private static func values(
    of numbers: [LooseNumber?], in style: NumberStyle
  ) -> [ExactDecimal?]? {
    var values: [ExactDecimal?] = []
    values.reserveCapacity(numbers.count)
    for number in numbers {
      guard let number else {
        values.append(nil)
        continue
      }
      guard let value = style.value(of: number) else { return nil }
      values.append(value)
    }
    return values
  }
}
