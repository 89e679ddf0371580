import ChartScales

extension EnvironmentValues {
  /// A value in a format style, by the environment's locale and time zone.
  ///
  /// Common styles are written by the library's own code, which gives the same text: Foundation's
  /// first number and its first date cost a process 4 to 10 ms, more than a whole chart.
  package func string<Style: FormatStyle>(_ input: Style.FormatInput, in style: Style) -> String
  where Style.FormatOutput == String {
    commonString(input, in: style) ?? adapted(style).format(input)
  }

  /// `nil` for a style that is not common.
  private func commonString(_ input: Any, in style: Any) -> String? {
    switch (style, input) {
    case (let style as IntegerFormatStyle<Int>, let number as Int):
      guard style == IntegerFormatStyle<Int>() else { return nil }
      return numbers.string(coefficient: Int128(number), scale: 0)
    case (let style as Date.FormatStyle, let date as Date):
      guard let format = CommonDateStyles.format(of: style) else { return nil }
      return dates.string(date.timeIntervalSince1970, as: format)
    default: return nil
    }
  }
}

/// Date styles that the library writes itself.
private enum CommonDateStyles {
  private static let all: [(style: Date.FormatStyle, format: DateFormat)] = [
    (.dateTime.hour(), .hour),
    (.dateTime.hour().minute(), .hourMinute),
    (.dateTime.month().day(), .monthDay),
    (.dateTime.month().day().year(), .monthDayYear),
    (.dateTime.weekday(), .weekday),
    (.dateTime.weekday(.wide), .weekdayLong),
    (.dateTime.day(), .day),
    (.dateTime.month(), .month),
    (.dateTime.month(.wide), .monthLong),
    (.dateTime.year(), .year),
  ]

  static func format(of style: Date.FormatStyle) -> DateFormat? {
    all.first { $0.style == style }?.format
  }
}
