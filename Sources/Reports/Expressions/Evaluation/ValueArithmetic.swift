import DataTable
import Diagnostics

/// The operators of expressions on single values.
///
/// Whatever is done with null is null, apart from comparisons with `==` and `!=`. Exact numbers stay
/// exact; together with measured ones they become measured ones.
struct ValueArithmetic {
  /// Of the whole text, for messages.
  let place: Place
  /// Tells the day of a time.
  var clock: LocalClock
  /// How often something was divided by zero, which gives null.
  private(set) var divisionsByZero = 0

  init(clock: LocalClock, place: Place) {
    self.clock = clock
    self.place = place
  }

  /// - Parameter column: where the operator stands in the text, from 1.
  mutating func apply(
    _ kind: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    switch kind {
    case .equal: return .boolean(isEqual(left, right))
    case .notEqual: return .boolean(!isEqual(left, right))
    default: break
    }
    if left.isNull || right.isNull { return .null }
    switch kind {
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = order(left, right) else {
        throw .wrongOperands(kind, left, right, at: place.column(column))
      }
      return .boolean(Self.holds(kind, order))
    default: return try number(kind, left, right, at: column)
    }
  }

  func negated(_ value: ExpressionValue, at column: Int) throws(Diagnostic) -> ExpressionValue {
    switch value {
    case .null: return .null
    case .decimal(let decimal):
      return .decimal(
        try exact(at: column) { () throws(Diagnostic) in try decimal.negated() })
    case .number(let number): return .number(-number)
    default: throw .wrongOperand("-", value, at: place.column(column))
    }
  }

  /// A condition turned over.
  func inverted(_ value: ExpressionValue, at column: Int) throws(Diagnostic) -> ExpressionValue {
    switch value {
    case .null: return .null
    case .boolean(let flag): return .boolean(!flag)
    default: throw .noCondition(value, at: place.column(column))
    }
  }

  /// `and` and `or`, where null is what is not known.
  func joined(
    _ kind: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    for value in [left, right] { try checkCondition(value, at: column) }
    let deciding = ExpressionValue.boolean(kind == .or)
    if left == deciding || right == deciding { return deciding }
    return left.isNull || right.isNull ? .null : .boolean(kind == .and)
  }

  func checkCondition(_ value: ExpressionValue, at column: Int) throws(Diagnostic) {
    switch value {
    case .null, .boolean: return
    default: throw .noCondition(value, at: place.column(column))
    }
  }

  // MARK: Numbers

  private mutating func number(
    _ kind: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    if case .decimal(let first) = left, case .decimal(let second) = right {
      return try decimal(kind, first, second, at: column)
    }
    if let first = left.doubleValue, let second = right.doubleValue {
      return try measured(kind, first, second, at: column)
    }
    if kind == .subtract, case .day(let first) = left, case .day(let second) = right {
      return .decimal(ExactDecimal(first.daysSince1970 - second.daysSince1970))
    }
    throw .wrongOperands(kind, left, right, at: place.column(column))
  }

  private mutating func decimal(
    _ kind: BinaryOperator, _ left: ExactDecimal, _ right: ExactDecimal, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    if kind == .divide || kind == .remainder, right.isZero {
      divisionsByZero += 1
      return .null
    }
    return .decimal(
      try exact(at: column) { () throws(Diagnostic) in
        switch kind {
        case .add: return try left.adding(right)
        case .subtract: return try left.subtracting(right)
        case .multiply: return try left.multiplied(by: right)
        case .divide: return try left.quotient(by: right)
        default: return try left.remainder(dividingBy: right)
        }
      })
  }

  private mutating func measured(
    _ kind: BinaryOperator, _ left: Double, _ right: Double, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    let result: Double
    switch kind {
    case .add: result = left + right
    case .subtract: result = left - right
    case .multiply: result = left * right
    default:
      if right == 0 {
        divisionsByZero += 1
        return .null
      }
      result =
        kind == .divide ? left / right : left - (left / right).rounded(.down) * right
    }
    guard result.isFinite else {
      throw .numberOutOfRange("\(left) \(kind.rawValue) \(right)", at: place.column(column))
    }
    return .number(result)
  }

  private func exact(
    at column: Int, _ operation: () throws(Diagnostic) -> ExactDecimal
  ) throws(Diagnostic) -> ExactDecimal {
    do throws(Diagnostic) {
      return try operation()
    } catch {
      throw error.placed(at: place.column(column))
    }
  }

  // MARK: Comparisons

  private mutating func isEqual(_ left: ExpressionValue, _ right: ExpressionValue) -> Bool {
    left == right || order(left, right) == .some(0)
  }

  /// Negative when `left` is the lesser; `nil` for values that cannot be compared. A time compares
  /// with a day by the day that it lies on.
  private mutating func order(_ left: ExpressionValue, _ right: ExpressionValue) -> Int? {
    func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
      left < right ? -1 : right < left ? 1 : 0
    }
    switch (left, right) {
    case (.decimal(let first), .decimal(let second)): return order(first, second)
    case (.text(let first), .text(let second)): return order(first, second)
    case (.instant(let first), .instant(let second)): return order(first, second)
    case (.day(let first), .day(let second)): return order(first, second)
    case (.instant(let first), .day(let second)): return order(clock.day(at: first), second)
    case (.day(let first), .instant(let second)): return order(first, clock.day(at: second))
    default:
      guard let first = left.doubleValue, let second = right.doubleValue else { return nil }
      return order(first, second)
    }
  }

  static func holds(_ kind: BinaryOperator, _ order: Int) -> Bool {
    switch kind {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .equal: order == 0
    default: order != 0
    }
  }
}

extension ExactDecimal {
  /// The quotient to twelve places more than the dividend has, or where that is out of range to as many
  /// as it has.
  func quotient(by divisor: ExactDecimal) throws(Diagnostic) -> ExactDecimal {
    let places = UInt8(min(Int(decimalPlaces) + 12, 38))
    do throws(Diagnostic) {
      return try divided(by: divisor, toPlaces: places).normalized
    } catch {
      return try divided(by: divisor, toPlaces: decimalPlaces).normalized
    }
  }

  /// What is left after a whole number of divisors, with the sign of the divisor.
  fileprivate func remainder(dividingBy divisor: ExactDecimal) throws(Diagnostic) -> ExactDecimal {
    let count = try divided(by: divisor, toPlaces: 0, rule: .down)
    return try subtracting(try count.multiplied(by: divisor))
  }
}
