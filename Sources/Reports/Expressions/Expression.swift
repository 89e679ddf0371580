import DataTable
import Diagnostics

/// A formula in a template, such as `sum(sales.total, sales.city == "Harbor Point")`.
///
/// The language is described in `Templates/README.md`. It has no loops, no assignments and no way out to
/// files or programs, and whatever it is given it ends.
package struct Expression: Hashable, Sendable {
  let root: ExpressionNode
  /// Of the whole text, for messages.
  let place: Place
  /// The values and sources that it names, in the order of the text.
  package let references: [ExpressionReference]

  /// - Parameter place: of the text; messages add the column within it.
  /// - Throws: an error of kind `template` for what is no expression.
  package init(parsing text: String, at place: Place) throws(Diagnostic) {
    var parser = try ExpressionParser(Array(text), at: place)
    let root = try parser.expression()
    if parser.token.kind != .end { throw parser.unexpected("an operator or the end") }
    self.init(root: root, place: place, references: parser.references)
  }

  init(root: ExpressionNode, place: Place, references: [ExpressionReference]) {
    self.root = root
    self.place = place
    self.references = references
  }
}

extension Expression {
  /// Throws for names that a report does not have. Columns are looked for when there are data.
  package func check(sources: [String], scalars: [String]) throws(Diagnostic) {
    for reference in references {
      let known = reference.kind == .source ? sources : scalars
      if known.contains(reference.name) { continue }
      let place = place.column(reference.column)
      if reference.kind == .source {
        throw .unknownSource(reference.name, known: sources, at: place)
      }
      if sources.contains(reference.name) { throw .sourceAsValue(reference.name, at: place) }
      throw .unknownName(reference.name, known: scalars + sources, at: place)
    }
  }

  /// The value for the scope's period.
  ///
  /// One that does not exist is null, and a warning in the scope's diagnostics says why.
  ///
  /// - Throws: an error for unknown names, operands of the wrong kind, and numbers out of range.
  package func value(in scope: ExpressionScope) throws(Diagnostic) -> ExpressionValue {
    try value(in: scope, reportsNull: true)
  }

  /// - Parameter reportsNull: whether a missing value is worth a warning.
  func value(in scope: ExpressionScope, reportsNull: Bool) throws(Diagnostic) -> ExpressionValue {
    var evaluator = ExpressionEvaluator(scope: scope, place: place)
    let value = try evaluator.value(root)
    report(evaluator.causes, in: scope, isNull: value.isNull && reportsNull)
    return value
  }

  /// The values for rows of a source, counted from 0 in its table.
  package func column(
    named columnName: String, of name: String, rows: [Int], in scope: ExpressionScope
  ) throws(Diagnostic) -> Column {
    guard let source = scope.sources[name] else {
      throw .unknownSource(name, known: scope.sourceNames, at: place)
    }
    var evaluator = ExpressionEvaluator(scope: scope, place: place)
    let context = ExpressionEvaluator.RowContext(name: name, table: source.table, rows: rows)
    let vector = try evaluator.vector(root, over: context)
    report(evaluator.causes, in: scope, isNull: false)
    var clock = LocalClock(timeZone: scope.format.timeZone)
    return Column(columnName, vector.columnValues(count: rows.count, clock: &clock))
  }

  /// Those of the rows of a source, counted from 0 in its table, for which this is true.
  package func rows(
    of name: String, among rows: [Int], in scope: ExpressionScope
  ) throws(Diagnostic) -> [Int] {
    guard let source = scope.sources[name] else {
      throw .unknownSource(name, known: scope.sourceNames, at: place)
    }
    var evaluator = ExpressionEvaluator(scope: scope, place: place)
    let context = ExpressionEvaluator.RowContext(name: name, table: source.table, rows: rows)
    let found = try evaluator.rows(of: context, where: root).rows
    report(evaluator.causes, in: scope, isNull: false)
    return found
  }

  /// One warning for each expression is enough.
  private func report(
    _ causes: [ExpressionEvaluator.NullCause], in scope: ExpressionScope, isNull: Bool
  ) {
    guard let cause = causes.first(where: { isNull || $0.rows != nil }) else { return }
    scope.diagnostics.report(.missingValue(cause, at: place.column(cause.column)))
  }
}

extension ValueVector {
  /// The values as those of a column; a day is its first instant.
  fileprivate func columnValues(count: Int, clock: inout LocalClock) -> ColumnValues {
    switch self {
    case .decimals(let decimals): return .decimal(decimals)
    case .numbers(let numbers): return .number(numbers)
    case .instants(let instants): return .instant(instants)
    case .texts(let codes, let dictionary):
      return .text(TextValues(codes: codes, dictionary: dictionary))
    case .booleans(let flags): return .boolean(flags)
    case .constant, .values:
      var cells: [CellValue] = []
      cells.reserveCapacity(count)
      for index in 0..<count {
        switch self[index] {
        case .null: cells.append(.missing)
        case .boolean(let flag): cells.append(.boolean(flag))
        case .decimal(let decimal): cells.append(.decimal(decimal))
        case .number(let number): cells.append(.number(number))
        case .text(let text): cells.append(.text(text))
        case .instant(let seconds): cells.append(.instant(seconds))
        case .day(let day): cells.append(.instant(clock.start(of: day)))
        }
      }
      return ColumnValues(cells)
    }
  }
}
