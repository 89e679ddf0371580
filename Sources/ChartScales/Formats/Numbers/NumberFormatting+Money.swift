import Foundation

/// Amounts of money with other decimals than their currency's own.
extension NumberFormatting {
  /// An amount rounded to whole units of its currency, such as "$1,000"; empty when it is not finite.
  ///
  /// - Parameter code: by ISO 4217; the number alone is written when it is not three letters.
  public func wholeMoney(_ amount: Double, currencyCode code: String) -> String {
    guard let number = ExactDecimal(amount) else { return "" }
    guard let code = NumberFormat.currencyCode(code) else {
      return string(amount, as: .fixed(decimals: 0))
    }
    return string(number, kind: .currency(code: code), decimals: 0...0)
  }

  /// A short amount of at most four digits, such as "$3.25M"; empty when it is not finite.
  ///
  /// - Parameter code: by ISO 4217; the number alone is written when it is not three letters.
  public func shortMoney(_ amount: Double, currencyCode code: String) -> String {
    guard amount.isFinite else { return "" }
    guard let code = NumberFormat.currencyCode(code) else { return string(amount, as: .compact) }
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: context.locale)
    return amount.formatted(style.notation(.compactName).precision(.significantDigits(1...4)))
  }
}
