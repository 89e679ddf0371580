extension KnownLocale {
  static let french = KnownLocale(
    decimal: frenchDecimal,
    percent: frenchDecimal.suffixed("\u{A0}%"),
    currencies: [
      "EUR": frenchDecimal.currency(suffix: "\u{A0}€"),
      "USD": frenchDecimal.currency(suffix: "\u{A0}$US"),
      "CHF": frenchDecimal.currency(suffix: "\u{A0}CHF"),
    ],
    dates: { frenchDates })

  private static let frenchDates = DateSymbols(
    names: DateSymbols.Names(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      shortMonths: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
        "nov.", "déc.",
      ],
      weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
      shortWeekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."]),
    dayPeriods: ["AM", "PM"],
    isTwelveHour: false,
    patterns: [
      .weekday: "ccc", .weekdayLong: "cccc", .day: "d",
      .monthDay: "d MMM", .monthDayYear: "d MMM y",
      .weekdayMonthDay: "EEE d MMM", .full: "EEEE d MMMM y",
      .month: "LLL", .monthLong: "LLLL", .monthYear: "MMM y", .year: "y",
    ],
    dateTimeJoin: " 'à' ",
    twelveHour: .twelveHour(space: "\u{202F}"),
    twentyFourHour: .twentyFourHour(hour: "HH 'h'"))

  private static let frenchDecimal = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: "\u{202F}")
}
