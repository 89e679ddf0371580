import DataTable
import Diagnostics

/// One step of what is written behind `|` in a placeholder.
enum ValueFormat: Hashable, Sendable {
  case currency
  /// `nil` places are as many as the number has, at most six.
  case number(places: Int?)
  case integer
  case percent(places: Int)
  case compact
  case date(DateStyle)
  case time
  case weekday(isShort: Bool)
  case month(isShort: Bool)
  case year
  case upper
  case lower
  /// What stands for a value that does not exist.
  case standIn(String)

  enum DateStyle: String, Hashable, Sendable, CaseIterable {
    /// `May 6`.
    case short
    /// `May 6, 2026`.
    case medium
    /// `Wednesday, May 6, 2026`.
    case long
    /// `Wed, May 6`.
    case weekday
    /// `May 2026`.
    case month
    /// `2026-05-06`, in all languages.
    case iso
  }

  /// The names that templates give them.
  static let names = [
    "compact", "currency", "date", "default", "integer", "lower", "month", "number", "percent",
    "time", "upper", "weekday", "year",
  ]

  /// The name in templates.
  var name: String {
    switch self {
    case .currency: "currency"
    case .number: "number"
    case .integer: "integer"
    case .percent: "percent"
    case .compact: "compact"
    case .date: "date"
    case .time: "time"
    case .weekday: "weekday"
    case .month: "month"
    case .year: "year"
    case .upper: "upper"
    case .lower: "lower"
    case .standIn: "default"
    }
  }
}

/// What is written behind `|`, one step after the other.
package struct ValueFormats: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var format: ValueFormat
    /// Where it stands in the text, from 1.
    var column: Int
  }

  var steps: [Step] = []
  /// Of the whole text, for messages.
  var place = Place()

  /// Each value as it is written without a format.
  package init() {}

  /// Reads formats such as `percent(1) | default("no data")`.
  ///
  /// - Throws: an error of kind `template` for one that is not known.
  package init(parsing text: String, at place: Place) throws(Diagnostic) {
    var parser = try ExpressionParser(Array(text), at: place)
    steps = [try parser.format()]
    steps += try parser.formats()
    if parser.token.kind != .end { throw parser.unexpected("\"|\" or the end") }
    self.place = place
  }

  init(steps: [Step], place: Place) {
    self.steps = steps
    self.place = place
  }

  /// Whether they say what stands for a missing value.
  var hasStandIn: Bool {
    steps.contains { if case .standIn = $0.format { true } else { false } }
  }
}

extension ExpressionParser {
  /// Formats each behind a `|`; none when there is no such sign.
  mutating func formats() throws(Diagnostic) -> [ValueFormats.Step] {
    var steps: [ValueFormats.Step] = []
    while try take("|") {
      if steps.count == Self.formatLimit {
        throw .tooManyFormats(at: place.column(token.column))
      }
      steps.append(try format())
    }
    return steps
  }

  private static let formatLimit = 16

  mutating func format() throws(Diagnostic) -> ValueFormats.Step {
    let column = token.column
    guard case .name(let name) = token.kind else { throw unexpected("a format") }
    guard ValueFormat.names.contains(name) else {
      throw .unknownFormat(name, known: ValueFormat.names, at: place.column(column))
    }
    try advance()
    var argument: ExpressionToken?
    if try take("(") {
      argument = token
      try advance()
      try expect(")")
    }
    return ValueFormats.Step(format: try format(name, argument, at: column), column: column)
  }

  private func format(
    _ name: String, _ argument: ExpressionToken?, at column: Int
  ) throws(Diagnostic) -> ValueFormat {
    switch name {
    case "number": return .number(places: try places(argument, of: name))
    case "percent": return .percent(places: try places(argument, of: name) ?? 0)
    case "date": return .date(try style(argument) ?? .medium)
    case "weekday": return .weekday(isShort: try isShort(argument, of: name))
    case "month": return .month(isShort: try isShort(argument, of: name))
    case "default":
      guard case .text(let text)? = argument?.kind else {
        throw .wrongFormatArgument(
          argument, of: name, expected: "a text in quotes", at: place.column(column))
      }
      return .standIn(text)
    default: break
    }
    if let argument {
      throw .wrongFormatArgument(
        argument, of: name, expected: "nothing in brackets", at: place.column(argument.column))
    }
    switch name {
    case "currency": return .currency
    case "integer": return .integer
    case "compact": return .compact
    case "time": return .time
    case "year": return .year
    case "upper": return .upper
    default: return .lower
    }
  }

  private func places(
    _ argument: ExpressionToken?, of name: String
  ) throws(Diagnostic) -> Int? {
    guard let argument else { return nil }
    guard case .number(let number) = argument.kind, let places = number.wholeNumber,
      (0...20).contains(places)
    else {
      throw .wrongFormatArgument(
        argument, of: name, expected: "0 to 20 decimal places", at: place.column(argument.column))
    }
    return places
  }

  private func style(_ argument: ExpressionToken?) throws(Diagnostic) -> ValueFormat.DateStyle? {
    guard let argument else { return nil }
    guard case .text(let text) = argument.kind, let style = ValueFormat.DateStyle(rawValue: text)
    else {
      let known = ValueFormat.DateStyle.allCases.map { "\"\($0.rawValue)\"" }
      throw .wrongFormatArgument(
        argument, of: "date", expected: "one of " + known.joined(separator: ", "),
        at: place.column(argument.column))
    }
    return style
  }

  private func isShort(_ argument: ExpressionToken?, of name: String) throws(Diagnostic) -> Bool {
    guard let argument else { return false }
    guard argument.kind == .text("short") else {
      throw .wrongFormatArgument(
        argument, of: name, expected: "\"short\" or nothing", at: place.column(argument.column))
    }
    return true
  }
}
