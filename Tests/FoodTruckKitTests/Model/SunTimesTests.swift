import DataTable
import FoodTruckKit
import Foundation
import Testing

struct SunTimesTests {
  /// Times from almanacs, to two minutes.
  @Test(arguments: [
    ("2026-06-21", 52.52, 13.405, "Europe/Berlin", "04:43", "21:33"),
    ("2026-12-21", 52.52, 13.405, "Europe/Berlin", "08:15", "15:54"),
    ("2026-05-06", 37.323, -122.032, "America/Los_Angeles", "06:06", "20:02"),
    ("2026-01-01", -33.869, 151.209, "Australia/Sydney", "05:48", "20:09"),
    ("2026-03-29", 52.52, 13.405, "Europe/Berlin", "06:48", "19:34"),
    ("2026-09-10", -13.83, -171.76, "Pacific/Apia", "06:26", "18:23"),
  ])
  func sunrisesAndSunsets(
    _ date: String, _ latitude: Double, _ longitude: Double, _ zoneName: String,
    _ sunrise: String, _ sunset: String
  ) throws {
    let zone = try zone(zoneName)
    var clock = LocalClock(timeZone: zone)
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let sun = SunTimes(day: try day(date), coordinate: place, clock: &clock)
    let rise = try #require(sun.sunrise)
    let set = try #require(sun.sunset)
    #expect(abs(rise - (try moment("\(date)T\(sunrise)", in: zone))) <= 120)
    #expect(abs(set - (try moment("\(date)T\(sunset)", in: zone))) <= 120)
  }

  @Test func polarSummerAndWinter() throws {
    var clock = LocalClock(timeZone: try zone("Europe/Oslo"))
    let tromsø = try #require(Coordinate(latitude: 69.65, longitude: 18.96))
    let summer = SunTimes(day: try day("2026-06-21"), coordinate: tromsø, clock: &clock)
    let winter = SunTimes(day: try day("2026-12-21"), coordinate: tromsø, clock: &clock)
    #expect(summer.daylight == .allDay)
    #expect(winter.daylight == .never)
    #expect(winter.sunrise == nil)
  }

  @Test func everyPlaceAndDayGivesFiniteTimesInOrder() throws {
    var clock = LocalClock(timeZone: .gmt)
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in stride(from: -180.0, through: 180, by: 45) {
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        for number in stride(from: 20_500, to: 20_866, by: 61) {
          let day = CalendarDay(daysSince1970: number)
          let sun = SunTimes(day: day, coordinate: place, clock: &clock)
          guard let rise = sun.sunrise, let set = sun.sunset else { continue }
          #expect(rise < set)
          #expect(set - rise <= 86_400)
          #expect(abs((rise + set) / 2 - clock.start(of: day) - 43_200) <= 43_200 + 1200)
        }
      }
    }
  }
}
