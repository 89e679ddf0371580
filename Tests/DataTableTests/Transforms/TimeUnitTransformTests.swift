import DataTable
import Foundation
import Testing

@Suite struct TimeUnitTransformTests {
  private func starts(
    _ unit: TimeUnitTransform.Unit, _ times: [String], firstWeekday: Int = 2
  ) throws -> [String?] {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let table = try read("time\n" + times.joined(separator: "\n")).table
    let transform = TimeUnitTransform(
      "time", to: unit, as: "start", in: zone, firstWeekday: firstWeekday)
    return Array(try transform.apply(to: table).texts(in: "start"))
  }

  @Test func floorsToLocalUnits() throws {
    let time = "2026-05-07T02:47:31.5Z"  // Wednesday, 6 May, 22:47 in New York
    #expect(try starts(.minute, [time]) == ["2026-05-07T02:47:00Z"])
    #expect(try starts(.hour, [time]) == ["2026-05-07T02:00:00Z"])
    #expect(try starts(.day, [time]) == ["2026-05-06T04:00:00Z"])
    #expect(try starts(.week, [time]) == ["2026-05-04T04:00:00Z"])
    #expect(try starts(.week, [time], firstWeekday: 1) == ["2026-05-03T04:00:00Z"])
    #expect(try starts(.week, [time], firstWeekday: 4) == ["2026-05-06T04:00:00Z"])
    #expect(try starts(.week, [time], firstWeekday: 5) == ["2026-04-30T04:00:00Z"])
    #expect(try starts(.month, [time]) == ["2026-05-01T04:00:00Z"])
    #expect(try starts(.year, [time]) == ["2026-01-01T05:00:00Z"])
  }

  @Test func theHourThatComesTwiceIsTwoHours() throws {
    #expect(
      try starts(.hour, ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z"])
        == ["2026-11-01T05:00:00Z", "2026-11-01T06:00:00Z", "2026-11-01T07:00:00Z"])
    #expect(
      try starts(.day, ["2026-11-01T05:30:00Z", "2026-11-02T04:59:59Z"])
        == ["2026-11-01T04:00:00Z", "2026-11-01T04:00:00Z"])
  }

  @Test func starsBeforeTheirInstants() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var generator = SeededGenerator(seed: 12)
    let instants = (0..<500).map { _ in Double.random(in: -2e9...4e9, using: &generator) }
    let table = Table(aligning: [Column("t", instants: instants + [.nan])])
    for unit in TimeUnitTransform.Unit.allCases {
      let transform = TimeUnitTransform("t", to: unit, in: zone)
      let once = try transform.apply(to: table)
      let starts = try once.instants(in: "t")
      #expect(zip(starts, instants).allSatisfy { $0 <= $1 })
      #expect(starts.last?.isNaN == true)
      #expect(try transform.apply(to: once) == once)
    }
  }
}
