/// A soft copy of a shape behind it.
public struct Shadow: Hashable, Codable, Sendable {
  public var color: RGBColor
  /// The blur's radius in scene units: two standard deviations of the Gaussian. 0 is a hard edge.
  public var radius: Double
  public var offset: Point

  public init(color: RGBColor, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
