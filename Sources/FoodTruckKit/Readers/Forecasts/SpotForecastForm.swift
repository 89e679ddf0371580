import DataTable
import Diagnostics
import Foundation

/// The form in which forecasts are written for this program:
///
///     {
///       "timeZone": "America/Los_Angeles",
///       "temperatureUnit": "celsius",
///       "attribution": { "name": "Weather data by …", "url": "https://…" },
///       "spots": [
///         {
///           "name": "Coffee Corner", "latitude": 37.33, "longitude": -122.03,
///           "hours": [
///             { "time": "2026-05-06T09:00", "temperature": 14.5, "precipitationChance": 0.1,
///               "cloudCover": 0.3, "condition": "partlyCloudy" }
///           ],
///           "days": [
///             { "date": "2026-05-06", "sunrise": "2026-05-06T06:07", "sunset": "2026-05-06T20:03" }
///           ]
///         }
///       ]
///     }
///
/// Only `hours` with `time` is needed; a spot's members may stand at the top in place of `spots`.
/// Times without an offset are of `timeZone`, or of the shop's zone. The unit is `celsius` (default)
/// or `fahrenheit`. An hour's chance is that of rain within the hour that begins then; chance and
/// clouds are 0 to 1. A condition is a `WeatherCondition` or a WMO weather code. A temperature that
/// is left out or `null` ends the line. Where days are left out, the sun is computed from the
/// coordinates.
struct SpotForecastForm {
  var timeZone: TimeZone

  func read(_ document: JSONPart, into reading: inout ForecastReading) throws(Diagnostic) {
    guard document.value.objectValue != nil else { throw .unknownForecastForm(document) }
    let spots = document["spots"]
    if let spots, spots.elements == nil { throw .wrongValue(spots, expected: "an array") }
    guard spots != nil || document["hours"] != nil else { throw .unknownForecastForm(document) }
    let attribution = try attribution(document["attribution"], warnings: &reading.diagnostics)
    for spot in spots?.elements ?? [document] {
      var forecast = try forecast(spot, in: document, warnings: &reading.diagnostics)
      forecast.attribution = attribution
      reading.forecasts.append(forecast)
    }
  }

  private func attribution(
    _ part: JSONPart?, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> Attribution? {
    guard let part else { return nil }
    if let name = part.value.stringValue { return Attribution(name: name) }
    guard let name = part["name"]?.text else { throw .missingMember("name", in: part) }
    let url = part["url"].flatMap { link -> URL? in
      let url = link.text.flatMap { URL.webPage($0) }
      if url == nil { warnings.append(.wrongValue(link, expected: "a web address").asWarning) }
      return url
    }
    return Attribution(name: name, url: url)
  }

  private func forecast(
    _ part: JSONPart, in document: JSONPart, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> Forecast {
    let zone = try (part["timeZone"] ?? document["timeZone"]).map(Self.zone) ?? timeZone
    let unit = try (part["temperatureUnit"] ?? document["temperatureUnit"]).map(Self.unit)
    guard let hours = part["hours"] else { throw .missingMember("hours", in: part) }
    guard let elements = hours.elements else { throw .wrongValue(hours, expected: "an array") }
    var clock = LocalClock(timeZone: zone)
    var parser = HourParser(unit: unit ?? .celsius)
    var forecast = Forecast(
      spot: ParkingSpot(name: part["name"]?.text ?? "", coordinate: part.coordinate), hours: [],
      timeZone: zone)
    for element in elements {
      guard let time = element["time"] else { throw .missingMember("time", in: element) }
      guard let instant = time.instant(clock: &clock) else { throw .notATime(time) }
      forecast.hours.append(
        HourlyForecast(
          time: instant, temperatureCelsius: parser.celsius(element["temperature"]),
          precipitationChance: parser.fraction(element["precipitationChance"]),
          cloudCover: parser.fraction(element["cloudCover"]),
          condition: parser.condition(element["condition"])))
    }
    var known: [SunTimes] = []
    for day in part["days"]?.elements ?? [] {
      if let times = try Self.sunTimes(day, clock: &clock) { known.append(times) }
    }
    warnings += parser.warnings
    forecast.sortHours(warnings: &warnings, at: hours.place)
    forecast.completeSun(known, clock: &clock)
    return forecast
  }

  private static func zone(_ part: JSONPart) throws(Diagnostic) -> TimeZone {
    guard let zone = part.text.flatMap({ TimeZone(identifier: $0) }) else {
      throw .wrongValue(part, expected: "a time zone such as \"Europe/Berlin\"")
    }
    return zone
  }

  private static func unit(_ part: JSONPart) throws(Diagnostic) -> DegreeUnit {
    guard let unit = part.text.flatMap({ DegreeUnit($0) }) else {
      throw .wrongValue(part, expected: "\"celsius\" or \"fahrenheit\"")
    }
    return unit
  }

  private static func sunTimes(
    _ part: JSONPart, clock: inout LocalClock
  ) throws(Diagnostic) -> SunTimes? {
    guard let date = part["date"] else { throw .missingMember("date", in: part) }
    guard let day = date.text.flatMap({ CalendarDay($0) }) else {
      throw .wrongValue(date, expected: "a date such as \"2026-05-06\"")
    }
    guard let rise = part["sunrise"], let set = part["sunset"] else { return nil }
    guard let sunrise = rise.instant(clock: &clock) else { throw .notATime(rise) }
    guard let sunset = set.instant(clock: &clock) else { throw .notATime(set) }
    return SunTimes(day: day, sunrise: sunrise, sunset: sunset, clock: &clock)
  }
}

extension URL {
  /// The address when it is one of a web page; `nil` for anything else, such as `javascript:`.
  static func webPage(_ text: String) -> URL? {
    guard let url = URL(string: text), let host = url.host, !host.isEmpty else { return nil }
    return ["http", "https"].contains(url.scheme?.lowercased()) ? url : nil
  }
}
