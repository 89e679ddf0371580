import ChartScales
import Foundation
import Testing

@Suite struct TimeTicksTests {
  static func instant(_ text: String) -> Double {
    (try? Date(text, strategy: .iso8601))?.timeIntervalSince1970 ?? .nan
  }

  static let day = 86_400.0

  private func automatic(
    _ start: String, _ end: String, context: FormatContext = FormatContext(),
    desiredCount: Int = 5
  ) -> TimeTickSet {
    TimeTicks.automatic(
      domain: ScaleDomain(Self.instant(start), Self.instant(end)), desiredCount: desiredCount,
      context: context)
  }

  private func labels(_ ticks: TimeTickSet, _ context: FormatContext = FormatContext())
    -> [String]
  {
    ticks.values.map {
      DateFormatting(context).string($0, as: ticks.format)
        .replacingOccurrences(of: "\u{202F}", with: " ")
    }
  }

  /// The strides and labels seen on Apple's charts, with bins (the domain ends with the last bin) and
  /// without.
  @Test(arguments: [
    ("2022-05-02T00:00:00Z", "2022-05-09T00:00:00Z", ["May 2", "May 4", "May 6", "May 8"]),
    ("2022-05-02T00:00:00Z", "2022-05-08T00:00:00Z", ["May 2", "May 4", "May 6", "May 8"]),
    (
      "2022-05-08T00:00:00Z", "2022-06-06T00:00:00Z",
      ["May 8", "May 15", "May 22", "May 29", "Jun 5"]
    ),
    (
      "2022-05-01T00:00:00Z", "2022-06-01T00:00:00Z",
      ["May 1", "May 8", "May 15", "May 22", "May 29"]
    ),
    ("2022-01-01T00:00:00Z", "2022-07-01T00:00:00Z", ["Jan", "Mar", "May", "Jul"]),
    ("2022-02-01T00:00:00Z", "2022-07-01T00:00:00Z", ["Mar", "May", "Jul"]),
    (
      "2021-07-01T00:00:00Z", "2022-07-01T00:00:00Z",
      ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022", "Jul 2022"]
    ),
    (
      "2021-07-01T00:00:00Z", "2022-06-01T00:00:00Z",
      ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"]
    ),
    (
      "2021-07-01T00:00:00Z", "2022-04-01T00:00:00Z",
      ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"]
    ),
    ("2021-07-01T00:00:00Z", "2022-03-01T00:00:00Z", ["Jul 2021", "Oct 2021", "Jan 2022"]),
    (
      "2022-05-08T00:00:00Z", "2022-05-09T00:00:00Z",
      ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"]
    ),
    ("2022-05-08T00:00:00Z", "2022-05-08T23:00:00Z", ["12 AM", "6 AM", "12 PM", "6 PM"]),
  ])
  func automaticMatchesWhatWasSeen(start: String, end: String, expected: [String]) {
    #expect(labels(automatic(start, end)) == expected)
  }

  @Test(arguments: [
    (
      "2022-05-08T12:00:00Z", "2022-05-08T12:00:04Z", TimeStep(.second), DateFormat.hourMinuteSecond
    ),
    (
      "2022-05-08T12:00:00Z", "2022-05-08T12:01:00Z", TimeStep(.second, count: 15),
      .hourMinuteSecond
    ),
    ("2022-05-08T12:00:00Z", "2022-05-08T12:20:00Z", TimeStep(.minute, count: 5), .hourMinute),
    ("2022-05-08T12:00:00Z", "2022-05-08T12:40:00Z", TimeStep(.minute, count: 10), .hourMinute),
    ("2022-05-08T12:00:00Z", "2022-05-08T13:00:00Z", TimeStep(.minute, count: 15), .hourMinute),
    ("2022-05-08T12:00:00Z", "2022-05-08T20:00:00Z", TimeStep(.hour, count: 2), .hour),
    ("2022-05-08T00:00:00Z", "2022-05-10T00:00:00Z", TimeStep(.hour, count: 12), .hour),
    ("2022-05-08T00:00:00Z", "2022-05-22T00:00:00Z", TimeStep(.day, count: 4), .monthDay),
    ("2022-03-01T00:00:00Z", "2022-05-01T00:00:00Z", TimeStep(.week, count: 2), .monthDay),
    ("2022-01-01T00:00:00Z", "2022-04-01T00:00:00Z", TimeStep(.month), .month),
    ("2020-01-01T00:00:00Z", "2022-01-01T00:00:00Z", TimeStep(.quarter, count: 2), .monthYear),
    ("2018-01-01T00:00:00Z", "2022-01-01T00:00:00Z", TimeStep(.year), .year),
    ("1900-01-01T00:00:00Z", "2000-01-01T00:00:00Z", TimeStep(.year, count: 50), .year),
  ])
  func steps(start: String, end: String, step: TimeStep, format: DateFormat) {
    let ticks = automatic(start, end)
    #expect(ticks.step == step)
    #expect(ticks.format == format)
  }

  @Test func moreTicksWhenDesired() {
    #expect(
      automatic("2022-05-08T00:00:00Z", "2022-05-09T00:00:00Z", desiredCount: 9).step
        == TimeStep(.hour, count: 3))
    #expect(
      automatic("2022-05-02T00:00:00Z", "2022-05-09T00:00:00Z", desiredCount: 8).step
        == TimeStep(.day))
  }

  @Test func weeksStartOnTheLocalesFirstWeekday() {
    let german = FormatContext(localeIdentifier: "de_DE")
    let ticks = automatic("2022-05-08T00:00:00Z", "2022-06-06T00:00:00Z", context: german)
    #expect(labels(ticks, german) == ["9. Mai", "16. Mai", "23. Mai", "30. Mai", "6. Juni"])
    let egyptian = FormatContext(localeIdentifier: "ar_EG")
    let saturdays = automatic("2022-05-08T00:00:00Z", "2022-06-06T00:00:00Z", context: egyptian)
    #expect(saturdays.values.first == Self.instant("2022-05-14T00:00:00Z"))
  }

  @Test func stridesByUnit() {
    let context = FormatContext()
    let domain = ScaleDomain(
      Self.instant("2026-05-06T00:00:00Z"), Self.instant("2026-05-06T23:00:00Z"))
    let hours = TimeTicks.stride(by: .hour, count: 3, domain: domain, context: context)
    #expect(
      labels(hours) == ["12 AM", "3 AM", "6 AM", "9 AM", "12 PM", "3 PM", "6 PM", "9 PM"])
    let offset = ScaleDomain(domain.lower + 100, domain.upper)
    #expect(
      TimeTicks.stride(by: .hour, count: 3, domain: offset, context: context).values
        == Array(hours.values.dropFirst()))
    let fives = TimeTicks.stride(by: .hour, count: 5, domain: domain, context: context)
    #expect(labels(fives) == ["12 AM", "5 AM", "10 AM", "3 PM", "8 PM"])
  }

  @Test func countsThatAreNoCounts() {
    let domain = ScaleDomain(0, 10 * Self.day)
    for count in [0, -3, .min, .max] {
      let ticks = TimeTicks.stride(by: .day, count: count, domain: domain, context: FormatContext())
      #expect(ticks.values.count >= 1 && ticks.values.count <= 11)
    }
  }

  @Test func hostileDomainsEnd() {
    let context = FormatContext(timeZoneIdentifier: "America/New_York")
    for domain in [
      ScaleDomain(-1e300, 1e300), ScaleDomain(.nan, .nan), ScaleDomain(0, 1e15),
      ScaleDomain(1.778e12, 1.779e12), ScaleDomain(5, 5), ScaleDomain(0, 0.5),
    ] {
      let ticks = TimeTicks.automatic(domain: domain, context: context)
      #expect(ticks.values.count <= 8, "\(domain)")
      for unit in CalendarUnit.allCases {
        let ticks = TimeTicks.stride(by: unit, domain: domain, context: context)
        #expect(ticks.values.count <= TickSet.maximumCount)
        #expect(ticks.values == ticks.values.sorted())
      }
    }
  }

  @Test func tenThousandYearsOfDaysEnd() {
    let domain = ScaleDomain(-62_135_596_800, 253_402_300_799)
    let ticks = TimeTicks.stride(by: .day, domain: domain, context: FormatContext())
    #expect(ticks.values.count <= TickSet.maximumCount && ticks.values.count > 400)
  }
}
