/// How far each corner of a rectangle is rounded, in scene units. A radius of 0 is a sharp corner.
public struct CornerRadii: Hashable, Codable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public static let zero = CornerRadii(all: 0)

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }
}

/// The shape of a rounded corner.
public enum CornerStyle: String, Hashable, Codable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner whose curvature grows gradually (a "squircle"), as Apple's systems draw it.
  case continuous
}
