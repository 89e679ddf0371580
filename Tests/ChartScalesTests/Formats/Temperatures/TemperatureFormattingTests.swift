import ChartScales
import Testing

@Suite struct TemperatureFormattingTests {
  private func string(_ celsius: Double, _ locale: String, _ unit: TemperatureUnit? = nil)
    -> String
  {
    TemperatureFormatting(FormatContext(localeIdentifier: locale, temperatureUnit: unit))
      .string(celsius: celsius)
  }

  @Test func unitsOfRegions() {
    #expect(string(20, "en_US") == "68°F")
    #expect(string(20, "de_DE") == "20\u{A0}°C")
    #expect(string(20, "en_GB") == "20°C")
    #expect(string(20, "fr_FR") == "20\u{202F}°C")
    #expect(string(20, "fr_CA") == "20\u{A0}°C")
    #expect(string(20, "ja_JP") == "20°C")
    #expect(string(20, "es_US") == "68\u{A0}°F")
    #expect(TemperatureUnit.customary(inRegionOf: "en") == .fahrenheit)
    #expect(TemperatureUnit.customary(inRegionOf: "de") == .celsius)
    #expect(TemperatureUnit.customary(inRegionOf: "zh_Hans_CN") == .celsius)
    #expect(TemperatureUnit.customary(inRegionOf: "en-BS") == .fahrenheit)
    #expect(TemperatureUnit.customary(inRegionOf: "") == .celsius)
  }

  @Test func theUnitCanBeSet() {
    #expect(string(20, "en_US", .celsius) == "20°C")
    #expect(string(-40, "de_DE", .fahrenheit) == "-40\u{A0}°F")
  }

  @Test func roundsToNoMinusZero() {
    #expect(string(-0.2, "en_GB") == "0°C")
    #expect(string(-17.9, "en_US") == "0°F")
  }

  @Test func decimals() {
    let formatting = TemperatureFormatting(FormatContext(localeIdentifier: "de_DE"))
    #expect(formatting.string(celsius: 20.25, decimals: 1) == "20,2\u{A0}°C")
    #expect(formatting.string(celsius: .nan) == "")
  }

  @Test func conversionsAreInverse() {
    for unit in TemperatureUnit.allCases {
      for value in [-40, 0, 21.5, 100] {
        #expect(abs(unit.celsius(of: unit.value(celsius: value)) - value) < 1e-9)
      }
    }
    #expect(TemperatureUnit.fahrenheit.value(celsius: 100) == 212)
  }
}
