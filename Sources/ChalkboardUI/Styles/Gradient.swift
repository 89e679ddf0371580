import VectorScene

/// Colours in order, with their places from 0 (the start) to 1 (the end). As a style of its own it
/// runs from top to bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 (the start) to 1 (the end).
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  public func paint(for request: PaintRequest) -> StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(for: request)
  }

  /// The scene's stops, with places in ascending order within 0…1; at least one.
  func sceneStops(in environment: EnvironmentValues) -> [GradientStop] {
    var place = 0.0
    let resolved = stops.map { stop in
      let location = Double(stop.location)
      place = max(place, location.isFinite ? min(1, max(0, location)) : place)
      return GradientStop(offset: place, color: stop.color.rgb(in: environment))
    }
    return resolved.isEmpty ? [GradientStop(offset: 0, color: .clear)] : resolved
  }
}

/// A gentle gradient of one colour, lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  private var gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func paint(for request: PaintRequest) -> StylePaint { gradient.paint(for: request) }
}

extension Color {
  /// The colour's own gentle gradient, from a lighter tone at the top to the colour at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.22), self]))
  }
}
