/// What a shape, a line or a text is coloured with.
public enum Paint: Hashable, Codable, Sendable {
  case color(RGBColor)
  case linearGradient(LinearGradientPaint)
  case radialGradient(RadialGradientPaint)

  /// One colour that stands for the paint where a gradient cannot be drawn: its last stop.
  public var fallbackColor: RGBColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient): gradient.stops.last?.color ?? .clear
    case .radialGradient(let gradient): gradient.stops.last?.color ?? .clear
    }
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
