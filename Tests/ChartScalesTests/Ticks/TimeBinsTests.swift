import ChartScales
import Testing

@Suite struct TimeBinsTests {
  private let context = FormatContext(timeZoneIdentifier: "America/New_York")

  @Test func binsOfEachUnitHoldTheInstant() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<400 {
      let instant = Double.random(in: -3e9...5e9, using: &generator)
      for unit in CalendarUnit.allCases {
        let bin = TimeBins.bin(of: unit, containing: instant, context: context)
        #expect(bin.contains(instant), "\(unit) \(instant)")
        let next = TimeBins.bin(of: unit, containing: bin.upperBound, context: context)
        #expect(next.lowerBound == bin.upperBound, "\(unit) \(instant)")
      }
    }
  }

  @Test func thresholdsTileTheDomain() throws {
    let domain = ScaleDomain(
      TimeTicksTests.instant("2026-05-06T10:00:00Z"), TimeTicksTests.instant("2026-05-08T01:00:00Z")
    )
    let days = try #require(TimeBins.thresholds(of: .day, domain: domain, context: context))
    #expect(
      days
        == ["2026-05-06T04:00:00Z", "2026-05-07T04:00:00Z", "2026-05-08T04:00:00Z"].map(
          TimeTicksTests.instant))
  }

  @Test func aDomainThatEndsWithABinHasNoEmptyBin() throws {
    let domain = ScaleDomain(
      TimeTicksTests.instant("2026-05-06T04:00:00Z"), TimeTicksTests.instant("2026-05-07T04:00:00Z")
    )
    #expect(TimeBins.thresholds(of: .day, domain: domain, context: context)?.count == 2)
    #expect(TimeBins.thresholds(of: .hour, domain: domain, context: context)?.count == 25)
  }

  @Test func tooManyBinsAreNone() {
    #expect(
      TimeBins.thresholds(of: .second, domain: ScaleDomain(0, 1e6), context: context) == nil)
    let single = TimeBins.thresholds(of: .day, domain: ScaleDomain(0, 0), context: context)
    #expect(single?.count == 2)
  }
}
