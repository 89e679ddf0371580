import Foundation

/// Writes numbers by the rules of a context's locale.
public struct NumberFormatting: Sendable {
  public let context: FormatContext

  public init(_ context: FormatContext) { self.context = context }

  /// The number as text; half is rounded to even. Empty when it is not finite.
  public func string(_ value: Double, as format: NumberFormat = .automatic) -> String {
    guard value.isFinite else { return "" }
    let locale = context.locale
    switch format {
    case .automatic:
      return value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
    case .fixed(let decimals):
      return value.formatted(
        FloatingPointFormatStyle<Double>(locale: locale).precision(
          .fractionLength(min(max(decimals, 0), 20))))
    case .currency(let code):
      return value.formatted(
        FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
    case .percent(let decimals):
      return value.formatted(
        FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(
          .fractionLength(min(max(decimals, 0), 20))))
    case .compact:
      return value.formatted(
        FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName))
    }
  }

  /// The exact number `coefficient · 10^-scale` as text, for money that has never been a
  /// floating-point number; half is rounded to even.
  ///
  /// - Parameter scale: the digits after the decimal mark that the coefficient includes; 0…38.
  public func string(
    coefficient: Int128, scale: Int, as format: NumberFormat = .automatic
  ) -> String {
    string(Double(coefficient) / DecimalStep.powerOfTen(scale), as: format)
  }
}
