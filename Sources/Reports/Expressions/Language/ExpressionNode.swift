import DataTable

/// A part of a parsed expression.
struct ExpressionNode: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case literal(ExpressionValue)
    /// A value of the report, such as `date` or `period.start`.
    case scalar(String)
    case column(source: String, name: String)
    case unary(UnaryOperator, ExpressionNode)
    case binary(BinaryOperator, ExpressionNode, ExpressionNode)
    case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
    case call(ScalarFunction, [ExpressionNode])
    /// `argument` is `nil` where rows are counted.
    case aggregate(
      AggregateFunction, source: String, argument: ExpressionNode?, condition: ExpressionNode?)
    case shifted(PeriodShift, ExpressionNode)
  }

  var kind: Kind
  /// Where its operator or first word stands in the text, from 1.
  var column: Int
  /// How many nodes lie on the longest way down, this one included.
  var height: Int
}

enum UnaryOperator: Hashable, Sendable {
  case negation, not
}

enum BinaryOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "and"
  case or = "or"
  case coalesce = "??"
}

/// A function of values that are at hand.
enum ScalarFunction: String, Hashable, Sendable, CaseIterable {
  case abs, addDays, ceil, change, concat, contains, day, floor, hour, length, lower, month, round
  case startsWith, upper, weekday, year

  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .day, .floor, .hour, .length, .lower, .month, .upper, .weekday, .year: 1...1
    case .addDays, .change, .contains, .startsWith: 2...2
    case .concat: 1...32
    case .round: 1...2
    }
  }
}

/// A function of all rows of a source.
enum AggregateFunction: String, Hashable, Sendable, CaseIterable {
  case count, distinct, first, last, max, mean, median, min, sum
}

/// Another period, in which an expression is evaluated.
enum PeriodShift: String, Hashable, Sendable, CaseIterable {
  /// The one just before.
  case previous
  /// The same a week earlier.
  case weekBefore
  /// All of the data.
  case all
}
