import Foundation

extension NumberSymbols {
  /// The symbols of a locale, learnt from what Foundation writes for a few numbers; `nil` when they
  /// do not account for it, as with digits that are not ten in a row.
  ///
  /// Formatting through Foundation takes microseconds a number and loads its locale data; a writer
  /// that is known to agree takes a tenth.
  init?(probing kind: NumberKind, locale: Locale) {
    let style = FoundationNumbers(kind: kind, locale: locale)
    let large = ExactDecimal(coefficient: 12_345_678_905, scale: 1)
    guard let positive = Template(style.string(large)),
      let negative = Template(style.string(large.negated)),
      let small = Template(style.string(ExactDecimal(coefficient: 12_345, scale: 1))),
      positive.digits.count >= 10
    else { return nil }
    self.init()
    zero = positive.zero
    currencyDecimals = positive.digits.count - 10
    if case .currency = kind {} else { currencyDecimals = 0 }
    self.positive = positive.affixes
    self.negative = negative.affixes
    learnGroups(of: positive, small: small)
    guard Self.examples.allSatisfy({ agrees(with: style, on: $0) }) else { return nil }
  }

  private mutating func learnGroups(of large: Template, small: Template) {
    // The separators by the count of digits before them.
    let ends = large.separators.keys.filter { $0 < 10 }.sorted()
    decimalSeparator = large.separators[10] ?? decimalSeparator
    groupingSeparator = ends.last.flatMap { large.separators[$0] } ?? ""
    primaryGroup = ends.last.map { 10 - $0 } ?? 0
    secondaryGroup = ends.count > 1 ? ends[ends.count - 1] - ends[ends.count - 2] : 0
    // 1234 has a separator, or the locale wants two digits before it.
    minimumGrouping = small.separators.keys.contains { $0 < 4 } ? 1 : 2
  }

  private static let examples: [ExactDecimal] = [
    (0, 0), (7, 0), (-7, 0), (1234, 0), (-12_345, 0), (123_456, 0), (-1_234_567, 0),
    (1_234_567_890_123, 2), (5, 1), (-123_456, 2),
  ].map { ExactDecimal(coefficient: $0.0, scale: $0.1) }

  private func agrees(with style: FoundationNumbers, on number: ExactDecimal) -> Bool {
    let decimals = style.decimals ?? currencyDecimals
    return string(number.rounded(toDecimals: decimals), minimumDecimals: decimals)
      == style.string(number)
  }
}

/// How Foundation writes numbers of one kind, percent taken as the number before the sign.
private struct FoundationNumbers {
  var kind: NumberKind
  var locale: Locale

  /// The digits after the decimal mark; `nil` for the currency's own.
  var decimals: Int? {
    if case .currency = kind { nil } else { 1 }
  }

  func string(_ number: ExactDecimal) -> String {
    switch kind {
    case .decimal:
      number.decimal.formatted(
        Decimal.FormatStyle(locale: locale).precision(.fractionLength(1)))
    case .percent:
      (number.decimal / 100).formatted(
        Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1)))
    case .currency(let code):
      number.decimal.formatted(Decimal.FormatStyle.Currency(code: code, locale: locale))
    }
  }
}

/// A number that Foundation wrote, taken apart.
private struct Template {
  var affixes: NumberSymbols.Affixes
  var digits: [Int]
  var zero: Unicode.Scalar
  /// What stands between two digits, by the count of digits before it.
  var separators: [Int: String]

  /// `nil` when there is no digit, or digits of two systems.
  init?(_ text: String) {
    var prefix = ""
    var pending = ""
    var digits: [Int] = []
    var separators: [Int: String] = [:]
    var zero: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue.flatMap({ UInt32(exactly: $0) }),
        let scalarZero = Unicode.Scalar(scalar.value - value)
      else {
        pending.unicodeScalars.append(scalar)
        continue
      }
      if let zero, zero != scalarZero { return nil }
      zero = scalarZero
      if digits.isEmpty { prefix = pending } else { separators[digits.count] = pending }
      if pending.isEmpty { separators[digits.count] = nil }
      pending = ""
      digits.append(Int(value))
    }
    guard let zero else { return nil }
    self.zero = zero
    self.digits = digits
    self.separators = separators
    affixes = NumberSymbols.Affixes(prefix: prefix, suffix: pending)
  }
}

extension ExactDecimal {
  fileprivate var negated: ExactDecimal {
    var result = self
    result.isNegative.toggle()
    return result
  }
}

extension ExactDecimal {
  /// The same number as Foundation's decimal, which keeps 38 digits and exponents to ±127; beyond
  /// them through the nearest floating-point number.
  var decimal: Decimal {
    (-100...100).contains(scale)
      ? Decimal(string: text) ?? Decimal(double) : Decimal(double)
  }

  /// The nearest floating-point number.
  var double: Double { Double(text) ?? 0 }

  private var text: String { "\(isNegative ? "-" : "")\(coefficient)e\(-scale)" }
}
