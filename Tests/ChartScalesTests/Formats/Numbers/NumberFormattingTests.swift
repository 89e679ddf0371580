import ChartScales
import Foundation
import Testing

@Suite struct NumberFormattingTests {
  static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "de_CH", "de_AT", "fr_CH", "en_IN", "hi_IN", "ja_JP", "ar",
    "ar_EG", "fa_IR", "bn_BD", "es_ES", "pl_PL", "pt_PT", "pt_BR", "it_IT", "nl_NL", "sv_SE",
    "nb_NO", "tr_TR", "he_IL", "my_MM", "en_US_POSIX", "de-DE", "xx_YY", "",
  ]

  static let values: [Double] = {
    var generator = SeededGenerator(seed: 1)
    let fixed: [Double] = [
      0, 1, -1, 7, 12, 999, 1000, 1234, -1234, 9999, 12_345, 99_999, 123_456, 1_234_567,
      -12_345_678.9, 0.5, 1.5, 2.5, 0.125, 0.375, 2.675, -0.045, 0.1 + 0.2, 1e15, 1e15 + 0.25,
      98_765_432_109_876_544, 1e21, 123_456_789.123456789, 0.000_000_4, 0.000_000_5, 1e-7,
      999_999.999_999_5,
    ]
    return fixed + (0..<60).map { _ in generator.anyMagnitude(12) }
  }()

  /// Foundation's text, or what it would be without the minus sign of a zero.
  private static func unsigned(_ text: String, when isZero: Bool, zero: String) -> String {
    isZero ? zero : text
  }

  @Test(arguments: locales) func agreesWithFoundationOnDecimals(_ identifier: String) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: identifier))
    let locale = Locale(identifier: identifier)
    for value in Self.values {
      #expect(
        formatting.string(value)
          == Self.unsigned(
            value.formatted(FloatingPointFormatStyle<Double>(locale: locale)),
            when: abs(value) <= 0.000_000_5,
            zero: 0.0.formatted(FloatingPointFormatStyle<Double>(locale: locale))), "\(value)")
      for decimals in [0, 1, 2, 9] {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
          .precision(.fractionLength(decimals))
        let half = 0.5 * (Double("1e-\(decimals)") ?? 0)
        #expect(
          formatting.string(value, as: .fixed(decimals: decimals))
            == Self.unsigned(
              value.formatted(style), when: abs(value) <= half, zero: 0.0.formatted(style)),
          "\(value) with \(decimals)")
      }
    }
  }

  @Test(arguments: locales) func agreesWithFoundationOnIntegers(_ identifier: String) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: identifier))
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: identifier))
    for value in [0, 5, 12, 123, 1234, 12_345, 123_456, 1_234_567, -1234, 98_765_432_109_876_543] {
      #expect(formatting.string(coefficient: Int128(value), scale: 0) == value.formatted(style))
    }
  }

  @Test(arguments: locales) func agreesWithFoundationOnPercent(_ identifier: String) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: identifier))
    let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: identifier))
    for value in [0, 0.05, 0.123, 0.1234, -0.5, 1, 12.345, 123.45, -0.0625, 1.005] {
      for decimals in [0, 1, 2] {
        #expect(
          formatting.string(value, as: .percent(decimals: decimals))
            == value.formatted(style.precision(.fractionLength(decimals))), "\(value)")
      }
    }
  }

  @Test(arguments: locales) func agreesWithFoundationOnMoney(_ identifier: String) throws {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: identifier))
    let locale = Locale(identifier: identifier)
    for code in ["USD", "EUR", "JPY", "CHF", "GBP", "KWD", "INR", "SAR", "CVE", "ABC"] {
      for cents: Int128 in [0, 5, 100, 123_456, -123_456, 12_345_678_901, -999_999_999_999_999] {
        let amount = try #require(Decimal(string: "\(cents)e-2"))
        let text = amount.formatted(Decimal.FormatStyle.Currency(code: code, locale: locale))
        let zero = Decimal(0).formatted(Decimal.FormatStyle.Currency(code: code, locale: locale))
        let isZero = code == "JPY" && abs(cents) <= 50
        #expect(
          formatting.string(coefficient: cents, scale: 2, as: .currency(code: code))
            == Self.unsigned(text, when: isZero, zero: zero), "\(code) \(cents)")
      }
    }
  }

  @Test(arguments: locales) func agreesWithFoundationOnCompact(_ identifier: String) {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: identifier))
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: identifier))
      .notation(.compactName)
    for value in [0, 950, 1234, 12_345, 1_234_567, -2.5e6, 1e9, 98_765_432_109_876_544] {
      #expect(formatting.string(value, as: .compact) == value.formatted(style))
    }
  }
}
