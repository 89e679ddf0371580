extension KnownLocale {
  static let german = KnownLocale(
    decimal: germanDecimal,
    percent: germanDecimal.suffixed("\u{A0}%"),
    currencies: [
      "EUR": germanDecimal.currency(suffix: "\u{A0}€"),
      "USD": germanDecimal.currency(suffix: "\u{A0}$"),
      "GBP": germanDecimal.currency(suffix: "\u{A0}£"),
      "CHF": germanDecimal.currency(suffix: "\u{A0}CHF"),
    ],
    dates: { germanDates })

  private static let germanDates = DateSymbols(
    names: DateSymbols.Names(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      shortMonths: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
        "Dez.",
      ],
      shortStandaloneMonths: [
        "Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez",
      ],
      weekdays: [
        "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
      ],
      shortWeekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
      shortStandaloneWeekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]),
    dayPeriods: ["AM", "PM"],
    isTwelveHour: false,
    patterns: [
      .weekday: "ccc", .weekdayLong: "cccc", .day: "d",
      .monthDay: "d. MMM", .monthDayYear: "d. MMM y",
      .weekdayMonthDay: "EEE d. MMM", .full: "EEEE, d. MMMM y",
      .month: "LLL", .monthLong: "LLLL", .monthYear: "MMM y", .year: "y",
    ],
    dateTimeJoin: ", ",
    twelveHour: .twelveHour(space: "\u{202F}", sameHalfDash: "–"),
    twentyFourHour: .twentyFourHour(hour: "HH 'Uhr'", dash: "–", rangeSuffix: " 'Uhr'"))

  private static let germanDecimal = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: ".")
}
