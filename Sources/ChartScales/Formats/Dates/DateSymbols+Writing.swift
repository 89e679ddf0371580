extension DateSymbols {
  /// The civil time in the words of a pattern.
  func string(_ civil: CivilTime, pattern: String) -> String {
    var text = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.unicodeScalars.first {
      if letter == "'" {
        isQuoted.toggle()
        rest = rest.dropFirst()
      } else if isQuoted || !letter.properties.isAlphabetic {
        text.unicodeScalars.append(letter)
        rest.unicodeScalars.removeFirst()
      } else {
        let run = rest.unicodeScalars.prefix { $0 == letter }
        text += field(letter, width: run.count, civil: civil)
        rest.unicodeScalars.removeFirst(run.count)
      }
    }
    return text
  }

  private func field(_ letter: Unicode.Scalar, width: Int, civil: CivilTime) -> String {
    let hour = civil.secondOfDay / 3600
    func name(_ list: [String], _ index: Int) -> String {
      list.indices.contains(index) ? list[index] : ""
    }
    var weekday: Int {
      CivilCalendar.weekday(daysSince1970: CivilCalendar.daysSince1970(civil))
    }
    func number(_ value: Int) -> String { value < 10 && width == 2 ? "0\(value)" : "\(value)" }
    return switch (letter, width) {
    case ("y", _): "\(civil.year)"
    case ("M", 3): name(names.shortMonths, civil.month - 1)
    case ("L", 3): name(names.shortStandaloneMonths, civil.month - 1)
    case ("M", 4), ("L", 4): name(names.months, civil.month - 1)
    case ("d", _): number(civil.day)
    case ("E", 3): name(names.shortWeekdays, weekday)
    case ("c", 3): name(names.shortStandaloneWeekdays, weekday)
    case ("E", 4), ("c", 4): name(names.weekdays, weekday)
    case ("H", _): number(hour)
    case ("h", _): number((hour + 11) % 12 + 1)
    case ("m", _): number(civil.secondOfDay / 60 % 60)
    case ("s", _): number(civil.secondOfDay % 60)
    case ("a", _): name(dayPeriods, hour / 12)
    default: ""
    }
  }
}
