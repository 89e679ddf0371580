extension Path {
  /// The smallest box that holds the path's lines and curves, which is what SVG calls the object's
  /// bounding box; `nil` for an empty path. See ``controlBox`` for a quick box that may be larger.
  package var inkBox: Rect? {
    var horizontal = Extent()
    var vertical = Extent()
    var current = Point.zero
    var start = Point.zero
    func include(_ point: Point) {
      horizontal.include(point.x)
      vertical.include(point.y)
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
        include(point)
      case .line(let point):
        current = point
        include(point)
      case .quadratic(let control, let end):
        // The cubic that is the same curve has its controls two thirds of the way.
        let control1 = current.interpolated(to: control, at: 2.0 / 3)
        let control2 = end.interpolated(to: control, at: 2.0 / 3)
        horizontal.includeCubic(current.x, control1.x, control2.x, end.x)
        vertical.includeCubic(current.y, control1.y, control2.y, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        horizontal.includeCubic(current.x, control1.x, control2.x, end.x)
        vertical.includeCubic(current.y, control1.y, control2.y, end.y)
        current = end
      case .close: current = start
      }
    }
    guard horizontal.low <= horizontal.high, vertical.low <= vertical.high else { return nil }
    return Rect(
      from: Point(x: horizontal.low, y: vertical.low),
      to: Point(x: horizontal.high, y: vertical.high))
  }
}

/// How far something reaches along one axis.
private struct Extent {
  var low = Double.infinity
  var high = -Double.infinity

  mutating func include(_ value: Double) {
    low = min(low, value)
    high = max(high, value)
  }

  /// Includes a cubic curve along this axis: its ends, and the places where it turns round.
  mutating func includeCubic(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    include(p0)
    include(p3)
    guard min(p1, p2) < low || max(p1, p2) > high else { return }
    // A third of the derivative is a·t² + b·t + c.
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    func turn(at t: Double) {
      guard t > 0, t < 1 else { return }
      let s = 1 - t
      include(s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3)
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    // Of the two ways to write a root, the one without a difference of near-equal numbers.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    if a != 0 { turn(at: q / a) }
    if q != 0 { turn(at: c / q) }
  }
}
