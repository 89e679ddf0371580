import DataTable
import Diagnostics
import FoodTruckKit
import Foundation
import Testing

struct SpotForecastFormTests {
  private func read(_ text: String) throws -> ForecastReading {
    try ForecastReader(timeZone: try zone("America/Los_Angeles")).read(
      .bytes(Array(text.utf8), name: "forecast.json"))
  }

  @Test func severalSpots() throws {
    let reading = try read(
      """
      { "temperatureUnit": "fahrenheit", "attribution": { "name": "By us", "url": "https://a.b/c" },
        "spots": [
          { "name": "One", "latitude": 37.3, "longitude": -122, "hours": [
            { "time": "2026-05-06T10:00", "temperature": 50, "precipitationChance": 0.4,
              "cloudCover": 1, "condition": "Partly cloudy" },
            { "time": "2026-05-06T09:00", "temperature": 41, "condition": 61 }] },
          { "name": "Two", "timeZone": "Europe/Berlin",
            "hours": [{ "time": "2026-05-06T10:00", "temperature": null }],
            "days": [{ "date": "2026-05-06", "sunrise": "2026-05-06T05:30",
              "sunset": "2026-05-06T20:40" }] }] }
      """)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.forecasts.map(\.spot.name) == ["One", "Two"])
    let one = try #require(reading.forecasts.first)
    #expect(one.hours.map(\.temperatureCelsius) == [5, 10])
    #expect(one.hours.map(\.condition) == [.rain, .partlyCloudy])
    #expect(one.hours.last?.precipitationChance == 0.4)
    #expect(one.hours.last?.time == (try moment("2026-05-06T17:00Z")))
    #expect(one.attribution?.url?.absoluteString == "https://a.b/c")
    #expect(one.sun.count == 1)
    let two = try #require(reading.forecasts.last)
    #expect(two.hours.map(\.temperatureCelsius) == [nil])
    #expect(two.sun.first?.sunrise == (try moment("2026-05-06T03:30Z")))
    #expect(!two.isStatic)
  }

  @Test func oddValuesAreLeftOutWithAWarning() throws {
    let reading = try read(
      """
      { "attribution": { "name": "x", "url": "javascript:alert(1)" }, "hours": [
        { "time": "2026-05-06T10:00", "temperature": 1e300, "precipitationChance": 40,
          "cloudCover": -1, "condition": "volcano" },
        { "time": "2026-05-06T11:00", "temperature": 12, "condition": 12345 },
        { "time": "2026-05-06T11:00", "temperature": 13 }] }
      """)
    let forecast = try #require(reading.forecasts.first)
    #expect(forecast.hours.map(\.temperatureCelsius) == [nil, 12])
    #expect(forecast.hours.allSatisfy { $0.precipitationChance == nil && $0.cloudCover == nil })
    #expect(forecast.hours.allSatisfy { $0.condition == nil })
    #expect(forecast.attribution == Attribution(name: "x"))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      reading.diagnostics.map(\.place?.pointer) == [
        "/attribution/url", "/hours/0/temperature", "/hours/0/precipitationChance",
        "/hours/0/condition", "/hours",
      ])
  }

  @Test(arguments: [
    ("{}", ""), ("[]", ""), ("7", ""), ("{\"spots\": 3}", "/spots"),
    ("{\"spots\": [{}]}", "/spots/0"), ("{\"spots\": []}", ""),
    ("{\"hours\": []}", ""), ("{\"hours\": [{}]}", "/hours/0"),
    ("{\"hours\": [{\"time\": \"noon\"}]}", "/hours/0/time"),
    ("{\"timeZone\": \"Mars\", \"hours\": []}", "/timeZone"),
  ])
  func errorsNameTheirPlace(_ text: String, _ pointer: String) throws {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(try #require(error).place?.pointer ?? "" == pointer)
  }
}

struct OpenMeteoFormTests {
  /// An answer for one day of Berlin with the temperatures' last hours not known.
  private func answer(
    temperatures: [String], extra: String = "", unit: String = "°C", latitude: Double = 52.52
  ) -> String {
    let times = (0..<24).map { "\"2026-07-18T\($0 < 10 ? "0" : "")\($0):00\"" }
    return """
      { "latitude": \(latitude), "longitude": 13.42, "utc_offset_seconds": 7200,
        "timezone": "Europe/Berlin",
        "hourly_units": { "time": "iso8601", "temperature_2m": "\(unit)" },
        "hourly": { "time": [\(times.joined(separator: ","))],
          "temperature_2m": [\(temperatures.joined(separator: ","))]\(extra) } }
      """
  }

  private func read(_ text: String, spots: [ParkingSpot] = []) throws -> ForecastReading {
    try ForecastReader(timeZone: .gmt, spots: spots).read(
      .bytes(Array(text.utf8), name: "forecast.json"))
  }

  private let temperatures = (0..<21).map { "\($0).5" } + ["null", "null", "null"]

  @Test func nullsAtTheEndEndTheLine() throws {
    let reading = try read(answer(temperatures: temperatures))
    let forecast = try #require(reading.forecasts.first)
    #expect(forecast.hours.count == 24)
    #expect(forecast.hours.lastIndex { $0.temperatureCelsius != nil } == 20)
    #expect(forecast.hours.first?.time == (try moment("2026-07-17T22:00Z")))
    #expect(forecast.timeZone.identifier == "Europe/Berlin")
    #expect(forecast.attribution?.name == "Weather data by Open-Meteo.com")
    #expect(forecast.attribution?.url?.absoluteString == "https://open-meteo.com/")
    #expect(reading.diagnostics.isEmpty)
    let span = try #require(forecast.span(of: try day("2026-07-18")))
    #expect(span.upperBound == (try moment("2026-07-18T18:00Z")))
    #expect(forecast.sun.first?.sunrise != nil)
  }

  @Test func unequalColumnsNameTheField() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read(answer(temperatures: Array(temperatures.dropLast())))
    }
    #expect(error?.place?.pointer == "/hourly/temperature_2m")
    #expect(error?.message == "23 values beside 24 times")
  }

  @Test func unitsAreTakenFromTheAnswer() throws {
    let warm = try read(answer(temperatures: Array(repeating: "68", count: 24), unit: "°F"))
    #expect(warm.forecasts.first?.hours.first?.temperatureCelsius == 20)
    let error = #expect(throws: Diagnostic.self) {
      try read(answer(temperatures: temperatures, unit: "K"))
    }
    #expect(error?.place?.pointer == "/hourly_units/temperature_2m")
  }

  @Test func chancesAreThoseOfThePrecedingHour() throws {
    let chances = (0..<24).map { $0 == 13 ? "40" : $0 > 20 ? "null" : "0" }
    let codes = (0..<24).map { $0 == 3 ? "42" : "2" }
    let reading = try read(
      answer(
        temperatures: temperatures,
        extra: ", \"precipitation_probability\": [\(chances.joined(separator: ","))], "
          + "\"weathercode\": [\(codes.joined(separator: ","))]"))
    let forecast = try #require(reading.forecasts.first)
    #expect(forecast.hours[12].precipitationChance == 0.4)
    #expect(forecast.hours[13].precipitationChance == 0)
    #expect(forecast.hours[20].precipitationChance == nil)
    #expect(forecast.hours[3].condition == nil)
    #expect(forecast.hours[4].condition == .partlyCloudy)
    #expect(reading.diagnostics.map(\.place?.pointer) == ["/hourly/weathercode/3"])
  }

  @Test func sunOfTheAnswerIsUsed() throws {
    let daily = """
      , "daily": { "time": ["2026-07-18"], "sunrise": ["2026-07-18T05:05"],
        "sunset": ["2026-07-18T21:19"] } }
      """
    let reading = try read(answer(temperatures: temperatures).dropLast() + daily)
    let sun = try #require(reading.forecasts.first?.sun.first)
    #expect(sun.sunrise == (try moment("2026-07-18T03:05Z")))
    #expect(sun.sunset == (try moment("2026-07-18T19:19Z")))
  }

  @Test func daylightByHourWithoutCoordinates() throws {
    let flags = (0..<24).map { (5..<21).contains($0) ? "1" : "0" }
    let text = answer(
      temperatures: temperatures, extra: ", \"is_day\": [\(flags.joined(separator: ","))]"
    ).replacingOccurrences(of: "\"latitude\": 52.52, ", with: "")
    let sun = try #require(try read(text).forecasts.first?.sun.first)
    #expect(sun.sunrise == (try moment("2026-07-18T03:00Z")))
    #expect(sun.sunset == (try moment("2026-07-18T19:00Z")))
  }

  @Test func answersAreNamedByTheirSpots() throws {
    let near = try #require(Coordinate(latitude: 52.6, longitude: 13.4))
    let far = try #require(Coordinate(latitude: 48.1, longitude: 11.6))
    let spots = [
      ParkingSpot(name: "Far", coordinate: far), ParkingSpot(name: "Near", coordinate: near),
    ]
    let one = answer(temperatures: temperatures)
    let two = answer(temperatures: temperatures, latitude: -52.5)
    let reading = try read("[\(one),\(two)]", spots: spots)
    #expect(reading.forecasts.map(\.spot.name) == ["Near", "52.50° S, 13.42° E"])
  }

  @Test func refusalOfTheServiceIsAnError() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("{ \"error\": true, \"reason\": \"Daily limit exceeded\" }")
    }
    #expect(error?.hint?.contains("Daily limit exceeded") == true)
  }

  @Test func clockChangeInsideAnAnswerDoesNotShiftHours() throws {
    let text = """
      { "utc_offset_seconds": 3600, "timezone": "Europe/Berlin",
        "hourly": { "time": ["2027-03-28T01:00", "2027-03-28T02:00", "2027-03-28T03:00"],
          "temperature_2m": [1, 2, 3] } }
      """
    let forecast = try #require(try read(text).forecasts.first)
    #expect(
      forecast.hours.map(\.time) == [
        try moment("2027-03-28T00:00Z"), try moment("2027-03-28T01:00Z"),
        try moment("2027-03-28T02:00Z"),
      ])
  }

  @Test func secondsInPlaceOfText() throws {
    let start = Int(try moment("2026-07-18T00:00Z"))
    let text = """
      { "utc_offset_seconds": 7200, "hourly": { "time": [\(start), \(start + 3600)],
        "temperature_2m": [1, 2] } }
      """
    let forecast = try #require(try read(text).forecasts.first)
    #expect(forecast.hours.map(\.time) == [Double(start), Double(start + 3600)])
    #expect(forecast.timeZone.secondsFromGMT() == 7200)
  }
}
