import ChartScales

/// A part of a text that is written when the environment is known.
protocol TextFragment: Sendable {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any TextFragment) -> Bool
}

extension TextFragment where Self: Equatable {
  func isEqual(to other: any TextFragment) -> Bool { (other as? Self) == self }
}

extension String: TextFragment {
  func string(in environment: EnvironmentValues) -> String { self }
}

/// A value in a format style, in the environment's locale and time zone.
///
/// A format style and what it formats are plain values of Foundation, though neither is marked as
/// sendable in every case.
struct FormattedFragment<Style: FormatStyle>: TextFragment, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  var input: Style.FormatInput
  var style: Style

  func string(in environment: EnvironmentValues) -> String {
    environment.string(input, in: style)
  }

  func isEqual(to other: any TextFragment) -> Bool {
    guard let other = other as? FormattedFragment<Style> else { return false }
    return other.input == input && other.style == style
  }
}

extension EnvironmentValues {
  /// The style in the environment's locale, and in its time zone and calendar where the style has
  /// no zone of its own.
  package func adapted<Style: FormatStyle>(_ style: Style) -> Style {
    var style = style.locale(locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      if let adapted = dates as? Style { style = adapted }
    }
    return style
  }
}

/// A whole number, grouped by the locale's rules.
struct IntegerFragment: TextFragment, Equatable {
  var value: Int128

  func string(in environment: EnvironmentValues) -> String {
    NumberFormatting(environment.format).string(coefficient: value, scale: 0)
  }
}

/// A number as C's `printf` writes it, with the locale's decimal mark.
struct SpecifierFragment: TextFragment, Equatable {
  enum Argument: Equatable {
    case integer(Int)
    case number(Double)
    case string(String)
  }

  var argument: Argument
  var specifier: String

  func string(in environment: EnvironmentValues) -> String {
    switch argument {
    case .integer(let value):
      PrintfFormat(specifier)?.string(value, locale: environment.locale) ?? "\(value)"
    case .number(let value):
      PrintfFormat(specifier)?.string(value, locale: environment.locale) ?? "\(value)"
    case .string(let value): value
    }
  }
}

/// A `printf` conversion of one number: checked, so that a wrong one does not read past its
/// argument.
private struct PrintfFormat {
  private let text: String
  private let conversion: Character

  /// `nil` unless the text is one conversion of a number, to at most 999 places.
  init?(_ text: String) {
    guard text.utf8.count <= 8, text.first == "%", let conversion = text.last,
      "dixXuofFeEgG".contains(conversion),
      text.dropFirst().dropLast().allSatisfy({ "0123456789.+- #'lqh".contains($0) })
    else { return nil }
    let flags = text.dropFirst().dropLast().filter { !"lqh".contains($0) }
    self.conversion = conversion
    let isInteger = "dixXuo".contains(conversion)
    self.text = "%\(flags)\(isInteger ? "ll" : "")\(conversion)"
  }

  private var isInteger: Bool { "dixXuo".contains(conversion) }

  func string(_ value: Int, locale: Locale) -> String {
    isInteger
      ? String(format: text, locale: locale, value)
      : String(format: text, locale: locale, Double(value))
  }

  func string(_ value: Double, locale: Locale) -> String {
    isInteger
      ? String(format: text, locale: locale, Int(exactly: value.rounded()) ?? 0)
      : String(format: text, locale: locale, value)
  }
}

/// A date or a range of dates.
struct DateFragment: TextFragment, Equatable {
  enum Content: Equatable {
    case date(Date)
    case time(Date)
    case range(Date, Date)
  }

  var content: Content

  func string(in environment: EnvironmentValues) -> String {
    let dates = DateFormatting(environment.format)
    switch content {
    case .date(let date): return dates.string(date.timeIntervalSince1970, as: .monthDayYear)
    case .time(let date): return dates.string(date.timeIntervalSince1970, as: .hourMinute)
    case .range(let start, let end):
      return dates.timeRange(
        from: start.timeIntervalSince1970, to: end.timeIntervalSince1970)
    }
  }
}
