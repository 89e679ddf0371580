import VectorScene

/// Colours that change with the distance from a centre, between two radii in points.
public struct RadialGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func paint(for request: PaintRequest) -> StylePaint {
    let stops = gradient.sceneStops(in: request.environment)
    guard let frame = request.frame else {
      // Radii in points mean nothing in fractions of an unknown box; the gradient fills the box.
      return RadialGradient.paint(
        stops: stops, center: CGPoint(x: center.x, y: center.y), startRadius: 0, endRadius: 0.5,
        units: .objectBox)
    }
    return RadialGradient.paint(
      stops: stops, center: frame.point(at: center), startRadius: startRadius,
      endRadius: endRadius, units: .userSpace)
  }

  static func paint(
    stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    units: GradientUnits
  ) -> StylePaint {
    guard stops.count > 1, center.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius > startRadius
    else { return StylePaint(.color(stops.last?.color ?? .clear)) }
    return StylePaint(
      .radialGradient(
        RadialGradientPaint(
          stops: stops, center: Point(center), startRadius: Double(startRadius),
          endRadius: Double(endRadius), units: units)))
  }
}

/// Colours that change with the distance from a centre, in ellipses that follow the box's shape.
/// Radii are fractions of the box's sides. In a box that is not square the ellipses are drawn as
/// circles of the longer side.
public struct EllipticalGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func paint(for request: PaintRequest) -> StylePaint {
    let stops = gradient.sceneStops(in: request.environment)
    guard let frame = request.frame else {
      return RadialGradient.paint(
        stops: stops, center: CGPoint(x: center.x, y: center.y),
        startRadius: startRadiusFraction, endRadius: endRadiusFraction, units: .objectBox)
    }
    let side = max(frame.width, frame.height)
    return RadialGradient.paint(
      stops: stops, center: frame.point(at: center), startRadius: startRadiusFraction * side,
      endRadius: endRadiusFraction * side, units: .userSpace)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
