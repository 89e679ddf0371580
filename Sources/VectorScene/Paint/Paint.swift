/// What a shape, a line or a text is coloured with.
public enum Paint: Hashable, Codable, Sendable {
  case color(RGBColor)
  case linearGradient(LinearGradientPaint)
  case radialGradient(RadialGradientPaint)

  /// One colour that stands for the paint where a gradient cannot be drawn: its last stop that is
  /// at least half as solid as its most solid one.
  public var fallbackColor: RGBColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient): Self.fallbackColor(of: gradient.stops)
    case .radialGradient(let gradient): Self.fallbackColor(of: gradient.stops)
    }
  }

  private static func fallbackColor(of stops: [GradientStop]) -> RGBColor {
    let most = stops.reduce(0) { max($0, $1.color.opacity) }
    return stops.last { $0.color.opacity * 2 >= most }?.color ?? .clear
  }

  /// Whether nothing would be seen.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }
}
