import DataTable
import Diagnostics
import Foundation

/// The hourly answer of Open-Meteo: columns of equal length under `hourly`, their units under
/// `hourly_units`, times by the clock of the place, `utc_offset_seconds` ahead of UTC.
///
/// `time` and `temperature_2m` are needed; `precipitation_probability`, `cloud_cover` and
/// `weather_code` are used (under their older names too), and `sunrise` and `sunset` under `daily`.
/// `null` at the end of a column is an hour that is not known.
struct OpenMeteoForm {
  /// The zone where the answer names none.
  var timeZone: TimeZone

  static func recognizes(_ answer: JSONPart) -> Bool {
    answer["hourly"] != nil || answer["error"]?.value.booleanValue == true
      || answer["hourly_units"] != nil
  }

  func read(_ answer: JSONPart, into reading: inout ForecastReading) throws(Diagnostic) {
    if answer["error"]?.value.booleanValue == true {
      throw .refusedForecast(answer["reason"]?.text, at: answer.place)
    }
    guard let hourly = answer["hourly"] else { throw .missingMember("hourly", in: answer) }
    let (zone, offset) = try zone(of: answer)
    let times = LocalTimes(offset: offset)
    var clock = LocalClock(timeZone: zone)
    guard let time = hourly["time"] else { throw .missingMember("time", in: hourly) }
    guard let moments = time.elements else { throw .wrongValue(time, expected: "an array") }
    func column(_ names: [String]) throws(Diagnostic) -> [JSONPart]? {
      try Self.column(names, of: hourly, count: moments.count)
    }
    guard let temperatures = try column(["temperature_2m"]) else {
      throw .missingMember("temperature_2m", in: hourly)
    }
    let chances = try column(["precipitation_probability"])
    let clouds = try column(["cloud_cover", "cloudcover"])
    let codes = try column(["weather_code", "weathercode"])
    let daylight = try column(["is_day"])

    var parser = HourParser(unit: try Self.unit(of: answer))
    parser.whole = 100
    var forecast = Forecast(
      spot: ParkingSpot(name: "", coordinate: answer.coordinate), hours: [], timeZone: zone,
      attribution: Attribution(
        name: "Weather data by Open-Meteo.com", url: URL(string: "https://open-meteo.com/")))
    for (index, moment) in moments.enumerated() {
      guard let instant = times.instant(moment, clock: &clock) else { throw .notATime(moment) }
      // The service's chance is that of the hour before its time.
      let next = index + 1
      forecast.hours.append(
        HourlyForecast(
          time: instant, temperatureCelsius: parser.celsius(temperatures[index]),
          precipitationChance: parser.fraction(
            chances.flatMap { next < $0.count ? $0[next] : nil }),
          cloudCover: parser.fraction(clouds?[index]),
          condition: parser.condition(codes?[index])))
    }
    reading.diagnostics += parser.warnings
    forecast.sortHours(warnings: &reading.diagnostics, at: time.place)
    let known = try sun(answer["daily"], times: times, clock: &clock)
    let seen = Self.sun(byDaylight: daylight, of: forecast, clock: &clock)
    forecast.completeSun(known, otherwise: seen, clock: &clock)
    reading.forecasts.append(forecast)
  }

  /// The values of a column. Throws when it has not a value for each of the `count` times.
  private static func column(
    _ names: [String], of hourly: JSONPart, count: Int
  ) throws(Diagnostic) -> [JSONPart]? {
    guard let column = names.lazy.compactMap({ hourly[$0] }).first else { return nil }
    guard let values = column.elements else { throw .wrongValue(column, expected: "an array") }
    guard values.count == count else {
      throw .unequalColumn(column, count: values.count, expected: count)
    }
    return values
  }

  private static func unit(of answer: JSONPart) throws(Diagnostic) -> DegreeUnit {
    guard let part = answer["hourly_units"]?["temperature_2m"] else { return .celsius }
    guard let unit = part.text.flatMap({ DegreeUnit($0) }) else {
      throw .wrongValue(part, expected: "\"°C\" or \"°F\"")
    }
    return unit
  }

  /// The zone by whose clock the hours are shown, and its distance from UTC in the answer; `nil`
  /// when the answer does not say.
  private func zone(of answer: JSONPart) throws(Diagnostic) -> (TimeZone, offset: Int?) {
    let offset = answer["utc_offset_seconds"]
    let seconds = offset?.value.integerValue
    if let offset, seconds == nil || abs(seconds ?? 0) > 18 * 3600 {
      throw .wrongValue(offset, expected: "seconds from UTC")
    }
    if let zone = answer["timezone"]?.text.flatMap({ TimeZone(identifier: $0) }) {
      return (zone, seconds)
    }
    return (seconds.flatMap { TimeZone(secondsFromGMT: $0) } ?? timeZone, seconds)
  }

  /// What `daily` says about the sun.
  private func sun(
    _ daily: JSONPart?, times: LocalTimes, clock: inout LocalClock
  ) throws(Diagnostic) -> [SunTimes] {
    guard let daily, let dates = daily["time"]?.elements else { return [] }
    guard let rises = try Self.column(["sunrise"], of: daily, count: dates.count),
      let sets = try Self.column(["sunset"], of: daily, count: dates.count)
    else { return [] }
    var known: [SunTimes] = []
    for (index, date) in dates.enumerated() {
      guard let midnight = times.instant(date, clock: &clock),
        let sunrise = times.instant(rises[index], clock: &clock),
        let sunset = times.instant(sets[index], clock: &clock)
      else { continue }
      let day = clock.day(at: midnight)
      if let times = SunTimes(day: day, sunrise: sunrise, sunset: sunset, clock: &clock) {
        known.append(times)
      }
    }
    return known
  }

  /// What `is_day` says about the sun, to the hour.
  private static func sun(
    byDaylight column: [JSONPart]?, of forecast: Forecast, clock: inout LocalClock
  ) -> [SunTimes] {
    guard let column, column.count == forecast.hours.count else { return [] }
    let flags = column.map { $0.value.integerValue == 1 }
    var known: [SunTimes] = []
    for index in flags.indices.dropFirst() where flags[index] && !flags[index - 1] {
      guard let end = flags[index...].firstIndex(of: false) else { break }
      known.append(
        SunTimes(
          day: clock.day(at: forecast.hours[index].time),
          daylight: .between(
            sunrise: forecast.hours[index].time, sunset: forecast.hours[end].time)))
    }
    return known
  }
}

/// How an answer writes times.
private struct LocalTimes {
  /// Seconds ahead of UTC; `nil` when the answer does not say.
  let offset: Int?

  /// Local times are all the same distance from UTC, also where the clock is changed within the
  /// answer; numbers are seconds since 1970.
  func instant(_ part: JSONPart, clock: inout LocalClock) -> Double? {
    guard let offset, let text = part.value.stringValue, let time = ISOTime(text),
      time.offset == nil
    else { return part.instant(clock: &clock) }
    var universal = LocalClock(timeZone: .gmt)
    return time.instant(clock: &universal) - Double(offset)
  }
}
