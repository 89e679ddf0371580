/// The direction in which a paragraph is written.
public enum TextDirection: String, Hashable, Codable, Sendable, CaseIterable {
  case leftToRight
  /// As Arabic and Hebrew are.
  case rightToLeft
}
