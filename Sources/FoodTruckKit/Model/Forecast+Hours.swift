import DataTable
import Foundation

extension Forecast {
  /// The hour in which an instant lies; `nil` when the forecast does not reach it.
  ///
  /// An hour lasts 60 minutes, or as long as the shortest step between two of them where a service
  /// gives every third hour only; what was said before a gap does not last through it.
  public func hour(at instant: Double) -> HourlyForecast? {
    guard let hour = hours.last(where: { $0.time <= instant }) else { return nil }
    let step = zip(hours, hours.dropFirst()).map { $1.time - $0.time }.min() ?? 3600
    return instant < hour.time + max(step, 3600) ? hour : nil
  }

  /// Whether rain or snow is likely, with a chance of 0.3 or more, within the hour after `now`; `nil` when
  /// the forecast does not say, or says it of a part of that hour only and rain is not likely there.
  public func isRainExpected(after now: Double) -> Bool? {
    let chances = hours.filter { $0.time < now + 3600 && $0.time + 3600 > now }
      .map(\.precipitationChance)
    if chances.contains(where: { $0.map { $0 >= 0.3 } ?? false }) { return true }
    return chances.isEmpty || chances.contains(nil) ? nil : false
  }

  /// What falls when rain is expected within the hour after `now`: by the sky of the hours that
  /// speak of it, else by the frost; rain where nothing is known.
  public func precipitation(after now: Double) -> Precipitation {
    let hours = hours.filter { $0.time < now + 3600 && $0.time + 3600 > now }
    let kinds = hours.compactMap(\.condition?.precipitation)
    if kinds.contains(.rain) && kinds.contains(.snow) { return .rainOrSnow }
    if let kind = kinds.first { return kind }
    let degrees = hours.compactMap(\.temperatureCelsius)
    return !degrees.isEmpty && degrees.allSatisfy { $0 <= 0 } ? .snow : .rain
  }

  /// The forecast of the place to be proposed: the first of `candidates` where no rain is expected
  /// within the hour after `now`, else the first where it is not known, else the first of all.
  public static func proposed(among candidates: [Forecast], now: Double) -> Forecast? {
    candidates.first { $0.isRainExpected(after: now) == false }
      ?? candidates.first { $0.isRainExpected(after: now) == nil }
      ?? candidates.first
  }

  /// Whether the sun is up; `nil` when it is not known.
  public func isDay(at instant: Double) -> Bool? {
    var clock = LocalClock(timeZone: timeZone)
    if nights(in: instant..<(instant + 1), clock: &clock).isEmpty {
      let day = clock.day(at: instant)
      return sun.contains { $0.day == day } ? true : nil
    }
    return false
  }

  /// The parts of `span` in which the sun is down, in order. Days of which nothing is known about
  /// the sun have none.
  public func nights(in span: Range<Double>) -> [Range<Double>] {
    var clock = LocalClock(timeZone: timeZone)
    return nights(in: span, clock: &clock)
  }

  private func nights(in span: Range<Double>, clock: inout LocalClock) -> [Range<Double>] {
    var nights: [Range<Double>] = []
    for times in sun {
      let start = max(clock.start(of: times.day), span.lowerBound)
      let end = min(clock.start(of: times.day.adding(days: 1)), span.upperBound)
      if times.daylight == .allDay { continue }
      // Where summer nights are short, the sun of the day before may set after midnight.
      var dark = start
      for (sunrise, sunset) in sun.compactMap(\.daylight.ends) where sunset > dark {
        if dark < min(sunrise, end) { nights.append(dark..<min(sunrise, end)) }
        dark = sunset
      }
      if dark < end { nights.append(dark..<end) }
    }
    return nights.reduce(into: []) { merged, night in
      if let last = merged.last, last.upperBound >= night.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, night.upperBound)
      } else {
        merged.append(night)
      }
    }
  }

  /// The span that a picture of a day shows: from the first to the last of the hours that have a
  /// temperature, within the day and up to the midnight after it. `nil` when there are fewer than two.
  public func span(of day: CalendarDay) -> Range<Double>? {
    var clock = LocalClock(timeZone: timeZone)
    let start = clock.start(of: day)
    let end = clock.start(of: day.adding(days: 1))
    let known = hours.filter {
      $0.time >= start && $0.time <= end && $0.temperatureCelsius != nil
    }
    guard let first = known.first, let last = known.last, first.time < last.time else {
      return nil
    }
    return first.time..<last.time
  }

  /// The hours within a span, its end included, whose temperature is known, in parts between which
  /// hours are missing.
  public func knownHours(in span: Range<Double>) -> [[HourlyForecast]] {
    let within = hours.filter { $0.time >= span.lowerBound && $0.time <= span.upperBound }
    let known = within.filter { $0.temperatureCelsius != nil }
    // Some services give every third hour only.
    let step = zip(within, within.dropFirst()).map { $1.time - $0.time }.min() ?? 3600
    return known.reduce(into: []) { parts, hour in
      if let last = parts.last?.last, hour.time - last.time <= step * 1.5 {
        parts[parts.count - 1].append(hour)
      } else {
        parts.append([hour])
      }
    }
  }

  /// The same weather on other days: all times are moved by as many days as it takes to bring the
  /// first one to `day`. Where the coordinates are known the sun is that of the new days.
  ///
  /// - Parameter zone: where the weather is moved to, by the clock on the wall; `nil` leaves it in
  ///   its own zone.
  public func moved(to day: CalendarDay, in zone: TimeZone? = nil) -> Forecast {
    var clock = LocalClock(timeZone: timeZone)
    var target = LocalClock(timeZone: zone ?? timeZone)
    guard let first = hours.first.map({ clock.day(at: $0.time) }) else { return self }
    let days = day.daysSince1970 &- first.daysSince1970
    // By the clock on the wall, so that noon stays noon where the clocks are changed in between.
    func moved(_ instant: Double, by days: Int) -> Double {
      guard let seconds = Int(exactly: instant.rounded(.down)) else { return instant }
      let local = seconds &+ clock.offset(at: instant)
      return Double(target.instant(localSeconds: local &+ days &* 86_400))
    }
    var forecast = self
    forecast.timeZone = zone ?? timeZone
    for index in forecast.hours.indices {
      forecast.hours[index].time = moved(hours[index].time, by: days)
    }
    forecast.sun = sun.map { times in
      let newDay = times.day.adding(days: days)
      let known = spot.coordinate.map { SunTimes(day: newDay, coordinate: $0, clock: &clock) }
      let daylight = known?.daylight ?? times.daylight
      guard case .between(let sunrise, let sunset) = daylight else {
        return SunTimes(day: newDay, daylight: daylight)
      }
      let left = known == nil ? days : 0
      return SunTimes(
        day: newDay,
        daylight: .between(sunrise: moved(sunrise, by: left), sunset: moved(sunset, by: left)))
    }
    return forecast
  }
}
