/// Which face a text wants, and how large.
public struct FontStyle: Hashable, Codable, Sendable {
  /// Family names in order of preference, such as `["Inter", "Arial", "sans-serif"]`.
  public var families: [String]
  /// The em in scene units.
  public var size: Double
  /// CSS weight, 100 (thin) to 900 (black); 400 is regular and 700 bold.
  public var weight: Int
  public var isItalic: Bool
  /// Figures of equal width, so that numbers stand under each other.
  public var hasTabularFigures: Bool

  public init(
    families: [String], size: Double, weight: Int = 400, isItalic: Bool = false,
    hasTabularFigures: Bool = false
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularFigures = hasTabularFigures
  }
}
