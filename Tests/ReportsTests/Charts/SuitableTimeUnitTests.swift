import DataTable
import Foundation
import Testing

@testable import Reports

@Suite struct SuitableTimeUnitTests {
  private func unit(_ days: [String], hour: Double = 0) throws -> TimeUnitTransform.Unit {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    var clock = LocalClock(timeZone: zone)
    let instants = days.compactMap { CalendarDay($0) }.map {
      clock.start(of: $0) + hour * 3600
    }
    #expect(instants.count == days.count)
    return ChartData.suitableUnit(for: instants, in: zone)
  }

  @Test func datesAreOfTheirOwnUnit() throws {
    #expect(try unit(["2026-06-29", "2026-06-30", "2026-07-01"]) == .day)
    #expect(try unit(["2026-01-01", "2026-02-01", "2026-07-01"]) == .month)
    #expect(try unit(["2024-01-01", "2026-01-01"]) == .year)
    #expect(try unit(["2026-01-01"]) == .day)
    #expect(try unit([]) == .day)
  }

  @Test func timesAreGroupedByTheSpan() throws {
    #expect(try unit(["2026-06-29", "2026-06-30"], hour: 9) == .hour)
    #expect(try unit(["2026-06-29", "2026-07-20"], hour: 9) == .day)
    #expect(try unit(["2026-01-29", "2026-07-20"], hour: 9) == .month)
    #expect(try unit(["2016-01-29", "2026-07-20"], hour: 9) == .year)
  }

  @Test(arguments: [5, 10, 15, 30])
  func timesAtFullStretchesOfTheClockStandForThem(minutes: Int) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let nine = 1_778_072_400.0
    let instants = (0..<7).map { nine + Double($0 * minutes * 60) }
    #expect(ChartData.minutes(between: instants, in: zone) == minutes)
    #expect(ChartData.minutes(between: instants + [nine + 60], in: zone) == 1)
    #expect(ChartData.minutes(between: [nine, nine], in: zone) == 1)
    #expect(ChartData.minutes(between: [], in: zone) == 1)
  }

  @Test func timesWithinTwoHoursAreGroupedByTheMinute() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let nine = 1_778_072_400.0
    let minutes = stride(from: nine, through: nine + 58 * 60, by: 120)
    #expect(ChartData.suitableUnit(for: Array(minutes), in: zone) == .minute)
    #expect(ChartData.suitableUnit(for: [nine, nine + 3600, nine + 7200], in: zone) == .hour)
    #expect(ChartData.suitableUnit(for: [nine, nine + 5 * 3600 + 60], in: zone) == .hour)
  }

  @Test func midnightsOfTheDayOnWhichTheClockIsChangedAreDays() throws {
    #expect(try unit(["2026-03-07", "2026-03-08", "2026-03-09"]) == .day)
  }
}
