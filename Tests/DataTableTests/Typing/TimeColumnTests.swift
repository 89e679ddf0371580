import DataTable
import Foundation
import Testing

@Suite struct TimeColumnTests {
  private func zone(_ identifier: String) throws -> TimeZone {
    try #require(TimeZone(identifier: identifier))
  }

  @Test func aDayOf23HoursHas23Points() throws {
    let table = try Fixture.read("clock-forward.csv").table
    let instants = try table.instants(in: "time")
    #expect(instants.count == 23)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $1 - $0 == 3600 })
    let days = try table.applying([
      TimeUnitTransform("time", to: .day, in: try zone("Europe/Berlin")),
      AggregateTransform(by: ["time"], [.init(.sum, of: "visits", as: "visits"), .init(.count)]),
    ])
    #expect(days.rowCount == 1)
    #expect(days["visits"]?.decimal(at: 0) == 276)
    #expect(days["count"]?.decimal(at: 0) == 23)
    #expect(days["time"]?.text(at: 0) == "2027-03-27T23:00:00Z")
  }

  @Test(arguments: ["America/Los_Angeles", "UTC", "Asia/Tokyo", "Pacific/Apia"])
  func aDateIsThatDayInItsZone(identifier: String) throws {
    var options = ReadOptions()
    options.timeZone = try zone(identifier)
    let table = try Fixture.read("days.csv", options: options).table
    var clock = LocalClock(timeZone: options.timeZone)
    let days = try table.instants(in: "day").map { clock.day(at: $0).description }
    #expect(days == ["2026-04-29", "2026-04-30", "2026-05-01", "2026-05-02"])
    let months = try table.applying([
      TimeUnitTransform("day", to: .month, in: options.timeZone),
      AggregateTransform(by: ["day"], [.init(.sum, of: "income", as: "income")]),
    ])
    #expect(try months.decimals(in: "income") == [20, 70])
  }

  @Test func timesWithAndWithoutOffsetMix() throws {
    var options = ReadOptions()
    options.timeZone = try zone("America/New_York")
    let text = """
      time
      2026-07-03 11:02:00 -0400
      2026-07-03T11:02
      2026-07-03T15:02:00Z
      2026-07-03 15:02 UTC
      """
    let instants = try read(text, options: options).table.instants(in: "time")
    #expect(Set(instants).count == 1)
  }

  @Test func oneCellThatIsNoTimeMakesItText() throws {
    #expect(try read("time\n2026-07-03\n3 July").table["time"]?.kind == .text)
  }
}
