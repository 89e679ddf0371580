import VectorScene

/// Colours that change along a line between two unit points.
public struct LinearGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Whether the colours change along one axis alone.
  var isLevel: Bool { startPoint.x == endPoint.x || startPoint.y == endPoint.y }

  public func paint(for request: PaintRequest) -> StylePaint {
    let stops = gradient.sceneStops(in: request.environment)
    let start = request.frame?.point(at: startPoint) ?? CGPoint(x: startPoint.x, y: startPoint.y)
    let end = request.frame?.point(at: endPoint) ?? CGPoint(x: endPoint.x, y: endPoint.y)
    guard stops.count > 1, start.isFinite, end.isFinite, start != end, let last = stops.last
    else { return StylePaint(.color(stops.last?.color ?? .clear)) }
    guard stops.contains(where: { $0.color != last.color }) else {
      return StylePaint(.color(last.color))
    }
    return StylePaint(
      .linearGradient(
        LinearGradientPaint(
          stops: stops, start: Point(start), end: Point(end),
          units: request.frame == nil ? .objectBox : .userSpace)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
