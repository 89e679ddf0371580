import DataTable
import Diagnostics

/// Reads an expression by the rules that `Templates/README.md` states.
struct ExpressionParser {
  private var lexer: ExpressionLexer
  private(set) var token: ExpressionToken
  private var depth = 0
  /// The place of the whole text.
  let place: Place
  /// The names that were read so far.
  private(set) var references: [ExpressionReference] = []

  /// How deep parts may lie in each other. A chain of operators counts one for each of them.
  static let depthLimit = 64

  /// - Parameter start: the first character of the expression, which may stand in a longer text.
  init(_ characters: [Character], from start: Int = 0, at place: Place) throws(Diagnostic) {
    self.place = place
    lexer = ExpressionLexer(characters, from: start, at: place)
    token = try lexer.next()
  }

  /// The character behind the current word. Only right after a symbol was met, since what follows is
  /// not looked at before it is asked for.
  var nextIndex: Int { lexer.index }

  // MARK: Words

  mutating func advance() throws(Diagnostic) {
    token = try lexer.next()
  }

  mutating func take(_ symbol: String) throws(Diagnostic) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(Diagnostic) {
    guard try take(symbol) else { throw unexpected("\"\(symbol)\"") }
  }

  private mutating func takeWord(_ word: String) throws(Diagnostic) -> Bool {
    guard token.kind == .name(word) else { return false }
    try advance()
    return true
  }

  func unexpected(_ wanted: String) -> Diagnostic {
    .unexpectedWord(token.shown, expected: wanted, at: place.column(token.column))
  }

  // MARK: Operators, the loosest first

  mutating func expression() throws(Diagnostic) -> ExpressionNode {
    let column = token.column
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw .tooDeepExpression(at: place.column(column)) }
    let condition = try alternatives()
    guard try take("?") else { return condition }
    let first = try expression()
    try expect(":")
    let second = try expression()
    return try node(.conditional(condition, first, second), column, over: condition, first, second)
  }

  private mutating func alternatives() throws(Diagnostic) -> ExpressionNode {
    var left = try disjunction()
    while token.kind == .symbol("??") {
      left = try binary(.coalesce, left) { (parser) throws(Diagnostic) in
        try parser.disjunction()
      }
    }
    return left
  }

  private mutating func disjunction() throws(Diagnostic) -> ExpressionNode {
    var left = try conjunction()
    while token.kind == .symbol("||") || token.kind == .name("or") {
      left = try binary(.or, left) { (parser) throws(Diagnostic) in try parser.conjunction() }
    }
    return left
  }

  private mutating func conjunction() throws(Diagnostic) -> ExpressionNode {
    var left = try negatedCondition()
    while token.kind == .symbol("&&") || token.kind == .name("and") {
      left = try binary(.and, left) { (parser) throws(Diagnostic) in
        try parser.negatedCondition()
      }
    }
    return left
  }

  private mutating func negatedCondition() throws(Diagnostic) -> ExpressionNode {
    let column = token.column
    guard try takeWord("not") else { return try comparison() }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw .tooDeepExpression(at: place.column(column)) }
    let operand = try negatedCondition()
    return try node(.unary(.not, operand), column, over: operand)
  }

  private mutating func comparison() throws(Diagnostic) -> ExpressionNode {
    let left = try sum()
    guard let first = comparisonOperator else { return left }
    let result = try binary(first, left) { (parser) throws(Diagnostic) in try parser.sum() }
    if comparisonOperator != nil { throw .chainedComparison(at: place.column(token.column)) }
    return result
  }

  private var comparisonOperator: BinaryOperator? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    switch symbol {
    case "==", "!=", "<", "<=", ">", ">=": return BinaryOperator(rawValue: symbol)
    default: return nil
    }
  }

  private mutating func sum() throws(Diagnostic) -> ExpressionNode {
    var left = try product()
    while token.kind == .symbol("+") || token.kind == .symbol("-") {
      let kind: BinaryOperator = token.kind == .symbol("+") ? .add : .subtract
      left = try binary(kind, left) { (parser) throws(Diagnostic) in try parser.product() }
    }
    return left
  }

  private mutating func product() throws(Diagnostic) -> ExpressionNode {
    var left = try prefixed()
    while case .symbol(let symbol) = token.kind, ["*", "/", "%"].contains(symbol),
      let kind = BinaryOperator(rawValue: symbol)
    {
      left = try binary(kind, left) { (parser) throws(Diagnostic) in try parser.prefixed() }
    }
    return left
  }

  private mutating func binary(
    _ kind: BinaryOperator, _ left: ExpressionNode,
    _ operand: (inout ExpressionParser) throws(Diagnostic) -> ExpressionNode
  ) throws(Diagnostic) -> ExpressionNode {
    let column = token.column
    try advance()
    let right = try operand(&self)
    return try node(.binary(kind, left, right), column, over: left, right)
  }

  private mutating func prefixed() throws(Diagnostic) -> ExpressionNode {
    let column = token.column
    let kind: UnaryOperator
    if try take("-") {
      kind = .negation
    } else if try take("!") {
      kind = .not
    } else {
      return try primary()
    }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw .tooDeepExpression(at: place.column(column)) }
    let operand = try prefixed()
    return try node(.unary(kind, operand), column, over: operand)
  }

  // MARK: Values, names and calls

  private mutating func primary() throws(Diagnostic) -> ExpressionNode {
    let column = token.column
    switch token.kind {
    case .number(let number):
      try advance()
      return try node(.literal(.decimal(number)), column)
    case .text(let text):
      try advance()
      return try node(.literal(.text(text)), column)
    case .symbol("("):
      try advance()
      let inner = try expression()
      try expect(")")
      return inner
    case .name(let name): return try named(name, column)
    default: throw unexpected("a value")
    }
  }

  private mutating func named(_ name: String, _ column: Int) throws(Diagnostic) -> ExpressionNode {
    try advance()
    switch name {
    case "true": return try node(.literal(.boolean(true)), column)
    case "false": return try node(.literal(.boolean(false)), column)
    case "null": return try node(.literal(.null), column)
    case "and", "or", "not":
      throw .unexpectedWord(
        "\"\(name)\"", expected: "a value", at: place.column(column))
    default: break
    }
    if try take("(") { return try call(name, column) }
    guard let member = try member() else {
      references.append(ExpressionReference(name: name, kind: .scalar, column: column))
      return try node(.scalar(name), column)
    }
    if name == "period" {
      let full = "period.\(member)"
      references.append(ExpressionReference(name: full, kind: .scalar, column: column))
      return try node(.scalar(full), column)
    }
    references.append(ExpressionReference(name: name, kind: .source, column: column))
    return try node(.column(source: name, name: member), column)
  }

  /// What stands behind a point or in square brackets; `nil` when neither follows.
  private mutating func member() throws(Diagnostic) -> String? {
    var member: String?
    if try take(".") {
      guard case .name(let name) = token.kind else { throw unexpected("a column's name") }
      try advance()
      member = name
    } else if try take("[") {
      guard case .text(let name) = token.kind else { throw unexpected("a column's name in quotes") }
      try advance()
      try expect("]")
      member = name
    }
    if member != nil, token.kind == .symbol(".") || token.kind == .symbol("[") {
      throw unexpected("an operator, since columns have no members")
    }
    return member
  }

  private mutating func call(_ name: String, _ column: Int) throws(Diagnostic) -> ExpressionNode {
    let known = references.count
    var arguments: [ExpressionNode] = []
    if try !take(")") {
      repeat { arguments.append(try expression()) } while try take(",")
      try expect(")")
    }
    func check(_ arity: ClosedRange<Int>) throws(Diagnostic) {
      if arity.contains(arguments.count) { return }
      throw .wrongArgumentCount(
        arguments.count, of: name, expected: arity, at: place.column(column))
    }
    if let function = AggregateFunction(rawValue: name) {
      try check(1...2)
      return try aggregate(function, arguments, references: known, column)
    }
    if let shift = PeriodShift(rawValue: name) {
      try check(1...1)
      return try node(.shifted(shift, arguments[0]), column, over: arguments[0])
    }
    guard let function = ScalarFunction(rawValue: name) else {
      throw .unknownFunction(name, known: Self.functionNames, at: place.column(column))
    }
    try check(function.arity)
    return try node(.call(function, arguments), column, over: arguments)
  }

  private static let functionNames =
    AggregateFunction.allCases.map(\.rawValue) + PeriodShift.allCases.map(\.rawValue)
    + ScalarFunction.allCases.map(\.rawValue)

  /// - Parameter known: how many references there were before the arguments.
  private mutating func aggregate(
    _ function: AggregateFunction, _ arguments: [ExpressionNode], references known: Int,
    _ column: Int
  ) throws(Diagnostic) -> ExpressionNode {
    let condition = arguments.count > 1 ? arguments[1] : nil
    var argument: ExpressionNode? = arguments[0]
    var sources = arguments.flatMap(\.columnSources)
    if case .scalar(let name) = arguments[0].kind {
      // A bare name is a source, the rows of which are counted.
      guard function == .count, references.indices.contains(known) else {
        throw .aggregateOfName(function.rawValue, name, at: place.column(arguments[0].column))
      }
      references[known].kind = .source
      argument = nil
      sources.insert(name, at: 0)
    }
    guard let source = sources.first else {
      throw .aggregateWithoutColumn(function.rawValue, at: place.column(column))
    }
    if let other = sources.first(where: { $0 != source }) {
      throw .aggregateOfSources(source, other, at: place.column(column))
    }
    return try node(
      .aggregate(function, source: source, argument: argument, condition: condition), column,
      over: arguments)
  }

  // MARK: Nodes

  private func node(
    _ kind: ExpressionNode.Kind, _ column: Int, over children: ExpressionNode...
  ) throws(Diagnostic) -> ExpressionNode {
    try node(kind, column, over: children)
  }

  private func node(
    _ kind: ExpressionNode.Kind, _ column: Int, over children: [ExpressionNode]
  ) throws(Diagnostic) -> ExpressionNode {
    let height = 1 + (children.map(\.height).max() ?? 0)
    if height > Self.depthLimit { throw .tooDeepExpression(at: place.column(column)) }
    return ExpressionNode(kind: kind, column: column, height: height)
  }
}

/// A name that an expression uses.
package struct ExpressionReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case scalar, source
  }

  /// Such as `date`, `period.start`, or `sales` for `sales.total`.
  package var name: String
  package var kind: Kind
  /// Where it stands in the text, from 1.
  package var column: Int
}

extension ExpressionNode {
  /// The sources of the columns that are read row by row: not those within aggregates, which are
  /// values.
  fileprivate var columnSources: [String] {
    switch kind {
    case .literal, .scalar, .aggregate, .shifted: []
    case .column(let source, _): [source]
    case .unary(_, let operand): operand.columnSources
    case .binary(_, let left, let right): left.columnSources + right.columnSources
    case .conditional(let condition, let first, let second):
      condition.columnSources + first.columnSources + second.columnSources
    case .call(_, let arguments): arguments.flatMap(\.columnSources)
    }
  }
}
