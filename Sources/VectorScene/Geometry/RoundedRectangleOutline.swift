/// The outline of a rectangle with rounded corners, corner by corner.
///
/// Each corner is three cubic curves. For a circular corner they lie on the circle; for a
/// continuous one they take the control points that were measured on Apple's systems, where the
/// curve starts 1.528665 radii from the corner (published by several people who read the path of
/// a rounded rectangle back).
struct RoundedRectangleOutline {
  var rect: Rect
  var radii: CornerRadii
  var style: CornerStyle

  /// Points of one corner in units of its radius: `along` runs from the corner back along the edge
  /// by which the outline arrives, `across` along the edge by which it leaves.
  private struct CornerPoint {
    var along: Double
    var across: Double
  }

  private static let continuousExtent = 1.528665

  private static let continuous: [CornerPoint] = [
    CornerPoint(along: 1.528665, across: 0), CornerPoint(along: 1.088493, across: 0),
    CornerPoint(along: 0.868407, across: 0), CornerPoint(along: 0.631494, across: 0.074911),
    CornerPoint(along: 0.372824, across: 0.169060), CornerPoint(along: 0.169060, across: 0.372824),
    CornerPoint(along: 0.074911, across: 0.631494), CornerPoint(along: 0, across: 0.868407),
    CornerPoint(along: 0, across: 1.088493), CornerPoint(along: 0, across: 1.528665),
  ]

  /// The same ten points for a quarter circle cut at 22.5 and 67.5 degrees.
  private static let circular: [CornerPoint] = [
    CornerPoint(along: 1, across: 0), CornerPoint(along: 0.868678, across: 0),
    CornerPoint(along: 0.738642, across: 0.025866), CornerPoint(along: 0.617317, across: 0.076120),
    CornerPoint(along: 0.372288, across: 0.177614), CornerPoint(along: 0.177614, across: 0.372288),
    CornerPoint(along: 0.076120, across: 0.617317), CornerPoint(along: 0.025866, across: 0.738642),
    CornerPoint(along: 0, across: 0.868678), CornerPoint(along: 0, across: 1),
  ]

  var path: Path {
    let fitted = fittedRadii
    var path = Path()
    path.reserveCapacity(18)
    corner(
      &path, at: Point(x: rect.maxX, y: rect.minY), radius: fitted.topRight,
      arriving: Point(x: 1, y: 0), leaving: Point(x: 0, y: 1))
    corner(
      &path, at: Point(x: rect.maxX, y: rect.maxY), radius: fitted.bottomRight,
      arriving: Point(x: 0, y: 1), leaving: Point(x: -1, y: 0))
    corner(
      &path, at: Point(x: rect.minX, y: rect.maxY), radius: fitted.bottomLeft,
      arriving: Point(x: -1, y: 0), leaving: Point(x: 0, y: -1))
    corner(
      &path, at: Point(x: rect.minX, y: rect.minY), radius: fitted.topLeft,
      arriving: Point(x: 0, y: -1), leaving: Point(x: 1, y: 0))
    path.close()
    return path
  }

  /// The radii scaled by one factor so that those on each side fit it, as CSS does it.
  private var fittedRadii: CornerRadii {
    func clean(_ radius: Double) -> Double { radius.isFinite ? max(0, radius) : 0 }
    let r = CornerRadii(
      topLeft: clean(radii.topLeft), topRight: clean(radii.topRight),
      bottomRight: clean(radii.bottomRight), bottomLeft: clean(radii.bottomLeft))
    var factor = 1.0
    func fit(_ sum: Double, _ side: Double) {
      if sum > side { factor = min(factor, side / sum) }
    }
    fit(r.topLeft + r.topRight, rect.width)
    fit(r.bottomLeft + r.bottomRight, rect.width)
    fit(r.topLeft + r.bottomLeft, rect.height)
    fit(r.topRight + r.bottomRight, rect.height)
    return CornerRadii(
      topLeft: r.topLeft * factor, topRight: r.topRight * factor,
      bottomRight: r.bottomRight * factor, bottomLeft: r.bottomLeft * factor)
  }

  private func corner(
    _ path: inout Path, at corner: Point, radius: Double, arriving: Point, leaving: Point
  ) {
    guard radius > 0 else { return path.line(to: corner) }
    let smoothing = smoothing(for: radius)
    func point(_ index: Int) -> Point {
      let (circular, continuous) = (Self.circular[index], Self.continuous[index])
      let along = circular.along + (continuous.along - circular.along) * smoothing
      let across = circular.across + (continuous.across - circular.across) * smoothing
      return corner - arriving * (along * radius) + leaving * (across * radius)
    }
    path.line(to: point(0))
    for start in stride(from: 1, through: 7, by: 3) {
      path.cubic(to: point(start + 2), control1: point(start), control2: point(start + 1))
    }
  }

  /// How much of the continuous corner's reach there is room for: 0 is circular, 1 all of it.
  private func smoothing(for radius: Double) -> Double {
    guard style == .continuous else { return 0 }
    let room = min(rect.width, rect.height) / 2 / radius
    return min(1, max(0, (room - 1) / (Self.continuousExtent - 1)))
  }
}
