/// Where the ellipsis stands in a text that was cut.
public enum Truncation: String, Hashable, Codable, Sendable, CaseIterable {
  /// `…of the text`
  case start
  /// `the be…the text`
  case middle
  /// `the beginning…`
  case end
}
