import ChartScales
import Foundation
import Testing

/// Days of 23 and 25 hours, and zones with rules of their own.
@Suite struct TimeTicksDaylightTests {
  private func context(_ zone: String, _ locale: String = "en_GB") -> FormatContext {
    FormatContext(localeIdentifier: locale, timeZoneIdentifier: zone)
  }

  private func domain(_ start: String, _ end: String) -> ScaleDomain {
    ScaleDomain(TimeTicksTests.instant(start), TimeTicksTests.instant(end))
  }

  private func labels(_ ticks: TimeTickSet, _ context: FormatContext, _ format: DateFormat)
    -> [String]
  {
    ticks.values.map { DateFormatting(context).string($0, as: format) }
  }

  @Test(arguments: [
    // 28 March 2027, Berlin: the clock goes from 2 to 3.
    ("Europe/Berlin", "2027-03-28T00:00:00+01:00", "2027-03-29T00:00:00+02:00", 23.0),
    ("Europe/Berlin", "2027-10-31T00:00:00+02:00", "2027-11-01T00:00:00+01:00", 25.0),
    ("America/New_York", "2027-03-14T00:00:00-05:00", "2027-03-15T00:00:00-04:00", 23.0),
    ("America/New_York", "2027-11-07T00:00:00-04:00", "2027-11-08T00:00:00-05:00", 25.0),
  ])
  func ticksKeepToTheClock(zone: String, start: String, end: String, hours: Double) {
    let context = context(zone)
    let day = domain(start, end)
    #expect(day.span == hours * 3600)
    let six = TimeTicks.automatic(domain: day, context: context)
    #expect(labels(six, context, .hourMinute) == ["00:00", "06:00", "12:00", "18:00", "00:00"])
    let each = TimeTicks.stride(by: .hour, domain: day, context: context)
    #expect(each.values.count == Int(hours) + 1)
    #expect(zip(each.values, each.values.dropFirst()).allSatisfy { $1 - $0 == 3600 })
    #expect(
      TimeBins.bin(of: .day, containing: day.lower + 40_000, context: context)
        == day.lower..<day.upper)
  }

  @Test func theHourThatIsSkippedHasNoTickOfItsOwn() {
    let context = context("Europe/Berlin")
    let day = domain("2027-03-28T00:00:00+01:00", "2027-03-29T00:00:00+02:00")
    let two = TimeTicks.stride(by: .hour, count: 2, domain: day, context: context)
    #expect(
      labels(two, context, .hourMinute).prefix(4) == ["00:00", "03:00", "04:00", "06:00"])
    let each = TimeTicks.stride(by: .hour, domain: day, context: context)
    #expect(labels(each, context, .hour).prefix(4) == ["00", "01", "03", "04"])
  }

  @Test func theHourThatIsRepeatedHasTwo() {
    let context = context("Europe/Berlin")
    let day = domain("2027-10-31T00:00:00+02:00", "2027-11-01T00:00:00+01:00")
    let each = TimeTicks.stride(by: .hour, domain: day, context: context)
    #expect(labels(each, context, .hour).prefix(5) == ["00", "01", "02", "02", "03"])
  }

  @Test func daysAcrossTheChangeStartAtMidnight() {
    for zone in ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "America/Santiago"] {
      let context = context(zone)
      for start in ["2027-03-01T12:00:00Z", "2027-09-01T12:00:00Z"] {
        let lower = TimeTicksTests.instant(start)
        let ticks = TimeTicks.stride(
          by: .day, domain: ScaleDomain(lower, lower + 80 * 86_400), context: context)
        #expect(ticks.values.count == 80)
        // In Santiago the clock goes from midnight to 1.
        let hours = Set(labels(ticks, context, .hourMinute))
        #expect(hours.isSubset(of: zone == "America/Santiago" ? ["00:00", "01:00"] : ["00:00"]))
        #expect(Set(labels(ticks, context, .monthDay)).count == 80)
      }
    }
  }

  @Test func aDayThatAZoneSkipped() {
    // Samoa had no 30 December 2011.
    let context = context("Pacific/Apia")
    let week = domain("2011-12-28T12:00:00Z", "2012-01-03T12:00:00Z")
    let days = TimeTicks.stride(by: .day, domain: week, context: context)
    let texts = labels(days, context, .monthDay)
    #expect(texts.contains("29 Dec") && texts.contains("31 Dec") && !texts.contains("30 Dec"))
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe",
    "America/St_Johns", "Pacific/Apia", "Africa/Casablanca", "Asia/Tehran", "America/Sao_Paulo",
  ])
  func startsOfUnitsAreFoundations(zone: String) throws {
    let context = context(zone, "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = 1
    let units: [(CalendarUnit, Calendar.Component)] = [
      (.day, .day), (.week, .weekOfYear), (.month, .month), (.year, .year),
    ]
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let instant = Double.random(in: -2e9...4e9, using: &generator).rounded()
      for (unit, component) in units {
        let expected = try #require(
          calendar.dateInterval(of: component, for: Date(timeIntervalSince1970: instant)))
        let bin = TimeBins.bin(of: unit, containing: instant, context: context)
        #expect(bin.lowerBound == expected.start.timeIntervalSince1970, "\(unit) \(instant)")
        #expect(bin.upperBound == expected.end.timeIntervalSince1970, "\(unit) \(instant)")
      }
    }
  }

  @Test func propertiesOfRandomDomains() {
    var generator = SeededGenerator(seed: 9)
    let zones = ["UTC", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe"]
    for _ in 0..<1500 {
      let context = context(zones[Int.random(in: 0..<zones.count, using: &generator)])
      let lower = Double.random(in: -2e9...4e9, using: &generator)
      let span = abs(generator.anyMagnitude(9)) + 10
      let count = Int.random(in: 2...12, using: &generator)
      let domain = ScaleDomain(lower, lower + span)
      let ticks = TimeTicks.automatic(domain: domain, desiredCount: count, context: context)
      #expect(ticks.values.allSatisfy { domain.contains($0) })
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.values.count <= count + 2, "\(domain) \(ticks.step) \(count)")
      #expect(ticks == TimeTicks.automatic(domain: domain, desiredCount: count, context: context))
    }
  }
}
