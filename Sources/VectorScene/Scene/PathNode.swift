/// An outline that is filled, stroked or both; the stroke lies over the fill.
public struct PathNode: Hashable, Codable, Sendable {
  public enum FillRule: String, Hashable, Codable, Sendable { case nonzero, evenodd }

  public var path: Path
  /// `nil` leaves the inside empty.
  public var fill: Paint?
  public var fillRule: FillRule
  /// `nil` draws no outline.
  public var stroke: Stroke?
  public var shadow: Shadow?

  public init(
    _ path: Path, fill: Paint? = nil, fillRule: FillRule = .nonzero, stroke: Stroke? = nil,
    shadow: Shadow? = nil
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
    self.shadow = shadow
  }
}
