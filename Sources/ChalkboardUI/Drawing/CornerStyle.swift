import VectorScene

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner whose curvature grows gradually, as on Apple's systems.
  case continuous

  package var sceneStyle: CornerStyle {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}

/// How far each corner of a rectangle is rounded, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The scene's radii when every edge lies `inset` points further inside.
  func sceneRadii(inset: CGFloat = 0) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeading - inset), topRight: max(0, topTrailing - inset),
      bottomRight: max(0, bottomTrailing - inset), bottomLeft: max(0, bottomLeading - inset))
  }
}
