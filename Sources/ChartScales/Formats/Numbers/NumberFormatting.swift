import Foundation

/// Writes numbers by the rules of a context's locale.
///
/// The text is what Foundation's format styles give, but for one thing: a number that is zero after
/// rounding has no minus sign. Half is rounded to even, on the decimal digits that the number is
/// written with.
public struct NumberFormatting: Sendable {
  public let context: FormatContext

  public init(_ context: FormatContext) { self.context = context }

  /// The number as text; empty when it is not finite.
  public func string(_ value: Double, as format: NumberFormat = .automatic) -> String {
    guard let number = ExactDecimal(value) else { return "" }
    return string(number, as: format)
  }

  /// The exact number `coefficient · 10^-scale` as text, for money that has never been a
  /// floating-point number.
  ///
  /// - Parameter scale: how many of the coefficient's digits stand after the decimal mark.
  public func string(
    coefficient: Int128, scale: Int, as format: NumberFormat = .automatic
  ) -> String {
    string(ExactDecimal(coefficient: coefficient, scale: scale), as: format)
  }

  /// A whole number without separators between its digits, as years are written.
  public func ungrouped(_ number: Int) -> String {
    let digits = String(number.magnitude).utf8.map { string(Double($0 &- 48)) }.joined()
    return number < 0 ? "-" + digits : digits
  }

  private func string(_ number: ExactDecimal, as format: NumberFormat) -> String {
    switch format {
    case .automatic:
      return string(number, kind: .decimal, decimals: 0...NumberFormat.automaticDecimals)
    case .fixed(let decimals):
      let decimals = NumberFormat.bounded(decimals)
      return string(number, kind: .decimal, decimals: decimals...decimals)
    case .percent(let decimals):
      let decimals = NumberFormat.bounded(decimals)
      var hundredths = number
      hundredths.scale -= number.coefficient == 0 ? 0 : 2
      return string(hundredths, kind: .percent, decimals: decimals...decimals)
    case .currency(let code):
      guard let code = NumberFormat.currencyCode(code) else {
        return string(number, kind: .decimal, decimals: 2...2)
      }
      return string(number, kind: .currency(code: code), decimals: nil)
    case .compact:
      return grouped(
        foundationString(number) { $0.notation(.compactName) }, of: number.double)
    case .scientific:
      return foundationString(number) { $0.notation(.scientific) }
    }
  }

  /// - Parameter decimals: how many digits after the decimal mark there may be; `nil` for the
  ///   currency's own.
  func string(
    _ number: ExactDecimal, kind: NumberKind, decimals: ClosedRange<Int>?
  ) -> String {
    guard let symbols = context.resources.numberSymbols(for: kind) else {
      return foundationString(number, kind: kind, decimals: decimals)
    }
    let decimals = decimals ?? symbols.currencyDecimals...symbols.currencyDecimals
    var rounded = number.rounded(toDecimals: decimals.upperBound)
    if decimals.lowerBound < decimals.upperBound { rounded = rounded.trimmed() }
    return symbols.string(rounded, minimumDecimals: decimals.lowerBound)
  }
}

/// What the writer of its own does not cover.
extension NumberFormatting {
  private func foundationString(
    _ number: ExactDecimal,
    _ style: (FloatingPointFormatStyle<Double>) -> FloatingPointFormatStyle<Double>
  ) -> String {
    number.double.formatted(style(FloatingPointFormatStyle(locale: context.locale)))
  }

  private func foundationString(
    _ number: ExactDecimal, kind: NumberKind, decimals: ClosedRange<Int>?
  ) -> String {
    let locale = context.locale
    let range = decimals ?? 0...NumberFormat.automaticDecimals
    switch kind {
    case .decimal:
      return number.decimal.formatted(
        Decimal.FormatStyle(locale: locale).precision(.fractionLength(range)))
    case .percent:
      var fraction = number
      fraction.scale += 2
      return fraction.decimal.formatted(
        Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(range)))
    case .currency(let code):
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      return number.decimal.formatted(
        decimals.map { style.precision(.fractionLength($0)) } ?? style)
    }
  }
}
