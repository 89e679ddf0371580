import VectorScene

/// A cubic curve along x that keeps to the range of its neighbours (Steffen 1990, "A simple method
/// for monotonic interpolation in one dimension"). Points must be in order of x; where x stands
/// still the curve is straight.
struct MonotoneCurve {
  func append(_ points: [Point], to path: inout Path) {
    if points.count == 2 { return path.line(to: points[1]) }
    let slopes = tangents(points)
    for index in 0..<(points.count - 1) {
      let from = points[index]
      let to = points[index + 1]
      let third = (to.x - from.x) / 3
      path.cubic(
        to: to, control1: Point(x: from.x + third, y: from.y + third * slopes[index]),
        control2: Point(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }

  private func tangents(_ points: [Point]) -> [Double] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var tangents = [Double](repeating: 0, count: points.count)
    for index in 1..<max(1, points.count - 1) {
      let before = secants[index - 1]
      let after = secants[index]
      let widthBefore = points[index].x - points[index - 1].x
      let widthAfter = points[index + 1].x - points[index].x
      guard before * after > 0, widthBefore + widthAfter != 0 else { continue }
      let mean = (before * widthAfter + after * widthBefore) / (widthBefore + widthAfter)
      let limit = 2 * min(abs(before), abs(after))
      tangents[index] = mean < 0 ? max(mean, -limit) : min(mean, limit)
    }
    if let first = secants.first, let last = secants.last {
      tangents[0] = (3 * first - tangents[1]) / 2
      tangents[points.count - 1] = (3 * last - tangents[points.count - 2]) / 2
    }
    return tangents
  }
}
