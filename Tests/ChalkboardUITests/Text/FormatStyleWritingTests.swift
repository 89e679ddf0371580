import ChalkboardUI
import Testing

/// What the library writes in Foundation's place is what Foundation writes.
struct FormatStyleWritingTests {
  private static let styles: [Date.FormatStyle] = [
    .dateTime.hour(), .dateTime.hour().minute(), .dateTime.month().day(),
    .dateTime.month().day().year(), .dateTime.weekday(), .dateTime.weekday(.wide), .dateTime.day(),
    .dateTime.month(), .dateTime.month(.wide), .dateTime.year(), .dateTime.hour().second(),
  ]

  @Test(arguments: ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP"])
  func dates(_ locale: String) throws {
    var environment = EnvironmentValues()
    environment.format.localeIdentifier = locale
    environment.format.timeZoneIdentifier = "America/Los_Angeles"
    for hour in 0..<30 {
      let date = Date(timeIntervalSince1970: 1_778_000_000 + Double(hour) * 86_400 * 1.37)
      for style in Self.styles {
        #expect(
          environment.string(date, in: style) == environment.adapted(style).format(date))
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "hi_IN"])
  func integers(_ locale: String) {
    var environment = EnvironmentValues()
    environment.format.localeIdentifier = locale
    let style = IntegerFormatStyle<Int>()
    for number in [0, 7, -12, 1234, 1_234_567, .max, .min] {
      #expect(
        environment.string(number, in: style) == environment.adapted(style).format(number))
    }
  }

  @Test func stylesOfTheirOwnZoneKeepIt() throws {
    var style = Date.FormatStyle.dateTime.hour()
    style.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 0)
    #expect(EnvironmentValues().string(date, in: style).hasPrefix("9"))
  }
}
