import DataTable
import Diagnostics

extension ValueArithmetic {
  /// A function of single values. Those of null are null.
  ///
  /// - Parameters:
  ///   - arguments: as many as the function takes.
  ///   - write: a value as `concat` writes it.
  mutating func call(
    _ function: ScalarFunction, _ arguments: [ExpressionValue], at column: Int,
    write: (ExpressionValue) -> String
  ) throws(Diagnostic) -> ExpressionValue {
    if function == .concat { return .text(arguments.map(write).joined()) }
    guard let first = arguments.first, !arguments.contains(.null) else { return .null }
    switch function {
    case .abs, .ceil, .floor, .round:
      let places = try arguments.count > 1 ? places(arguments[1], of: function, at: column) : 0
      return try rounded(function, first, places, at: column)
    case .contains, .startsWith, .length, .lower, .upper:
      return try text(function, first, arguments.last ?? first, at: column)
    case .day, .hour, .month, .weekday, .year: return try date(function, first, at: column)
    case .addDays: return try addingDays(first, arguments.last ?? first, at: column)
    case .change: return try change(first, arguments.last ?? first, at: column)
    case .concat: return .null
    }
  }

  // MARK: Numbers

  private func places(
    _ value: ExpressionValue, of function: ScalarFunction, at column: Int
  ) throws(Diagnostic) -> Int {
    guard case .decimal(let decimal) = value, let places = decimal.wholeNumber,
      (0...20).contains(places)
    else {
      throw .wrongArgument(
        value, of: function, expected: "0 to 20 decimal places", at: place.column(column))
    }
    return places
  }

  private func rounded(
    _ function: ScalarFunction, _ value: ExpressionValue, _ places: Int, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    let rule: FloatingPointRoundingRule =
      function == .floor ? .down : function == .ceil ? .up : .toNearestOrEven
    switch value {
    case .decimal(let decimal):
      if function == .abs { return decimal.isNegative ? try negated(value, at: column) : value }
      return .decimal(decimal.rounded(toPlaces: UInt8(places), rule: rule))
    case .number(let number):
      if function == .abs { return .number(number.magnitude) }
      let power = Self.power(places)
      let scaled = number * power
      // Beyond that a number has no decimals.
      return .number(scaled.magnitude < 1e15 ? scaled.rounded(rule) / power : number)
    default:
      throw .wrongArgument(value, of: function, expected: "a number", at: place.column(column))
    }
  }

  private static func power(_ places: Int) -> Double {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }

  /// The change from `old` by its size; null where there is nothing to change from.
  private mutating func change(
    _ new: ExpressionValue, _ old: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    let base = try rounded(.abs, old, 0, at: column)
    guard base.doubleValue != 0 else { return .null }
    return try apply(.divide, try apply(.subtract, new, old, at: column), base, at: column)
  }

  // MARK: Text

  private func text(
    _ function: ScalarFunction, _ first: ExpressionValue, _ second: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    guard case .text(let text) = first else {
      throw .wrongArgument(first, of: function, expected: "a text", at: place.column(column))
    }
    guard case .text(let part) = second else {
      throw .wrongArgument(second, of: function, expected: "a text", at: place.column(column))
    }
    switch function {
    case .contains: return .boolean(part.isEmpty || text.contains(part))
    case .startsWith: return .boolean(text.hasPrefix(part))
    case .lower: return .text(text.lowercased())
    case .upper: return .text(text.uppercased())
    default: return .decimal(ExactDecimal(text.count))
    }
  }

  // MARK: Dates

  private mutating func date(
    _ function: ScalarFunction, _ value: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    let day: CalendarDay
    switch value {
    case .instant(let instant):
      if function == .hour {
        return .decimal(ExactDecimal(clock.secondOfDay(at: instant) / 3600))
      }
      day = clock.day(at: instant)
    case .day(let own) where function != .hour: day = own
    default:
      throw .wrongArgument(
        value, of: function, expected: function == .hour ? "a time" : "a day or time",
        at: place.column(column))
    }
    let number: Int
    switch function {
    case .day: number = day.date.day
    case .month: number = day.date.month
    case .year: number = day.date.year
    // From 1 for Monday, as in ISO 8601.
    default: number = (day.weekday + 5) % 7 + 1
    }
    return .decimal(ExactDecimal(number))
  }

  private mutating func addingDays(
    _ value: ExpressionValue, _ count: ExpressionValue, at column: Int
  ) throws(Diagnostic) -> ExpressionValue {
    guard case .decimal(let decimal) = count, let days = decimal.wholeNumber,
      (-1_000_000...1_000_000).contains(days)
    else {
      throw .wrongArgument(
        count, of: .addDays, expected: "a whole number of days", at: place.column(column))
    }
    switch value {
    case .day(let day): return .day(day.adding(days: days))
    case .instant(let instant):
      let day = clock.day(at: instant).adding(days: days)
      let second = clock.secondOfDay(at: instant)
      let local = day.daysSince1970 &* 86_400 &+ second
      return .instant(Double(clock.instant(localSeconds: local)))
    default:
      throw .wrongArgument(
        value, of: .addDays, expected: "a day or time", at: place.column(column))
    }
  }
}
