import Foundation
import Testing

@testable import ChartScales

@Suite struct DateFormattingTests {
  /// 2026-05-06 09:05:07 UTC, a Wednesday.
  private static let instant = 1_778_058_307.0

  private func string(
    _ format: DateFormat, _ locale: String = "en_US", zone: String = "UTC",
    clock: FormatContext.Clock? = nil, at instant: Double = instant
  ) -> String {
    let context = FormatContext(
      localeIdentifier: locale, timeZoneIdentifier: zone, clock: clock)
    return DateFormatting(context).string(instant, as: format)
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test(arguments: [
    (DateFormat.hour, "9 AM"), (.hourMinute, "9:05 AM"), (.hourMinuteSecond, "9:05:07 AM"),
    (.weekday, "Wed"), (.weekdayLong, "Wednesday"), (.day, "6"), (.monthDay, "May 6"),
    (.monthDayYear, "May 6, 2026"), (.weekdayMonthDay, "Wed, May 6"),
    (.full, "Wednesday, May 6, 2026"), (.monthDayHourMinute, "May 6 at 9:05 AM"),
    (.month, "May"), (.monthLong, "May"), (.monthYear, "May 2026"), (.year, "2026"),
  ])
  func americanEnglish(format: DateFormat, expected: String) {
    #expect(string(format) == expected)
  }

  @Test func otherLocales() {
    #expect(string(.full, "de_DE") == "Mittwoch, 6. Mai 2026")
    #expect(string(.full, "fr_FR") == "mercredi 6 mai 2026")
    #expect(string(.full, "ja_JP") == "2026年5月6日 水曜日")
    #expect(string(.hour, "en_GB") == "09")
    #expect(string(.hour, "ja_JP") == "9時")
    #expect(string(.monthDay, "ar_EG") == "٦ مايو")
    // On the Gregorian calendar, not the Buddhist one.
    #expect(string(.year, "th_TH") == "2026")
  }

  @Test func theClockCanBeSet() {
    #expect(string(.hour, clock: .twentyFourHour) == "09")
    #expect(string(.hourMinute, clock: .twentyFourHour) == "09:05")
    #expect(string(.monthDayHourMinute, clock: .twentyFourHour) == "May 6 at 09:05")
    #expect(string(.hourMinute, "de_DE", clock: .twelveHour) == "9:05 AM")
    #expect(string(.hourMinute, "ja_JP", clock: .twelveHour) == "午前9:05")
    #expect(string(.hourMinute, "es_ES", clock: .twentyFourHour) == "9:05")
  }

  @Test func midnightAndNoon() {
    let day = 1_778_025_600.0
    #expect(string(.hour, at: day) == "12 AM")
    #expect(string(.hour, at: day + 43_200) == "12 PM")
    #expect(string(.hour, clock: .twentyFourHour, at: day) == "00")
    #expect(string(.hourMinute, at: day + 86_399.999) == "11:59 PM")
    #expect(string(.hourMinute, at: day - 0.001) == "11:59 PM")
  }

  @Test func theZoneDecidesTheDay() {
    // 2026-07-01 00:00 UTC.
    let instant = 1_782_864_000.0
    #expect(string(.monthDay, zone: "America/Los_Angeles", at: instant) == "Jun 30")
    #expect(string(.monthDay, zone: "UTC", at: instant) == "Jul 1")
    #expect(string(.monthDay, zone: "Asia/Tokyo", at: instant) == "Jul 1")
    #expect(string(.hour, zone: "America/New_York", at: instant) == "8 PM")
  }

  @Test func ranges() {
    let formatting = DateFormatting(FormatContext())
    let nine = 1_778_058_000.0
    #expect(
      formatting.timeRange(from: nine, to: nine + 8 * 3600)
        == "9:00\u{202F}AM\u{2009}–\u{2009}5:00\u{202F}PM")
    #expect(
      formatting.timeRange(from: nine, to: nine + 3600)
        == "9:00\u{2009}–\u{2009}10:00\u{202F}AM")
    #expect(
      formatting.timeRange(from: nine + 3600, to: nine)
        == "9:00\u{2009}–\u{2009}10:00\u{202F}AM")
    #expect(formatting.timeRange(from: nine, to: nine + 86_400).contains("5/7/2026"))
    #expect(formatting.timeRange(from: nine, to: .nan) == "")
  }

  @Test(arguments: ["en_US", "ja_JP"]) func oldDatesAreGregorian(locale: String) {
    // 1500-03-01 on the Gregorian calendar is 20 February on the Julian one.
    let day = Double(
      CivilCalendar.daysSince1970(CivilTime(year: 1500, month: 3, day: 1, secondOfDay: 0)))
    #expect(string(.year, locale, at: day * 86_400).hasPrefix("1500"))
    let expected = locale == "en_US" ? "Mar 1" : "3月1日"
    #expect(string(.monthDay, locale, at: day * 86_400) == expected)
    let old = Double(
      CivilCalendar.daysSince1970(CivilTime(year: 800, month: 12, day: 25, secondOfDay: 0)))
    #expect(string(.monthDay, locale, at: old * 86_400).contains("25"))
  }

  @Test func whatIsNoTimeIsNoText() {
    for format in DateFormat.allCases {
      #expect(string(format, at: .nan) == "")
      #expect(string(format, at: -.infinity) == "")
      #expect(!string(format, at: 1e300).isEmpty)
      #expect(!string(format, at: -1e300).isEmpty)
      #expect(!string(format, "ja_JP", at: -1e300).isEmpty)
    }
  }

  @Test(arguments: ["en_US", "ja_JP"]) func aTextIsTheSameTheSecondTime(locale: String) {
    let formatting = DateFormatting(FormatContext(localeIdentifier: locale))
    for _ in 0..<2 {
      for hour in 0..<2000 {
        let instant = 1_778_025_600 + Double(hour) * 3600
        let text = formatting.string(instant, as: .hour)
        if hour % 97 == 0 { #expect(text == formatting.foundationString(instant, as: .hour)) }
      }
    }
  }
}
