import DataTable
import Diagnostics

// The wording of messages about expressions and placeholders.

extension Place {
  /// The place with a column within the text.
  func column(_ column: Int) -> Place {
    var place = self
    place.column = column
    return place
  }
}

extension Diagnostic {
  /// The same at a place, unless it has one.
  func placed(at place: Place) -> Diagnostic {
    var error = self
    if error.place == nil { error.place = place }
    return error
  }
}

// MARK: Reading

extension Diagnostic {
  private static func wrongExpression(
    _ message: String, at place: Place, hint: String? = nil
  ) -> Diagnostic {
    .error(message, failure: .template, at: place, hint: hint)
  }

  static func unexpectedCharacter(_ character: Character, at place: Place) -> Diagnostic {
    wrongExpression(
      "character \"\(character)\" in an expression", at: place,
      hint: character == "=" ? "comparisons are written ==" : nil)
  }

  static func unexpectedWord(
    _ found: String, expected: String, at place: Place
  ) -> Diagnostic {
    wrongExpression("\(found) where \(expected) is expected", at: place)
  }

  static func unclosedText(at place: Place) -> Diagnostic {
    wrongExpression("text without its closing quote", at: place)
  }

  static func unknownEscape(_ character: Character, at place: Place) -> Diagnostic {
    wrongExpression(
      "escape \"\\\(character)\" in a text", at: place, hint: "there are \\\\, \\\" and \\'")
  }

  static func wrongNumber(_ text: String, at place: Place) -> Diagnostic {
    wrongExpression(
      "number \(quoted(text)) that cannot be read", at: place,
      hint: "digits with at most one point, 38 of them at most")
  }

  static func tooLongExpression(at place: Place) -> Diagnostic {
    wrongExpression(
      "expression of more than \(ExpressionLexer.lengthLimit) characters", at: place)
  }

  static func tooLongText(at place: Place) -> Diagnostic {
    wrongExpression("text of more than \(TemplateText.lengthLimit) characters", at: place)
  }

  static func tooDeepExpression(at place: Place) -> Diagnostic {
    wrongExpression(
      "expression nested deeper than \(ExpressionParser.depthLimit)", at: place,
      hint: "operators in a row count, too")
  }

  static func chainedComparison(at place: Place) -> Diagnostic {
    wrongExpression(
      "comparison of a comparison", at: place, hint: "join two with and, as in 0 < a and a < 9")
  }

  static func unclosedPlaceholder(at place: Place) -> Diagnostic {
    wrongExpression(
      "placeholder without its closing braces", at: place,
      hint: "braces that are meant as such are written {{ \"{{\" }}")
  }

  static func tooManyFormats(at place: Place) -> Diagnostic {
    wrongExpression("too many formats", at: place)
  }
}

// MARK: Names

extension Diagnostic {
  static func unknownFunction(_ name: String, known: [String], at place: Place) -> Diagnostic {
    wrongExpression(
      "unknown function \(quoted(name))", at: place, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownFormat(_ name: String, known: [String], at place: Place) -> Diagnostic {
    wrongExpression(
      "unknown format \(quoted(name))", at: place, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownName(_ name: String, known: [String], at place: Place) -> Diagnostic {
    wrongExpression(
      "unknown name \(quoted(name))", at: place, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownSource(_ name: String, known: [String], at place: Place) -> Diagnostic {
    wrongExpression(
      "unknown data source \(quoted(name))", at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func unknownColumn(
    _ name: String, of source: String, known: [String], at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "unknown column \(quoted(name)) of \(quoted(source))", at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func sourceAsValue(_ name: String, at place: Place) -> Diagnostic {
    wrongExpression(
      "data source \(quoted(name)) where a value is expected", at: place,
      hint: "count(\(name)) is the number of its rows")
  }

  static func bareColumn(_ name: String, of source: String, at place: Place) -> Diagnostic {
    wrongExpression(
      "unknown name \(quoted(name))", at: place, hint: "the column is written \(source).\(name)")
  }

  static func columnOutsideAggregate(_ name: String, at place: Place) -> Diagnostic {
    wrongExpression(
      "column \(quoted(name)) where one value is expected", at: place,
      hint: "put its values together, as in sum(\(name))")
  }

  static func columnOfOtherSource(
    _ name: String, in source: String, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "column \(quoted(name)) among the rows of \(quoted(source))", at: place,
      hint: "put its values together, as in sum(\(name))")
  }
}

// MARK: Functions and formats

extension Diagnostic {
  static func wrongArgumentCount(
    _ count: Int, of function: String, expected: ClosedRange<Int>, at place: Place
  ) -> Diagnostic {
    let wanted =
      expected.count == 1
      ? "\(expected.lowerBound)" : "\(expected.lowerBound) to \(expected.upperBound)"
    return wrongExpression(
      "\(count) \(count == 1 ? "argument" : "arguments") of \(function)", at: place,
      hint: "it takes \(wanted)")
  }

  static func aggregateOfName(
    _ function: String, _ name: String, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "\(function) of \(quoted(name)), which is no column", at: place,
      hint: "a column is written with its source, as in \(function)(sales.\(name))")
  }

  static func aggregateWithoutColumn(_ function: String, at place: Place) -> Diagnostic {
    wrongExpression(
      "\(function) without a column", at: place,
      hint: "name one with its source, as in \(function)(sales.total)")
  }

  static func aggregateOfSources(
    _ first: String, _ second: String, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "columns of \(quoted(first)) and \(quoted(second)) in one aggregate", at: place,
      hint: "the rows of two sources do not belong together")
  }

  static func aggregateOfKind(_ value: ExpressionValue) -> Diagnostic {
    .error(
      "\(value.kindName) among what should be numbers: \(shown(value))", failure: .template)
  }

  static func aggregateOfMixture(_ function: String) -> Diagnostic {
    .error("\(function) of values of several kinds", failure: .template)
  }

  static func wrongOperands(
    _ kind: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "\(left.kindName) \(kind.rawValue) \(right.kindName): \(shown(left)) \(kind.rawValue) "
        + shown(right), at: place,
      hint: kind == .add ? "concat(…) joins texts, addDays(…) adds days" : nil)
  }

  static func wrongOperand(
    _ sign: String, _ value: ExpressionValue, at place: Place
  ) -> Diagnostic {
    wrongExpression("\(sign) in front of \(value.kindName): \(shown(value))", at: place)
  }

  static func noCondition(_ value: ExpressionValue, at place: Place) -> Diagnostic {
    wrongExpression(
      "\(value.kindName) where a condition is expected: \(shown(value))", at: place,
      hint: "compare it with something, as in a > 0")
  }

  static func wrongArgument(
    _ value: ExpressionValue, of function: ScalarFunction, expected: String, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      "\(function.rawValue) of \(value.kindName): \(shown(value))", at: place,
      hint: "it takes \(expected)")
  }

  static func wrongFormat(
    _ name: String, of value: ExpressionValue, at place: Place
  ) -> Diagnostic {
    wrongExpression("format \(quoted(name)) of \(value.kindName): \(shown(value))", at: place)
  }

  static func wrongFormatArgument(
    _ argument: ExpressionToken?, of name: String, expected: String, at place: Place
  ) -> Diagnostic {
    wrongExpression(
      argument.map { "\($0.shown) as argument of format \(quoted(name))" }
        ?? "format \(quoted(name)) without its argument", at: place, hint: "it takes \(expected)")
  }

  private static func shown(_ value: ExpressionValue) -> String {
    switch value {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .decimal(let decimal): "\(decimal)"
    case .number(let number): "\(number)"
    case .text(let text): quoted(text)
    case .instant(let seconds): CellValue.instant(seconds).plainText ?? "\(seconds)"
    case .day(let day): "\(day)"
    }
  }
}

// MARK: Values

extension Diagnostic {
  static func numberOutOfRange(_ operation: String, at place: Place? = nil) -> Diagnostic {
    .error(
      "number out of range: \(operation)", at: place,
      hint: "an exact number keeps at least 38 digits")
  }

  /// A value that is shown as a dash.
  static func missingValue(
    _ cause: ExpressionEvaluator.NullCause, at place: Place
  ) -> Diagnostic {
    let reason: String
    switch cause.kind {
    case .divisionByZero: reason = "division by zero"
    case .nothing(let function): reason = "\(function.rawValue) of nothing"
    }
    guard let rows = cause.rows else {
      return .warning(
        "no value: \(reason)", failure: .data, at: place,
        hint: "?? or the format default(\"…\") says what stands for it")
    }
    return .warning(
      "no value in \(rows) \(rows == 1 ? "row" : "rows"): \(reason)", failure: .data, at: place)
  }
}
