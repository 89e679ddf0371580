import DataTable
import Diagnostics

extension ExpressionEvaluator {
  /// An aggregate of the rows of the period, or of those for which the condition holds.
  mutating func aggregate(
    _ function: AggregateFunction, of name: String, _ argument: ExpressionNode?,
    where condition: ExpressionNode?, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    guard let source = scope.sources[name] else {
      throw .unknownSource(name, known: scope.sourceNames, at: place.column(column))
    }
    var context = RowContext(
      name: name, table: source.table, rows: scope.rows(of: source))
    if let condition { context = try rows(of: context, where: condition) }
    let count = context.rows.count
    guard let argument else { return .decimal(ExactDecimal(count)) }
    let values = try vector(argument, over: context)
    let summary = ValueSummary(values: values, count: count)
    let result: ExpressionValue
    do throws(Diagnostic) {
      result = try summary.result(of: function)
    } catch {
      throw error.placed(at: place.column(column))
    }
    if result.isNull { note(.nothing(function), at: column) }
    return result
  }

  /// The rows for which a condition holds.
  mutating func rows(
    of context: RowContext, where condition: ExpressionNode
  ) throws(Diagnostic) -> RowContext {
    let holds = try vector(condition, over: context)
    if case .booleans = holds {
      return context.selecting(context.rows.indices.filter { holds.isTrue(at: $0) })
    }
    for index in context.rows.indices {
      try arithmetic.checkCondition(holds[index], at: condition.column)
    }
    return context.selecting(context.rows.indices.filter { holds.isTrue(at: $0) })
  }
}

/// Aggregates of the values of some rows. Missing values do not count.
private struct ValueSummary {
  let values: ValueVector
  let count: Int

  /// Null for what does not exist, such as a mean of nothing; a sum of nothing is zero.
  func result(of function: AggregateFunction) throws(Diagnostic) -> ExpressionValue {
    switch function {
    case .sum: return try sum().value
    case .mean: return try mean()
    case .count: return .decimal(ExactDecimal(present.count))
    case .distinct: return .decimal(ExactDecimal(distinctCount))
    case .first: return present.first ?? .null
    case .last: return present.last ?? .null
    case .min, .max, .median: return try ordered(function)
    }
  }

  private var present: [ExpressionValue] {
    (0..<count).compactMap { index in
      let value = values[index]
      return value.isNull ? nil : value
    }
  }

  private var distinctCount: Int {
    if case .texts(let codes, let dictionary) = values {
      return Set(Set(codes).lazy.filter { $0 >= 0 }.map { dictionary[Int($0)] }).count
    }
    return Set(present).count
  }

  // MARK: Sums

  private struct Sum {
    var exact = ExactDecimal.zero
    var measured = 0.0
    var isMeasured = false
    var count = 0
    /// The most decimal places of an exact value.
    var places: UInt8 = 0

    var value: ExpressionValue {
      isMeasured ? ExpressionValue(finite: measured + exact.doubleValue) : .decimal(exact)
    }
  }

  private func sum() throws(Diagnostic) -> Sum {
    var sum = Sum()
    func add(_ decimal: ExactDecimal) throws(Diagnostic) {
      let (next, overflow) = sum.exact.addingReportingOverflow(decimal)
      if overflow { throw .numberOutOfRange("\(sum.exact) + \(decimal)") }
      sum.exact = next
      sum.count += 1
      sum.places = max(sum.places, decimal.decimalPlaces)
    }
    if case .decimals(let decimals) = values {
      for decimal in decimals {
        if let decimal { try add(decimal) }
      }
      return sum
    }
    for value in present {
      switch value {
      case .decimal(let decimal): try add(decimal)
      case .number(let number):
        sum.measured += number
        sum.isMeasured = true
        sum.count += 1
      default: throw .aggregateOfKind(value)
      }
    }
    if !sum.measured.isFinite { throw .numberOutOfRange("a sum of \(sum.count) numbers") }
    return sum
  }

  /// Exact values give a mean of six places more than they have.
  private func mean() throws(Diagnostic) -> ExpressionValue {
    let sum = try sum()
    guard sum.count > 0 else { return .null }
    guard !sum.isMeasured else {
      return ExpressionValue(finite: (sum.value.doubleValue ?? .nan) / Double(sum.count))
    }
    let places = UInt8(min(Int(sum.places) + 6, 38))
    return .decimal(
      try sum.exact.divided(by: ExactDecimal(sum.count), toPlaces: places).normalized)
  }

  // MARK: Order

  private func ordered(_ function: AggregateFunction) throws(Diagnostic) -> ExpressionValue {
    let present = present
    guard let first = present.first else { return .null }
    let cells = present.map(\.cell)
    // Numbers of both kinds have an order.
    guard cells.allSatisfy({ $0.kind?.isNumeric == cells[0].kind?.isNumeric }),
      cells.allSatisfy({ $0.kind?.isNumeric == true || $0.kind == cells[0].kind })
    else { throw .aggregateOfMixture(function.rawValue) }
    if function == .median { return try median(cells, first) }
    var best = 0
    for index in cells.indices
    where function == .min ? cells[index] < cells[best] : cells[best] < cells[index] {
      best = index
    }
    return present[best]
  }

  private func median(
    _ cells: [CellValue], _ first: ExpressionValue
  ) throws(Diagnostic) -> ExpressionValue {
    guard first.doubleValue != nil else { throw .aggregateOfKind(first) }
    let sorted = cells.sorted()
    let upper = sorted[sorted.count / 2]
    guard sorted.count % 2 == 0 else { return ExpressionValue(upper) }
    let lower = sorted[sorted.count / 2 - 1]
    guard case .decimal(let left) = lower, case .decimal(let right) = upper else {
      return ExpressionValue(finite: ((lower.doubleValue ?? 0) + (upper.doubleValue ?? 0)) / 2)
    }
    let sum = try left.adding(right)
    return .decimal(
      try sum.divided(by: 2, toPlaces: min(sum.decimalPlaces + 1, 38)).normalized)
  }
}

extension ExpressionValue {
  /// The value as a cell; a day is the number of its days since 1970.
  var cell: CellValue {
    switch self {
    case .null: .missing
    case .boolean(let flag): .boolean(flag)
    case .decimal(let decimal): .decimal(decimal)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .instant(let seconds): .instant(seconds)
    case .day(let day): .instant(Double(day.daysSince1970) * 86_400)
    }
  }
}
