/// What Foundation would tell about a locale, at hand: loading its locale data costs a millisecond for
/// numbers and three for dates, a good part of a short run.
///
/// The facts are those of Unicode CLDR; a test holds every one against Foundation, so that a new
/// Foundation with other habits does not go unnoticed.
struct KnownLocale: Sendable {
  var decimal: NumberSymbols
  var percent: NumberSymbols
  /// By their codes; other currencies are looked up in Foundation.
  var currencies: [String: NumberSymbols]
  /// Built when the first date is written.
  var dates: @Sendable () -> DateSymbols

  /// The catalogue: one file each in this folder. A locale is built when it is asked for.
  enum Identifier: String, CaseIterable, Sendable {
    case englishUnitedStates = "en_US"
    case englishUnitedKingdom = "en_GB"
    case german = "de_DE"
    case french = "fr_FR"

    var locale: KnownLocale {
      switch self {
      case .englishUnitedStates: .englishUnitedStates
      case .englishUnitedKingdom: .englishUnitedKingdom
      case .german: .german
      case .french: .french
      }
    }
  }

  /// The known locale of that identifier, spelt `en_US` or `en-US`; `nil` for all others.
  static func named(_ identifier: String) -> KnownLocale? {
    let bytes = identifier.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    return Identifier.allCases.first { $0.rawValue.utf8.elementsEqual(bytes) }?.locale
  }

  func symbols(for kind: NumberKind) -> NumberSymbols? {
    switch kind {
    case .decimal: decimal
    case .percent: percent
    case .currency(let code): currencies[code]
    }
  }
}

extension NumberSymbols {
  /// The same symbols with a currency's sign and decimals.
  ///
  /// - Parameters:
  ///   - prefix: what stands before the digits and after a minus sign.
  ///   - suffix: what stands after the digits.
  func currency(prefix: String = "", suffix: String = "", decimals: Int = 2) -> NumberSymbols {
    var symbols = self
    symbols.positive = Affixes(prefix: prefix, suffix: suffix)
    symbols.negative = Affixes(prefix: negative.prefix + prefix, suffix: suffix)
    symbols.currencyDecimals = decimals
    return symbols
  }

  /// The same symbols with a text after the digits.
  func suffixed(_ suffix: String) -> NumberSymbols {
    currency(suffix: suffix, decimals: 0)
  }
}
