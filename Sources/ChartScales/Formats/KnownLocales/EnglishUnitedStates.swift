extension KnownLocale {
  static let englishUnitedStates = KnownLocale(
    decimal: englishDecimal,
    percent: englishDecimal.suffixed("%"),
    currencies: [
      "USD": englishDecimal.currency(prefix: "$"),
      "EUR": englishDecimal.currency(prefix: "€"),
      "GBP": englishDecimal.currency(prefix: "£"),
      "CAD": englishDecimal.currency(prefix: "CA$"),
      "JPY": englishDecimal.currency(prefix: "¥", decimals: 0),
    ],
    dates: { englishUnitedStatesDates })

  private static let englishUnitedStatesDates = DateSymbols(
    names: englishNames,
    dayPeriods: ["AM", "PM"],
    isTwelveHour: true,
    patterns: [
      .weekday: "ccc", .weekdayLong: "cccc", .day: "d",
      .monthDay: "MMM d", .monthDayYear: "MMM d, y",
      .weekdayMonthDay: "EEE, MMM d", .full: "EEEE, MMMM d, y",
      .month: "LLL", .monthLong: "LLLL", .monthYear: "MMM y", .year: "y",
    ],
    dateTimeJoin: " 'at' ",
    twelveHour: .twelveHour(space: "\u{202F}"),
    twentyFourHour: .twentyFourHour())

  static let englishDecimal = NumberSymbols()

  static let englishNames = DateSymbols.Names(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
}
