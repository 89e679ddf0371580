import Foundation
import Testing

@testable import DataTable

@Suite struct LocalClockTests {
  private func clock(_ zone: String) throws -> LocalClock {
    LocalClock(timeZone: try #require(TimeZone(identifier: zone)))
  }

  private func local(_ text: String) throws -> Int {
    var text = text
    return try #require(text.withUTF8 { ISOTime(utf8: $0) }).localSeconds
  }

  private func utc(_ clock: inout LocalClock, _ text: String) throws -> String? {
    let instant = clock.instant(localSeconds: try local(text))
    return ISOTime.text(secondsSince1970: Double(instant))
  }

  @Test(arguments: [
    ("America/New_York", "2026-07-01T12:00", "2026-07-01T16:00:00Z"),
    // Put forward: 02:30 does not exist and counts on from before.
    ("America/New_York", "2026-03-08T01:59", "2026-03-08T06:59:00Z"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00Z"),
    ("America/New_York", "2026-03-08T03:00", "2026-03-08T07:00:00Z"),
    // Put back: 01:30 comes twice and is the first.
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
    ("America/New_York", "2026-11-01T02:00", "2026-11-01T07:00:00Z"),
    ("Europe/Berlin", "2027-03-28T00:00", "2027-03-27T23:00:00Z"),
    ("Europe/Berlin", "2027-03-29T00:00", "2027-03-28T22:00:00Z"),
    // A midnight that was skipped, and a whole day.
    ("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-04T03:00:00Z"),
    ("Pacific/Apia", "2011-12-31T00:00", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-29T12:00", "2011-12-29T22:00:00Z"),
    ("Asia/Kathmandu", "2026-01-01T00:00", "2025-12-31T18:15:00Z"),
  ])
  func readsTheClockOnTheWall(zone: String, time: String, expected: String) throws {
    var clock = try clock(zone)
    #expect(try utc(&clock, time) == expected)
  }

  @Test(arguments: ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Tokyo"])
  func agreesWithFoundationThroughThreeYears(zone: String) throws {
    var clock = try clock(zone)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let instant = Int.random(in: 1_735_689_600...1_830_297_600, using: &generator)
      let offset = clock.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
      #expect(clock.offset(at: Double(instant)) == offset)
      // Back from local time it is the same instant, or the hour before where the clock shows both.
      let back = clock.instant(localSeconds: instant + offset)
      #expect(back == instant || clock.offset(at: Double(back)) - offset == instant - back)
    }
  }

  @Test func daysHave2324And25Hours() throws {
    var clock = try clock("Europe/Berlin")
    func hours(_ text: String) throws -> Double {
      let day = try #require(CalendarDay(text))
      return (clock.start(of: day.adding(days: 1)) - clock.start(of: day)) / 3600
    }
    #expect(try hours("2027-03-28") == 23)
    #expect(try hours("2027-03-27") == 24)
    #expect(try hours("2027-10-31") == 25)
  }

  @Test func noNumberIsNoTrap() throws {
    var clock = try clock("Europe/Berlin")
    for instant in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(abs(clock.offset(at: instant)) <= 86_400)
      #expect((0..<86_400).contains(clock.secondOfDay(at: instant)))
    }
  }
}
