import DataTable
import FoodTruckKit
import Foundation
import Testing

struct ForecastTests {
  private func forecast(
    _ name: String = "Spot", chances: [Double?], from start: String = "2026-05-06T00:00"
  ) throws -> Forecast {
    let first = try moment(start)
    let hours = chances.enumerated().map { index, chance in
      HourlyForecast(
        time: first + Double(index) * 3600, temperatureCelsius: Double(index),
        precipitationChance: chance)
    }
    return Forecast(spot: ParkingSpot(name: name), hours: hours)
  }

  @Test func hourOfAnInstant() throws {
    let forecast = try forecast(chances: [0, 0.1, 0.2])
    #expect(forecast.hour(at: try moment("2026-05-06T01:59"))?.precipitationChance == 0.1)
    #expect(forecast.hour(at: try moment("2026-05-06T02:59"))?.precipitationChance == 0.2)
    #expect(forecast.hour(at: try moment("2026-05-06T03:00")) == nil)
    #expect(forecast.hour(at: try moment("2026-05-05T23:59")) == nil)
  }

  @Test func noHourLastsThroughAGap() throws {
    var forecast = try forecast(chances: Array(repeating: 0, count: 24))
    forecast.hours.removeSubrange(14...17)
    #expect(forecast.hour(at: try moment("2026-05-06T13:58"))?.temperatureCelsius == 13)
    #expect(forecast.hour(at: try moment("2026-05-06T14:00")) == nil)
    #expect(forecast.hour(at: try moment("2026-05-06T18:00"))?.temperatureCelsius == 18)
  }

  @Test func everyThirdHourLastsThreeHours() throws {
    var forecast = try forecast(chances: Array(repeating: 0, count: 24))
    forecast.hours = stride(from: 0, to: 24, by: 3).map { forecast.hours[$0] }
    #expect(forecast.hour(at: try moment("2026-05-06T11:59"))?.temperatureCelsius == 9)
    forecast.hours.remove(at: 3)
    #expect(forecast.hour(at: try moment("2026-05-06T09:00")) == nil)
  }

  @Test func snowIsNoRain() throws {
    let now = try moment("2026-05-06T10:30")
    var forecast = try forecast(chances: Array(repeating: 0.9, count: 24))
    #expect(forecast.precipitation(after: now) == .rain)
    for index in forecast.hours.indices { forecast.hours[index].temperatureCelsius = -20 }
    #expect(forecast.precipitation(after: now) == .snow)
    forecast.hours[10].condition = .rain
    #expect(forecast.precipitation(after: now) == .rain)
    forecast.hours[11].condition = .snow
    #expect(forecast.precipitation(after: now) == .rainOrSnow)
    forecast.hours[10].condition = .cloudy
    #expect(forecast.precipitation(after: now) == .snow)
    #expect(forecast.precipitation(after: now + 86_400) == .rain)
  }

  @Test func rainCountsWithinTheNextHourOnly() throws {
    let forecast = try forecast(chances: [0.3, 0, 0, 0.29, 0.5, nil])
    #expect(forecast.isRainExpected(after: try moment("2026-05-06T00:30")) == true)
    #expect(forecast.isRainExpected(after: try moment("2026-05-06T01:00")) == false)
    #expect(forecast.isRainExpected(after: try moment("2026-05-06T03:00")) == false)
    #expect(forecast.isRainExpected(after: try moment("2026-05-06T03:01")) == true)
    #expect(forecast.isRainExpected(after: try moment("2026-05-06T05:00")) == nil)
    #expect(forecast.isRainExpected(after: try moment("2026-05-07T05:00")) == nil)
  }

  @Test func anUnknownChanceIsNotDry() throws {
    let now = try moment("2026-05-06T00:30")
    #expect(try forecast(chances: [0, nil]).isRainExpected(after: now) == nil)
    #expect(try forecast(chances: [nil, 0.1]).isRainExpected(after: now) == nil)
    #expect(try forecast(chances: [nil, 0.3]).isRainExpected(after: now) == true)
    #expect(try forecast(chances: [0, 0.1]).isRainExpected(after: now) == false)
  }

  @Test func firstSpotWithoutRainIsProposed() throws {
    let wet = try forecast("wet", chances: [0.8])
    let dry = try forecast("dry", chances: [0.1])
    let drier = try forecast("drier", chances: [0])
    let unknown = try forecast("unknown", chances: [nil])
    let now = try moment("2026-05-06T00:00")
    #expect(Forecast.proposed(among: [wet, dry, drier], now: now)?.spot.name == "dry")
    #expect(Forecast.proposed(among: [wet, unknown, drier], now: now)?.spot.name == "drier")
    #expect(Forecast.proposed(among: [wet, unknown], now: now)?.spot.name == "unknown")
    #expect(Forecast.proposed(among: [wet], now: now)?.spot.name == "wet")
    #expect(Forecast.proposed(among: [], now: now) == nil)
  }

  @Test func nightsAreCutToTheSpanAndJoined() throws {
    var forecast = try forecast(chances: [0])
    let start = try moment("2026-05-06T00:00")
    forecast.sun = try ["2026-05-06", "2026-05-07"].map { date in
      SunTimes(
        day: try day(date),
        daylight: .between(
          sunrise: try moment("\(date)T06:00"), sunset: try moment("\(date)T20:00")))
    }
    let nights = forecast.nights(in: start..<(start + 30 * 3600))
    #expect(
      nights == [start..<(start + 6 * 3600), (start + 20 * 3600)..<(start + 30 * 3600)])
    #expect(forecast.isDay(at: start + 12 * 3600) == true)
    #expect(forecast.isDay(at: start + 21 * 3600) == false)
    #expect(forecast.isDay(at: start - 3600) == nil)
  }

  @Test func sunsetAfterMidnightAndPolarDays() throws {
    var forecast = try forecast(chances: [0])
    let start = try moment("2026-06-21T00:00")
    let first = try day("2026-06-21")
    forecast.sun = [
      SunTimes(
        day: first, daylight: .between(sunrise: start + 2 * 3600, sunset: start + 24.5 * 3600)),
      SunTimes(
        day: first.adding(days: 1),
        daylight: .between(sunrise: start + 26 * 3600, sunset: start + 48 * 3600)),
    ]
    #expect(
      forecast.nights(in: start..<(start + 48 * 3600)) == [
        start..<(start + 2 * 3600), (start + 24.5 * 3600)..<(start + 26 * 3600),
      ])
    forecast.sun = [SunTimes(day: first, daylight: .allDay)]
    #expect(forecast.nights(in: start..<(start + 86_400)).isEmpty)
    forecast.sun = [SunTimes(day: first, daylight: .never)]
    #expect(forecast.nights(in: start..<(start + 86_400)) == [start..<(start + 86_400)])
  }

  @Test func spanIsTheHoursOfTheDayThatAreKnown() throws {
    let whole = try forecast(chances: Array(repeating: 0, count: 25))
    let start = try moment("2026-05-06T00:00")
    #expect(whole.span(of: try day("2026-05-06")) == start..<(start + 86_400))
    #expect(whole.span(of: try day("2026-05-07")) == nil)
    let withoutEnd = try forecast(chances: Array(repeating: 0, count: 24))
    #expect(withoutEnd.span(of: try day("2026-05-06")) == start..<(start + 23 * 3600))
    let late = try forecast(
      chances: Array(repeating: 0, count: 30), from: "2026-05-06T09:00")
    let nine = try moment("2026-05-06T09:00")
    #expect(late.span(of: try day("2026-05-06")) == nine..<(nine + 15 * 3600))
  }

  @Test func missingHoursPartTheLine() throws {
    var forecast = try forecast(chances: Array(repeating: 0, count: 12))
    forecast.hours[5].temperatureCelsius = nil
    let span = try #require(forecast.span(of: try day("2026-05-06")))
    #expect(forecast.knownHours(in: span).map(\.count) == [5, 6])
    forecast.hours.removeSubrange(8...9)
    #expect(forecast.knownHours(in: span).map(\.count) == [5, 2, 2])
  }

  @Test func everyThirdHourIsNoGap() throws {
    var forecast = try forecast(chances: Array(repeating: 0, count: 24))
    forecast.hours = stride(from: 0, to: 24, by: 3).map { forecast.hours[$0] }
    let span = try #require(forecast.span(of: try day("2026-05-06")))
    #expect(forecast.knownHours(in: span).map(\.count) == [8])
  }

  @Test func dayOfTheClockChangeHas23Hours() throws {
    let berlin = try zone("Europe/Berlin")
    var forecast = try forecast(
      chances: Array(repeating: 0, count: 24), from: "2027-03-27T23:00")
    forecast.timeZone = berlin
    let span = try #require(forecast.span(of: try day("2027-03-28")))
    #expect(span.upperBound - span.lowerBound == 23 * 3600)
  }

  @Test func movedForecastHasTheSunOfItsDay() throws {
    var forecast = try forecast(chances: [0], from: "2026-01-10T11:00")
    forecast.spot.coordinate = Coordinate(latitude: 52.52, longitude: 13.405)
    forecast.sun = [SunTimes(day: try day("2026-01-10"), daylight: .never)]
    let sunset = try #require(forecast.moved(to: try day("2026-07-01")).sun.first?.sunset)
    #expect(abs(sunset - (try moment("2026-07-01T19:33Z"))) <= 120)
  }

  @Test func movedForecastKeepsTheClockTime() throws {
    let berlin = try zone("Europe/Berlin")
    var forecast = try forecast(chances: [0, 0], from: "2026-01-10T11:00")
    forecast.timeZone = berlin
    let rise = try moment("2026-01-10T08:11", in: berlin)
    let set = try moment("2026-01-10T16:14", in: berlin)
    forecast.sun = [
      SunTimes(day: try day("2026-01-10"), daylight: .between(sunrise: rise, sunset: set))
    ]
    let moved = forecast.moved(to: try day("2026-07-01"))
    #expect(
      moved.hours.map(\.time) == [
        try moment("2026-07-01T12:00", in: berlin), try moment("2026-07-01T13:00", in: berlin),
      ])
    #expect(moved.sun.first?.day == (try day("2026-07-01")))
    #expect(moved.sun.first?.sunset == (try moment("2026-07-01T16:14", in: berlin)))
  }

  @Test func forecastMovedToAnotherZoneKeepsTheClockTimeThere() throws {
    let berlin = try zone("Europe/Berlin")
    let losAngeles = try zone("America/Los_Angeles")
    var forecast = try forecast(chances: [0], from: "2026-05-06T19:00")
    forecast.timeZone = losAngeles
    forecast.sun = [
      SunTimes(
        day: try day("2026-05-06"),
        daylight: .between(
          sunrise: try moment("2026-05-06T06:05", in: losAngeles),
          sunset: try moment("2026-05-06T20:02", in: losAngeles)))
    ]
    let moved = forecast.moved(to: try day("2026-07-01"), in: berlin)
    #expect(moved.timeZone == berlin)
    #expect(moved.hours.map(\.time) == [try moment("2026-07-01T12:00", in: berlin)])
    #expect(moved.sun.first?.sunrise == (try moment("2026-07-01T06:05", in: berlin)))

    forecast.spot.coordinate = Coordinate(latitude: 34.05, longitude: -118.24)
    let sunset = try #require(
      forecast.moved(to: try day("2026-07-01"), in: berlin).sun.first?.sunset)
    #expect(abs(sunset - (try moment("2026-07-01T20:08", in: berlin))) <= 120)
  }
}
