/// The names and patterns that a locale writes dates with, in the letters of Unicode's date patterns
/// (UTS 35, part 4).
struct DateSymbols: Sendable {
  /// Names from January and from Sunday on.
  struct Names: Sendable {
    var months: [String]
    /// Beside a day.
    var shortMonths: [String]
    /// Without a day; the same as beside one unless given.
    var shortStandaloneMonths: [String]
    var weekdays: [String]
    /// Beside a date.
    var shortWeekdays: [String]
    /// Without a date; the same as beside one unless given.
    var shortStandaloneWeekdays: [String]

    init(
      months: [String], shortMonths: [String], shortStandaloneMonths: [String]? = nil,
      weekdays: [String], shortWeekdays: [String], shortStandaloneWeekdays: [String]? = nil
    ) {
      self.months = months
      self.shortMonths = shortMonths
      self.shortStandaloneMonths = shortStandaloneMonths ?? shortMonths
      self.weekdays = weekdays
      self.shortWeekdays = shortWeekdays
      self.shortStandaloneWeekdays = shortStandaloneWeekdays ?? shortWeekdays
    }
  }

  /// The patterns of one clock.
  struct ClockPatterns: Sendable {
    var hour: String
    var hourMinute: String
    var hourMinuteSecond: String
    /// The first and second time of a range, when both are before or both after noon.
    var sameHalfRange: (String, String)
    var range: (String, String)
    /// What stands between two times, in the same half of the day or not.
    var sameHalfDash: String
    var dash: String

    static func twelveHour(
      space: String, sameHalfDash: String = "\u{2009}–\u{2009}"
    ) -> ClockPatterns {
      ClockPatterns(
        hour: "h\(space)a", hourMinute: "h:mm\(space)a", hourMinuteSecond: "h:mm:ss\(space)a",
        sameHalfRange: ("h:mm", "h:mm\(space)a"), range: ("h:mm\(space)a", "h:mm\(space)a"),
        sameHalfDash: sameHalfDash, dash: "\u{2009}–\u{2009}")
    }

    static func twentyFourHour(
      hour: String = "HH", dash: String = "\u{2009}–\u{2009}", rangeSuffix: String = ""
    ) -> ClockPatterns {
      ClockPatterns(
        hour: hour, hourMinute: "HH:mm", hourMinuteSecond: "HH:mm:ss",
        sameHalfRange: ("HH:mm", "HH:mm\(rangeSuffix)"), range: ("HH:mm", "HH:mm\(rangeSuffix)"),
        sameHalfDash: dash, dash: dash)
    }
  }

  var names: Names
  /// Before and after noon.
  var dayPeriods: [String]
  /// The locale's own clock.
  var isTwelveHour: Bool
  /// Of the formats without a time of day.
  var patterns: [DateFormat: String]
  /// Between a date and a time of day.
  var dateTimeJoin: String
  var twelveHour: ClockPatterns
  var twentyFourHour: ClockPatterns

  /// The patterns of the clock that is asked for, or of the locale's own.
  func clock(_ clock: FormatContext.Clock?) -> ClockPatterns {
    let isTwelveHour = clock.map { $0 == .twelveHour } ?? isTwelveHour
    return isTwelveHour ? twelveHour : twentyFourHour
  }

  /// The pattern of a format; `nil` when it is not known.
  func pattern(_ format: DateFormat, clock: FormatContext.Clock?) -> String? {
    switch format {
    case .hour: self.clock(clock).hour
    case .hourMinute: self.clock(clock).hourMinute
    case .hourMinuteSecond: self.clock(clock).hourMinuteSecond
    case .monthDayHourMinute:
      patterns[.monthDay].map { $0 + dateTimeJoin + self.clock(clock).hourMinute }
    default: patterns[format]
    }
  }
}
