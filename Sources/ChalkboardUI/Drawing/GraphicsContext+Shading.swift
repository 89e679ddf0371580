import VectorScene

extension GraphicsContext {
  /// What a graphics context paints with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, start: CGPoint, end: CGPoint)
      case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    }

    private let kind: Kind

    /// The current foreground style.
    public static var foreground: Shading { style(.foreground) }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Unit points of the style refer to the box of the path that is painted.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient between two points in the context's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, start: startPoint, end: endPoint))
    }

    /// A gradient around a point in the context's coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// The style that views take for it; `nil` for a gradient between given points.
    var style: AnyShapeStyle? {
      if case .style(let style) = kind { return style }
      return nil
    }

    func paint(in environment: EnvironmentValues, frame: CGRect) -> StylePaint {
      switch kind {
      case .style(let style):
        return style.paint(in: environment, frame: frame)
      case .linear(let gradient, let start, let end):
        // With the unit square as its frame, a gradient's unit points are points.
        return LinearGradient(
          gradient: gradient, startPoint: UnitPoint(x: start.x, y: start.y),
          endPoint: UnitPoint(x: end.x, y: end.y)
        ).paint(in: environment, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      case .radial(let gradient, let center, let startRadius, let endRadius):
        return RadialGradient.paint(
          stops: gradient.sceneStops(in: environment), center: center, startRadius: startRadius,
          endRadius: endRadius, units: .userSpace)
      }
    }
  }
}
