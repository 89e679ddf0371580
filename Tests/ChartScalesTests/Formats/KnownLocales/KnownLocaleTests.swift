import Foundation
import Testing

@testable import ChartScales

/// What is at hand about a locale is what Foundation says.
@Suite struct KnownLocaleTests {
  @Test(arguments: KnownLocale.Identifier.allCases)
  func numbersAreFoundations(_ identifier: KnownLocale.Identifier) {
    let known = identifier.locale
    let locale = Locale(identifier: identifier.rawValue)
    #expect(known.decimal == NumberSymbols(probing: .decimal, locale: locale))
    #expect(known.percent == NumberSymbols(probing: .percent, locale: locale))
    #expect(!known.currencies.isEmpty)
    for (code, symbols) in known.currencies {
      #expect(symbols == NumberSymbols(probing: .currency(code: code), locale: locale), "\(code)")
    }
  }

  @Test(arguments: KnownLocale.Identifier.allCases)
  func datesAreFoundations(_ identifier: KnownLocale.Identifier) throws {
    var generator = SeededGenerator(seed: 7)
    for zone in ["UTC", "America/New_York", "Asia/Kolkata", "Europe/Berlin"] {
      for clock in [nil, .twelveHour, .twentyFourHour] as [FormatContext.Clock?] {
        let context = FormatContext(
          localeIdentifier: identifier.rawValue, timeZoneIdentifier: zone, clock: clock)
        let formatting = DateFormatting(context)
        let days = (0..<40).map { _ in Double.random(in: -3e9...2e10, using: &generator) }
        let hours = (0..<24).map { 1_778_025_600 + Double($0) * 3600 }
        for instant in days + hours {
          for format in DateFormat.allCases {
            let expected = formatting.foundationString(instant, as: format)
            #expect(formatting.string(instant, as: format) == expected, "\(instant) \(format)")
          }
        }
      }
    }
  }

  @Test(arguments: KnownLocale.Identifier.allCases)
  func rangesAreFoundations(_ identifier: KnownLocale.Identifier) {
    var generator = SeededGenerator(seed: 8)
    for clock in [nil, .twelveHour, .twentyFourHour] as [FormatContext.Clock?] {
      let context = FormatContext(
        localeIdentifier: identifier.rawValue, timeZoneIdentifier: "Europe/Berlin", clock: clock)
      let formatting = DateFormatting(context)
      for _ in 0..<60 {
        let start = Double(Int.random(in: 0...2_000_000, using: &generator)) * 900
        let end = start + Double(Int.random(in: 0...60, using: &generator)) * 900
        #expect(
          formatting.timeRange(from: start, to: end)
            == formatting.foundationRange(from: start, to: end), "\(start) \(end)")
      }
    }
  }

  @Test func spellings() {
    #expect(KnownLocale.named("en-US") != nil)
    #expect(KnownLocale.named("en_US") != nil)
    #expect(KnownLocale.named("en_us") == nil)
    #expect(KnownLocale.named("en_US@hours=h23") == nil)
    #expect(KnownLocale.named("") == nil)
  }
}
