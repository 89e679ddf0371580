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
    let text = amount.formatted(
      style.notation(.compactName).precision(.significantDigits(1...4)))
    return grouped(text, of: amount)
  }

  /// A compact text with its thousands apart, as in "2,000T" beside "25,000T".
  ///
  /// Of four digits compact notation makes no groups, which for want of a name above a million
  /// millions leaves them out of large numbers only. Locales that keep four digits together
  /// elsewhere keep them here.
  func grouped(_ text: String, of number: Double) -> String {
    guard (0.9999e15..<1e16).contains(number.magnitude), string(1000).count > 4,
      let separator = context.locale.groupingSeparator
    else { return text }
    let digits = text.split { !$0.isWholeNumber }
    guard let first = digits.first, first.count == 4 else { return text }
    return text[..<first.startIndex] + first.prefix(1) + separator
      + text[first.startIndex...]
      .dropFirst()
  }
}

/// Numbers along an axis that may be too long for it.
extension NumberFormatting {
  /// Amounts with the same decimals: none where all are whole, else the currency's; from a million on
  /// short, with the decimals that tell them exactly, as "$1.234M".
  public func axisMoney(_ amounts: [Double], currencyCode code: String) -> [String] {
    let areWhole = amounts.allSatisfy { $0 == $0.rounded() }
    let plain = amounts.map {
      areWhole ? wholeMoney($0, currencyCode: code) : string($0, as: .currency(code: code))
    }
    guard Self.areLarge(amounts), let code = NumberFormat.currencyCode(code) else { return plain }
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: context.locale)
      .notation(.compactName)
    return shorter(amounts, than: plain) { amount, decimals in
      amount.formatted(style.precision(.fractionLength(decimals)))
    }
  }

  /// Numbers with the same decimals, from a million on short, as "1.234M".
  public func axisNumbers(_ numbers: [Double]) -> [String] {
    let decimals = numbers.map { min(6, LinearTicks.decimals(of: $0)) }.max() ?? 0
    let plain = numbers.map { string($0, as: .fixed(decimals: decimals)) }
    guard Self.areLarge(numbers) else { return plain }
    let style = FloatingPointFormatStyle<Double>(locale: context.locale).notation(.compactName)
    return shorter(numbers, than: plain) { number, decimals in
      number.formatted(style.precision(.fractionLength(decimals)))
    }
  }

  /// The smallest amount above 0 that the currency has, such as 0.01.
  public func smallestAmount(currencyCode code: String) -> Double {
    guard let code = NumberFormat.currencyCode(code),
      let symbols = context.resources.numberSymbols(for: .currency(code: code))
    else { return 0.01 }
    return 1 / DecimalStep.powerOfTen(symbols.currencyDecimals)
  }

  private static func areLarge(_ numbers: [Double]) -> Bool {
    numbers.contains { abs($0) >= 1_000_000 }
  }

  /// Short texts, each with as many decimals as the numbers of its unit need, unless these are more
  /// than four or the texts would be as long as the plain ones.
  private func shorter(
    _ numbers: [Double], than plain: [String],
    _ write: (Double, ClosedRange<Int>) -> String
  ) -> [String] {
    let most = 9
    // The unit is what stands in letters, as "M" or "Mio.".
    let units = numbers.map { write($0, 0...most).filter(\.isLetter) }
    var decimals: [String: Int] = [:]
    for (number, unit) in zip(numbers, units) {
      let needed = (0...most).first { write(number, $0...$0) == write(number, $0...most) } ?? most
      decimals[unit] = max(decimals[unit] ?? 0, needed)
    }
    let short = zip(numbers, units).map { number, unit in
      number == 0 ? nil : write(number, (decimals[unit] ?? 0)...(decimals[unit] ?? 0))
    }
    let longest = short.lazy.compactMap { $0?.count }.max() ?? 0
    guard decimals.values.allSatisfy({ $0 <= 4 }), longest < plain.lazy.map(\.count).max() ?? 0
    else { return plain }
    return zip(short, plain).map { $0 ?? $1 }
  }
}
