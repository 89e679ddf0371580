import ChartScales
import Foundation
import Testing

@Suite struct FormatContextTests {
  @Test(
    arguments: [
      (["CHALKBOARD_LOCALE": "de_DE.UTF-8"], "de_DE"),
      (["CHALKBOARD_LOCALE": ""], "en_US"),
      (["CHALKBOARD_LOCALE": "de_DE@euro"], "de_DE"),
      (["CHALKBOARD_LOCALE": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
      (["CHALKBOARD_LOCALE": "sr_RS@latin"], "sr_Latn_RS"),
      (["CHALKBOARD_LOCALE": "pt-BR"], "pt_BR"),
      (["CHALKBOARD_LOCALE": "zh_Hans_CN"], "zh_Hans_CN"),
      (["CHALKBOARD_LOCALE": "de"], "de"),
      (["CHALKBOARD_LOCALE": "C"], "en_US"),
      (["CHALKBOARD_LOCALE": "C.UTF-8"], "en_US"),
      (["CHALKBOARD_LOCALE": "POSIX"], "en_US"),
      (["LC_ALL": "de_DE", "LANG": "de_DE"], "en_US"),
      (["CHALKBOARD_LOCALE": "de_DE", "LC_ALL": "fr_FR"], "de_DE"),
      (["CHALKBOARD_LOCALE": "../../etc/passwd"], "en_US"),
      (["CHALKBOARD_LOCALE": "de_D\u{0}E"], "en_US"),
      (["CHALKBOARD_LOCALE": "_"], "en_US"),
      (["LC_NUMERIC": "fr_FR"], "en_US"),
      ([:], "en_US"),
    ] as [([String: String], String)])
  func localeOfAnEnvironment(environment: [String: String], expected: String) {
    #expect(FormatContext.localeIdentifier(environment: environment) == expected)
  }

  @Test func defaults() {
    let context = FormatContext()
    #expect(context.localeIdentifier == "en_US")
    #expect(context.timeZoneIdentifier == "UTC")
    #expect(context.locale.identifier == "en_US")
    #expect(context.timeZone.secondsFromGMT() == 0)
    #expect(context.firstWeekday == 1 && context.calendar.firstWeekday == 1)
    #expect(context.resolvedTemperatureUnit == .fahrenheit)
  }

  @Test func changesTakeEffect() {
    var context = FormatContext()
    context.localeIdentifier = "de_DE"
    #expect(NumberFormatting(context).string(1234.5) == "1.234,5")
    #expect(context.firstWeekday == 2)
    #expect(context.resolvedTemperatureUnit == .celsius)
    context.timeZoneIdentifier = "Asia/Tokyo"
    #expect(DateFormatting(context).string(0, as: .hourMinute) == "09:00")
    context.clock = .twelveHour
    #expect(DateFormatting(context).string(0, as: .hourMinute) == "9:00\u{202F}AM")
    context.temperatureUnit = .fahrenheit
    #expect(context.resolvedTemperatureUnit == .fahrenheit)
  }

  @Test func equality() {
    var other = FormatContext(localeIdentifier: "de_DE", timeZoneIdentifier: "Europe/Berlin")
    let context = other
    #expect(context == other && context.hashValue == other.hashValue)
    other.clock = .twelveHour
    #expect(context != other)
    #expect(FormatContext(temperatureUnit: .celsius) != FormatContext())
  }

  @Test func readsAndWritesJSON() throws {
    let context = FormatContext(
      localeIdentifier: "de_DE", timeZoneIdentifier: "Europe/Berlin", clock: .twentyFourHour,
      temperatureUnit: .fahrenheit)
    let json = """
      {"locale": "de_DE", "timeZone": "Europe/Berlin", "clock": "24",
       "temperatureUnit": "fahrenheit"}
      """
    #expect(try JSONDecoder().decode(FormatContext.self, from: Data(json.utf8)) == context)
    let data = try JSONEncoder().encode(context)
    #expect(try JSONDecoder().decode(FormatContext.self, from: data) == context)
    #expect(
      try JSONDecoder().decode(FormatContext.self, from: Data("{}".utf8)) == FormatContext())
  }

  @Test func knowsWhatItKnows() {
    #expect(FormatContext.isKnown(timeZoneIdentifier: "America/New_York"))
    #expect(FormatContext.isKnown(timeZoneIdentifier: "UTC"))
    #expect(!FormatContext.isKnown(timeZoneIdentifier: "Mars/Olympus"))
    #expect(!FormatContext.isKnown(timeZoneIdentifier: ""))
    #expect(!FormatContext.isKnown(timeZoneIdentifier: "../../etc/passwd"))
    #expect(FormatContext.isKnown(localeIdentifier: "de_CH"))
    #expect(FormatContext.isKnown(localeIdentifier: "de-CH"))
    #expect(FormatContext.isKnown(localeIdentifier: "ja"))
    #expect(!FormatContext.isKnown(localeIdentifier: "xx_YY"))
    #expect(!FormatContext.isKnown(localeIdentifier: ""))
    #expect(!FormatContext.isKnown(localeIdentifier: "Klingon"))
  }

  @Test func unknownNamesFallBack() {
    let context = FormatContext(
      localeIdentifier: "../../etc/passwd", timeZoneIdentifier: "Mars/Olympus")
    #expect(context.timeZone.secondsFromGMT() == 0)
    #expect(!NumberFormatting(context).string(1234.5).isEmpty)
    #expect(!DateFormatting(context).string(0, as: .full).isEmpty)
  }

  @Test func firstWeekdaysAreFoundations() {
    for region in Locale.Region.isoRegions where region.identifier.utf8.count == 2 {
      let identifier = "en_\(region.identifier)"
      let expected = Locale(identifier: identifier).firstDayOfWeek
      let names: [Locale.Weekday] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
      ]
      let weekday = FormatContext(localeIdentifier: identifier).firstWeekday
      #expect(names[weekday - 1] == expected, "\(identifier)")
    }
    #expect(FormatContext(localeIdentifier: "de").firstWeekday == 2)
    #expect(FormatContext(localeIdentifier: "en").firstWeekday == 1)
  }
}
