/// How the ticks of a numeric scale are chosen; the words are those of Swift Charts'
/// `AxisMarkValues.automatic`.
public struct LinearTickOptions: Hashable, Codable, Sendable {
  /// How many ticks there should be at most, counting both ends; 5 by default, at least 2.
  public var desiredCount: Int
  /// The smallest allowed distance between two ticks; `nil` for any.
  public var minimumStride: Double?
  /// Whether the values are counts, so that ticks are integers; off by default.
  public var isIntegral: Bool
  /// Whether the first tick may lie below the domain, which then grows to it; on by default.
  public var roundLowerBound: Bool
  /// Whether the last tick may lie above the domain, which then grows to it; on by default.
  public var roundUpperBound: Bool

  public static let automatic = LinearTickOptions()

  public init(
    desiredCount: Int = 5, minimumStride: Double? = nil, isIntegral: Bool = false,
    roundLowerBound: Bool = true, roundUpperBound: Bool = true
  ) {
    self.desiredCount = desiredCount
    self.minimumStride = minimumStride
    self.isIntegral = isIntegral
    self.roundLowerBound = roundLowerBound
    self.roundUpperBound = roundUpperBound
  }
}
