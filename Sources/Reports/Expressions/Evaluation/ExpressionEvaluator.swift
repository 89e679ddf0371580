import DataTable
import Diagnostics

/// Evaluates an expression, once or for the rows of a source.
///
/// Rows are not evaluated one after the other, but each part of the expression for all of them, so that
/// what a column holds and what is done with it is decided once.
struct ExpressionEvaluator {
  /// The rows that an expression is evaluated for.
  struct RowContext {
    var name: String
    var table: Table
    var rows: [Int]

    func selecting(_ indices: [Int]) -> RowContext {
      var context = self
      context.rows = indices.map { rows[$0] }
      return context
    }
  }

  /// Why there is no value.
  struct NullCause: Hashable {
    enum Kind: Hashable {
      case divisionByZero
      /// An aggregate of no values.
      case nothing(AggregateFunction)
    }

    var kind: Kind
    /// In how many rows; `nil` when it was not in rows.
    var rows: Int?
    /// Where it is in the text, from 1.
    var column: Int
  }

  var scope: ExpressionScope
  let place: Place
  var arithmetic: ValueArithmetic
  /// In the order in which they were met.
  private(set) var causes: [NullCause] = []

  /// - Parameter place: of the whole text.
  init(scope: ExpressionScope, place: Place) {
    self.scope = scope
    self.place = place
    arithmetic = ValueArithmetic(clock: LocalClock(timeZone: scope.format.timeZone), place: place)
  }

  /// A part that has nothing to do with rows.
  mutating func value(_ node: ExpressionNode) throws(Diagnostic) -> ExpressionValue {
    try vector(node, over: nil).constant ?? .null
  }

  /// A part for rows. Without rows it is always a constant.
  mutating func vector(
    _ node: ExpressionNode, over rows: RowContext?
  ) throws(Diagnostic) -> ValueVector {
    switch node.kind {
    case .literal(let value): return .constant(value)
    case .scalar(let name): return .constant(try scalar(name, over: rows, at: node.column))
    case .column(let source, let name):
      return try column(name, of: source, over: rows, at: node.column)
    case .unary(let kind, let operand): return try unary(kind, operand, over: rows, at: node.column)
    case .binary(let kind, let left, let right):
      return try binary(kind, left, right, over: rows, at: node.column)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, over: rows)
    case .call(let function, let arguments):
      return try call(function, arguments, over: rows, at: node.column)
    case .aggregate(let function, let source, let argument, let condition):
      return .constant(
        try aggregate(function, of: source, argument, where: condition, at: node.column))
    case .shifted(let shift, let operand): return .constant(try shifted(shift, operand))
    }
  }

  /// Adds a cause of a missing value.
  mutating func note(_ kind: NullCause.Kind, rows: Int? = nil, at column: Int) {
    causes.append(NullCause(kind: kind, rows: rows, column: column))
  }

  // MARK: Names

  private func scalar(
    _ name: String, over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    if let value = scope.scalar(name) { return value }
    let place = place.column(column)
    if scope.sources[name] != nil { throw .sourceAsValue(name, at: place) }
    if let rows, rows.table.columnIndex(named: name) != nil {
      throw .bareColumn(name, of: rows.name, at: place)
    }
    throw .unknownName(name, known: scope.scalarNames + scope.sourceNames, at: place)
  }

  private func column(
    _ name: String, of source: String, over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ValueVector {
    let place = place.column(column)
    guard let rows, rows.name == source else {
      guard let known = scope.sources[source] else {
        throw .unknownSource(source, known: scope.sourceNames, at: place)
      }
      let full = "\(source).\(name)"
      guard rows == nil else { throw .columnOfOtherSource(full, in: rows?.name ?? "", at: place) }
      guard known.table.columnIndex(named: name) != nil else {
        throw .unknownColumn(name, of: source, known: known.table.columnNames, at: place)
      }
      throw .columnOutsideAggregate(full, at: place)
    }
    guard let column = rows.table[name] else {
      throw .unknownColumn(name, of: source, known: rows.table.columnNames, at: place)
    }
    return ValueVector(column, rows: rows.rows)
  }

  private mutating func shifted(
    _ shift: PeriodShift, _ operand: ExpressionNode
  ) throws(Diagnostic) -> ExpressionValue {
    let own = (scope.period, scope.countsAllTimes)
    defer { (scope.period, scope.countsAllTimes) = own }
    switch shift {
    case .previous: scope.period = scope.period.preceding
    case .weekBefore: scope.period = scope.period.weekBefore
    case .all: scope.countsAllTimes = true
    }
    return try value(operand)
  }

  // MARK: Operators

  private mutating func unary(
    _ kind: UnaryOperator, _ operand: ExpressionNode, over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ValueVector {
    let operand = try vector(operand, over: rows)
    let arithmetic = arithmetic
    return try operand.map(count: rows?.rows.count ?? 0) { (value) throws(Diagnostic) in
      kind == .not
        ? try arithmetic.inverted(value, at: column) : try arithmetic.negated(value, at: column)
    }
  }

  private mutating func binary(
    _ kind: BinaryOperator, _ leftNode: ExpressionNode, _ rightNode: ExpressionNode,
    over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ValueVector {
    switch kind {
    case .and, .or, .coalesce:
      return try lazily(kind, leftNode, rightNode, over: rows, at: column)
    default: break
    }
    let left = try vector(leftNode, over: rows)
    let right = try vector(rightNode, over: rows)
    let zeros = arithmetic.divisionsByZero
    let result: ValueVector
    if let first = left.constant, let second = right.constant {
      result = .constant(try arithmetic.apply(kind, first, second, at: column))
    } else {
      let count = rows?.rows.count ?? 0
      if let fast = try arithmetic.columnwise(kind, left, right, count: count, at: column) {
        return fast
      }
      var values: [ExpressionValue] = []
      values.reserveCapacity(count)
      for index in 0..<count {
        values.append(try arithmetic.apply(kind, left[index], right[index], at: column))
      }
      result = .values(values)
    }
    let count = arithmetic.divisionsByZero - zeros
    if count > 0 { note(.divisionByZero, rows: rows == nil ? nil : count, at: column) }
    return result
  }

  /// Operators the second operand of which is evaluated only where it counts, so that
  /// `a != 0 and b / a > 1` divides by no zero.
  private mutating func lazily(
    _ kind: BinaryOperator, _ leftNode: ExpressionNode, _ rightNode: ExpressionNode,
    over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ValueVector {
    let known = causes.count
    let left = try vector(leftNode, over: rows)
    // Somebody thought of what is missing there.
    if kind == .coalesce { causes.removeSubrange(known...) }
    func decides(_ value: ExpressionValue) -> Bool {
      kind == .coalesce ? !value.isNull : value == .boolean(kind == .or)
    }
    func joined(
      _ first: ExpressionValue, _ second: ExpressionValue
    ) throws(Diagnostic) -> ExpressionValue {
      kind == .coalesce ? second : try arithmetic.joined(kind, first, second, at: column)
    }
    if let first = left.constant {
      if decides(first) { return left }
      let right = try vector(rightNode, over: rows)
      return try right.map(count: rows?.rows.count ?? 0) { (second) throws(Diagnostic) in
        try joined(first, second)
      }
    }
    guard let rows else { return left }
    var values = rows.rows.indices.map { left[$0] }
    let open = values.indices.filter { !decides(values[$0]) }
    let right = try vector(rightNode, over: rows.selecting(open))
    for (position, index) in open.enumerated() {
      values[index] = try joined(values[index], right[position])
    }
    return .values(values)
  }

  private mutating func conditional(
    _ conditionNode: ExpressionNode, _ firstNode: ExpressionNode, _ secondNode: ExpressionNode,
    over rows: RowContext?
  ) throws(Diagnostic) -> ValueVector {
    let condition = try vector(conditionNode, over: rows)
    if let constant = condition.constant {
      try arithmetic.checkCondition(constant, at: conditionNode.column)
      return try vector(constant.isTrue ? firstNode : secondNode, over: rows)
    }
    guard let rows else { return condition }
    let indices = rows.rows.indices
    for index in indices {
      try arithmetic.checkCondition(condition[index], at: conditionNode.column)
    }
    var values = [ExpressionValue](repeating: .null, count: indices.count)
    for isFirst in [true, false] {
      let chosen = indices.filter { condition.isTrue(at: $0) == isFirst }
      let branch = try vector(isFirst ? firstNode : secondNode, over: rows.selecting(chosen))
      for (position, index) in chosen.enumerated() { values[index] = branch[position] }
    }
    return .values(values)
  }

  private mutating func call(
    _ function: ScalarFunction, _ nodes: [ExpressionNode], over rows: RowContext?, at column: Int
  ) throws(Diagnostic) -> ValueVector {
    var arguments: [ValueVector] = []
    for node in nodes { arguments.append(try vector(node, over: rows)) }
    let formatting = ValueFormatting(scope)
    func result(
      _ values: [ExpressionValue], _ arithmetic: inout ValueArithmetic
    ) throws(Diagnostic) -> ExpressionValue {
      try arithmetic.call(function, values, at: column) { $0.isNull ? "" : formatting.text(of: $0) }
    }
    let constants = arguments.compactMap(\.constant)
    if constants.count == arguments.count { return .constant(try result(constants, &arithmetic)) }
    let count = rows?.rows.count ?? 0
    var values: [ExpressionValue] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      values.append(try result(arguments.map { $0[index] }, &arithmetic))
    }
    return .values(values)
  }
}
