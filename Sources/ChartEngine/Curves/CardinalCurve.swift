import VectorScene

/// A cubic curve whose direction at each point is that of the line between its two neighbours.
struct CardinalCurve {
  /// 0 is loosest; at 1 the curve is straight between points.
  var tension: Double

  func append(_ points: [Point], to path: inout Path) {
    // A third of the tangent (next - previous) / 2, as Bézier control points want it.
    let reach = (1 - min(1, max(0, tension))) / 6
    for index in 0..<(points.count - 1) {
      let previous = points[max(0, index - 1)]
      let from = points[index]
      let to = points[index + 1]
      let next = points[min(points.count - 1, index + 2)]
      path.cubic(
        to: to, control1: from + (to - previous) * reach, control2: to - (next - from) * reach)
    }
  }
}
