/// The key to colours and symbols.
public struct LegendDescription: Hashable, Codable, Sendable {
  public enum Position: String, Hashable, Codable, Sendable {
    /// What the theme says: below the plot.
    case automatic
    case top, bottom, leading, trailing
  }

  /// `nil` shows a legend when a channel of colour or shape has more than one entry.
  public var isVisible: Bool?
  public var position: Position
  /// Between the legend and the rest in scene units; `nil` is the theme's.
  public var spacing: Double?

  public init(isVisible: Bool? = nil, position: Position = .automatic, spacing: Double? = nil) {
    self.isVisible = isVisible
    self.position = position
    self.spacing = spacing
  }
}
