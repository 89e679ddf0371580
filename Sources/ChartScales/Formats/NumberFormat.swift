/// How a number is written.
public enum NumberFormat: Hashable, Sendable {
  /// Grouped, with as many decimals as the value has; at most six.
  case automatic
  /// Grouped, with exactly this many decimals.
  case fixed(decimals: Int)
  /// An amount of money in the currency of an ISO 4217 code, with the currency's decimals.
  case currency(code: String)
  /// The number times 100 with a percent sign and exactly this many decimals.
  case percent(decimals: Int)
  /// Short, with two digits or so: 1.2M, in the locale's words.
  case compact
}
