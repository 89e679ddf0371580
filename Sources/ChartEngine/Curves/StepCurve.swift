import VectorScene

/// Straight runs with a jump between neighbours.
struct StepCurve {
  /// Where the jump is: 0 at the first of two points, 1 at the second.
  var jump: Double

  func append(_ points: [Point], to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * jump
      if jump > 0 { path.line(to: Point(x: x, y: from.y)) }
      path.line(to: Point(x: x, y: to.y))
      if jump < 1 { path.line(to: to) }
    }
  }
}
