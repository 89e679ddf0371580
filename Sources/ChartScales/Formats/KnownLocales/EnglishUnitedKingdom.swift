extension KnownLocale {
  static let englishUnitedKingdom = KnownLocale(
    decimal: englishDecimal,
    percent: englishDecimal.suffixed("%"),
    currencies: [
      "GBP": englishDecimal.currency(prefix: "£"),
      "EUR": englishDecimal.currency(prefix: "€"),
      "USD": englishDecimal.currency(prefix: "US$"),
    ],
    dates: { englishUnitedKingdomDates })

  private static let englishUnitedKingdomDates = DateSymbols(
    names: englishNames,
    dayPeriods: ["am", "pm"],
    isTwelveHour: false,
    patterns: [
      .weekday: "ccc", .weekdayLong: "cccc", .day: "d",
      .monthDay: "d MMM", .monthDayYear: "d MMM y",
      .weekdayMonthDay: "EEE d MMM", .full: "EEEE, d MMMM y",
      .month: "LLL", .monthLong: "LLLL", .monthYear: "MMM y", .year: "y",
    ],
    dateTimeJoin: " 'at' ",
    twelveHour: .twelveHour(space: "\u{202F}"),
    twentyFourHour: .twentyFourHour())
}
