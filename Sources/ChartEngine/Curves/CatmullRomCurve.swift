import Foundation
import VectorScene

/// A Catmull-Rom spline as cubic Bézier curves (Yuksel, Schaefer and Keyser 2011, "Parameterization
/// and applications of Catmull-Rom curves").
struct CatmullRomCurve {
  /// 0 is uniform; 0.5, the centripetal one, never loops; 1 is chordal.
  var alpha: Double

  func append(_ points: [Point], to path: inout Path) {
    for index in 0..<(points.count - 1) {
      let p0 = points[max(0, index - 1)]
      let p1 = points[index]
      let p2 = points[index + 1]
      let p3 = points[min(points.count - 1, index + 2)]
      let d1 = pow(p0.distance(to: p1), alpha)
      let d2 = pow(p1.distance(to: p2), alpha)
      let d3 = pow(p2.distance(to: p3), alpha)
      path.cubic(
        to: p2, control1: Self.control(p0, p1, p2, before: d1, within: d2),
        control2: Self.control(p3, p2, p1, before: d3, within: d2))
    }
  }

  /// The control point beside `from` on the way to `to`, where `outer` is the point on the other
  /// side of `from`.
  private static func control(
    _ outer: Point, _ from: Point, _ to: Point, before: Double, within: Double
  ) -> Point {
    // Coinciding points have no direction of their own.
    guard before > 1e-9, within > 1e-9 else { return from }
    let weight = 2 * before * before + 3 * before * within + within * within
    let divisor = 3 * before * (before + within)
    return (to * (before * before) - outer * (within * within) + from * weight) * (1 / divisor)
  }
}
