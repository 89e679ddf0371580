/// The calendar's grid of instants for a step: every start of a day, every third month.
///
/// Steps count from where people count: seconds, minutes and hours from midnight, months and quarters
/// from January, years from year 0, weeks from the locale's first weekday. Days, and weeks when more
/// than one is taken at a time, count from a given instant.
struct TimeGrid {
  var calendar: CivilCalendar
  var step: TimeStep
  /// The day that steps of several days or weeks are counted from, as days since 1970.
  private let anchorDay: Int

  init(_ step: TimeStep, context: FormatContext, anchor: Double) {
    calendar = context.civilCalendar
    self.step = step
    let civil = calendar.civilTime(at: anchor)
    var day = CivilCalendar.daysSince1970(civil)
    if calendar.instant(daysSince1970: day) < anchor { day += 1 }
    if step.unit == .week {
      let weekday = CivilCalendar.weekday(daysSince1970: day)
      day += (context.firstWeekday - 1 - weekday + 7) % 7
    }
    anchorDay = day
  }

  /// The last instant of the grid at or before `instant`.
  func floor(_ instant: Double) -> Double {
    let instant = CivilCalendar.bounded(instant)
    let civil = calendar.civilTime(at: instant)
    switch step.unit {
    case .second, .minute, .hour:
      return floorOfDay(instant, civil)
    case .day, .week:
      let day = CivilCalendar.daysSince1970(civil)
      let length = step.unit == .day ? step.count : 7 * step.count
      return self.instant(
        day: anchorDay + CivilCalendar.floorDivide(day - anchorDay, length) * length)
    case .month, .quarter, .year:
      let month = civil.year * 12 + civil.month - 1
      return self.instant(month: CivilCalendar.floorDivide(month, months) * months)
    }
  }

  /// The first instant of the grid after `instant`, which is one of it.
  func next(after instant: Double) -> Double {
    let civil = calendar.civilTime(at: instant)
    switch step.unit {
    case .second, .minute, .hour:
      return nextOfDay(after: instant, civil)
    case .day, .week:
      let day = CivilCalendar.daysSince1970(civil)
      return self.instant(day: day + (step.unit == .day ? step.count : 7 * step.count))
    case .month, .quarter, .year:
      return self.instant(month: civil.year * 12 + civil.month - 1 + months)
    }
  }

  /// The instants of the grid from `lower` to `upper`, at most `limit` of them.
  func instants(from lower: Double, through upper: Double, limit: Int) -> [Double] {
    var instants: [Double] = []
    var instant = floor(lower)
    // A gap in the clock's time can make a step land where it started; twice as many tries as
    // instants are more than enough to get past.
    for _ in 0..<(2 * limit + 2) {
      if instant > upper || instants.count >= limit { break }
      if instant >= lower, instant != instants.last { instants.append(instant) }
      instant = max(next(after: instant), instant + 1)
    }
    return instants
  }

  private var months: Int {
    switch step.unit {
    case .year: 12 * step.count
    case .quarter: 3 * step.count
    default: step.count
    }
  }

  private func instant(day: Int) -> Double { calendar.instant(daysSince1970: day) }

  private func instant(month: Int) -> Double {
    let year = CivilCalendar.floorDivide(month, 12)
    return calendar.instant(
      of: CivilTime(year: year, month: month - year * 12 + 1, day: 1, secondOfDay: 0))
  }
}

/// Steps within a day.
extension TimeGrid {
  /// The step in seconds; at most a day.
  private var seconds: Int {
    min(86_400, step.count.multipliedReportingOverflow(by: unitSeconds).partialValue)
  }

  private var unitSeconds: Int { Int(step.unit.averageSeconds) }

  /// Whether steps are taken in elapsed time, so that an hour that clocks show twice has two ticks;
  /// larger steps keep to the clock, so that noon stays noon.
  private var isElapsed: Bool { seconds <= 3600 }

  private func floorOfDay(_ instant: Double, _ civil: CivilTime) -> Double {
    let remainder = civil.secondOfDay % seconds
    if isElapsed { return instant.rounded(.down) - Double(remainder) }
    return calendar.instant(
      daysSince1970: CivilCalendar.daysSince1970(civil),
      secondOfDay: civil.secondOfDay - remainder)
  }

  private func nextOfDay(after instant: Double, _ civil: CivilTime) -> Double {
    if isElapsed, 86_400 % seconds == 0 { return instant + Double(seconds) }
    let day = CivilCalendar.daysSince1970(civil)
    let second = (civil.secondOfDay / seconds + 1) * seconds
    return second < 86_400
      ? calendar.instant(daysSince1970: day, secondOfDay: second)
      : calendar.instant(daysSince1970: day + 1)
  }
}
