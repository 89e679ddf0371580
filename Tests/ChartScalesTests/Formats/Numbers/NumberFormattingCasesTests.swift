import ChartScales
import Testing

/// Texts that people expect, spelt out.
@Suite struct NumberFormattingCasesTests {
  private func string(
    _ value: Double, _ format: NumberFormat = .automatic, in locale: String = "en_US"
  ) -> String {
    NumberFormatting(FormatContext(localeIdentifier: locale)).string(value, as: format)
  }

  private func money(_ cents: Int128, _ code: String, in locale: String = "en_US") -> String {
    NumberFormatting(FormatContext(localeIdentifier: locale))
      .string(coefficient: cents, scale: 2, as: .currency(code: code))
  }

  @Test func groups() {
    #expect(string(6000) == "6,000")
    #expect(string(1234, in: "es_ES") == "1234")
    #expect(string(12_345, in: "es_ES") == "12.345")
    #expect(string(1_234_567, in: "en_IN") == "12,34,567")
    #expect(string(1_234_567, in: "fr_FR") == "1\u{202F}234\u{202F}567")
    #expect(string(1_234_567.5, in: "de_CH") == "1’234’567.5")
    #expect(string(1234.5, in: "ar_EG") == "١٬٢٣٤٫٥")
  }

  @Test func currencies() {
    #expect(money(123_456, "USD") == "$1,234.56")
    #expect(money(-123_456, "USD") == "-$1,234.56")
    #expect(money(123_456, "EUR", in: "de_DE") == "1.234,56\u{A0}€")
    #expect(money(480_000, "JPY") == "¥4,800")
    #expect(money(480_000, "JPY", in: "ja_JP") == "¥4,800")
    #expect(money(12_345, "usd") == "$123.45")
    #expect(money(12_345, "no currency") == "123.45")
    #expect(money(12_345, "€") == "123.45")
  }

  @Test(arguments: [
    ("en_US", "$1,000"), ("de_DE", "1.000\u{A0}$"), ("pt_BR", "US$\u{A0}1.000"),
    ("nl_NL", "US$\u{A0}1.000"), ("tr_TR", "$1.000"), ("fr_FR", "1\u{202F}000\u{A0}$US"),
  ])
  func wholeMoney(_ locale: String, _ text: String) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: locale))
    #expect(formatting.wholeMoney(1000, currencyCode: "USD") == text)
    #expect(formatting.wholeMoney(.infinity, currencyCode: "USD") == "")
  }

  @Test func shortMoney() {
    let formatting = NumberFormatting(FormatContext())
    #expect(formatting.shortMoney(3_250_000, currencyCode: "USD") == "$3.25M")
    #expect(formatting.shortMoney(-38e12, currencyCode: "USD") == "-$38T")
    #expect(formatting.shortMoney(3_000_000, currencyCode: "no currency") == "3M")
    #expect(formatting.shortMoney(.nan, currencyCode: "USD") == "")
  }

  @Test func moneyIsExact() {
    let formatting = NumberFormatting(FormatContext())
    #expect(
      formatting.string(
        coefficient: 170_141_183_460_469_231_731_687_303_715_884_105_727, scale: 2,
        as: .currency(code: "USD"))
        == "$1,701,411,834,604,692,317,316,873,037,158,841,057.27")
    #expect(
      formatting.string(coefficient: .min, scale: 0)
        == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(
      formatting.string(coefficient: 98_765_432_109_876_543, scale: 0)
        == "98,765,432,109,876,543")
  }

  @Test func halfGoesToEven() {
    #expect(string(0.045, .fixed(decimals: 2)) == "0.04")
    #expect(string(0.055, .fixed(decimals: 2)) == "0.06")
    #expect(money(5, "JPY") == "¥0")
    #expect(money(150, "JPY") == "¥2")
    #expect(money(250, "JPY") == "¥2")
  }

  @Test func zeroHasNoSign() {
    #expect(string(-0.0) == "0")
    #expect(string(-0.001, .fixed(decimals: 2)) == "0.00")
    #expect(string(-0.0000001) == "0")
    #expect(money(-49, "JPY") == "¥0")
    #expect(string(-0.0004, .percent(decimals: 0)) == "0%")
  }

  @Test func notANumberIsNoText() {
    for value in [Double.nan, .infinity, -.infinity] {
      for format in [NumberFormat.automatic, .fixed(decimals: 2), .compact, .scientific] {
        #expect(string(value, format) == "")
      }
    }
  }

  @Test func strangeDecimalsAreBounded() {
    #expect(string(1.5, .fixed(decimals: -3)) == "2")
    #expect(string(1.5, .fixed(decimals: .max)) == "1." + "5" + String(repeating: "0", count: 99))
    let formatting = NumberFormatting(FormatContext())
    #expect(formatting.string(coefficient: 0, scale: -50) == "0")
    #expect(formatting.string(coefficient: 12, scale: -3) == "12,000")
    #expect(formatting.string(coefficient: 12, scale: .max) == "0")
    #expect(formatting.string(coefficient: 1, scale: 60, as: .fixed(decimals: 2)) == "0.00")
  }

  @Test func sizes() {
    #expect(string(1_234_567, .compact) == "1.2M")
    #expect(string(5e16, .compact) == "50,000T")
    #expect(string(-2e15, .compact) == "-2,000T")
    #expect(string(3, .compact) == "3")
    #expect(string(1e300, .compact).hasSuffix("T"))
    #expect(string(2.5e-300, .scientific) == "2.5E-300")
    #expect(string(.leastNonzeroMagnitude) == "0")
    #expect(string(.greatestFiniteMagnitude).utf8.count == 309 + 102)
  }

  @Test(arguments: [
    ([0, 0.5, 2.5], ["$0.00", "$0.50", "$2.50"]), ([0, 500, 1000], ["$0", "$500", "$1,000"]),
    ([1_000_000, 1_000_200, 1_000_400], ["$1.0000M", "$1.0002M", "$1.0004M"]),
    ([0, 500_000, 1_000_000, 1_500_000], ["$0", "$500K", "$1.0M", "$1.5M"]),
    ([1_500_000.5, 1_500_001], ["$1,500,000.50", "$1,500,001.00"]),
  ])
  func moneyOfAnAxisIsToldApart(amounts: [Double], labels: [String]) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: "en_US"))
    #expect(formatting.axisMoney(amounts, currencyCode: "USD") == labels)
  }

  @Test func yenOfAnAxisAreToldApart() {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: "ja_JP"))
    let labels = formatting.axisMoney([1_234_000, 1_234_500, 1_235_000], currencyCode: "JPY")
    #expect(Set(labels).count == 3 && labels[0].hasSuffix("123.40万"), "\(labels)")
    #expect(formatting.smallestAmount(currencyCode: "JPY") == 1)
    #expect(formatting.smallestAmount(currencyCode: "USD") == 0.01)
  }

  @Test func numbersOfAnAxisHaveTheSameDecimals() {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: "en_US"))
    #expect(formatting.axisNumbers([0, 0.5, 1]) == ["0.0", "0.5", "1.0"])
    #expect(formatting.axisNumbers([1e6, 1.25e6, 1.5e6]) == ["1.00M", "1.25M", "1.50M"])
  }
}
