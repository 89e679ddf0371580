import VectorScene

/// A style with its opacity multiplied.
public struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var factor: Double

  public func paint(for request: PaintRequest) -> StylePaint {
    style.paint(for: request).opacity(factor)
  }
}

/// A style with a shadow behind what it paints.
public struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var shadow: ShadowStyle

  public func paint(for request: PaintRequest) -> StylePaint {
    var result = style.paint(for: request)
    result.shadow = shadow.shadow(in: request.environment) ?? result.shadow
    return result
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, factor: opacity)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A soft copy of a shape behind or inside it.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool

  /// A shadow behind the shape, blurred over `radius` points and moved by `x` and `y`.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside the shape. It is accepted, but not drawn.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func shadow(in environment: EnvironmentValues) -> Shadow? {
    guard !isInner, radius.isFinite, x.isFinite, y.isFinite else { return nil }
    return Shadow(
      color: color.rgb(in: environment), radius: max(0, Double(radius)), offset: Point(x: x, y: y))
  }
}
