/// How a number is written.
public enum NumberFormat: Hashable, Sendable {
  /// Grouped, with as many decimals as the value has; at most six.
  case automatic
  /// Grouped, with exactly this many decimals; 0…100.
  case fixed(decimals: Int)
  /// An amount of money in the currency of an ISO 4217 code, with the currency's decimals. Two
  /// decimals and no sign when the code is not three letters.
  case currency(code: String)
  /// The number times 100 with a percent sign and exactly this many decimals; 0…100.
  case percent(decimals: Int)
  /// Short, with two digits or so: `1.2M`, in the locale's words.
  case compact
  /// A power of ten: `1.2E-9`.
  case scientific

  /// The most decimals of `automatic`.
  static let automaticDecimals = 6

  static func bounded(_ decimals: Int) -> Int { min(100, max(0, decimals)) }

  /// The code in capitals; `nil` when it is not three letters.
  static func currencyCode(_ code: String) -> String? {
    let letters = code.utf8.allSatisfy { (65...90).contains($0 & 0xDF) && $0 >= 65 }
    return code.utf8.count == 3 && letters ? code.uppercased() : nil
  }
}
