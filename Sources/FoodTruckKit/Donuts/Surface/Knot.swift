import ChalkboardUI

/// A point that a smooth curve passes, and how it passes.
struct Knot {
  /// The curve's parameter.
  var parameter: Double
  var point: CGPoint
  /// How far the point moves while the parameter grows by 1.
  var velocity: CGPoint

  /// The point of `curve` at `parameter`; `reach` stretches the curve's handles there.
  init(at parameter: Double, reach: Double = 1, of curve: (Double) -> CGPoint) {
    let step = 1e-3
    let before = curve(parameter - step)
    let after = curve(parameter + step)
    let factor = reach / (2 * step)
    self.parameter = parameter
    point = curve(parameter)
    velocity = CGPoint(x: (after.x - before.x) * factor, y: (after.y - before.y) * factor)
  }

  private init(parameter: Double, point: CGPoint, velocity: CGPoint) {
    self.parameter = parameter
    self.point = point
    self.velocity = velocity
  }

  /// The same point passed one round later.
  var afterFullTurn: Knot {
    Knot(parameter: parameter + 360, point: point, velocity: velocity)
  }

  /// The same point passed in the other direction.
  var reversed: Knot {
    Knot(
      parameter: -parameter, point: point, velocity: CGPoint(x: -velocity.x, y: -velocity.y))
  }

  /// The point from which the curve leaves (`time` > 0) or arrives (`time` < 0) straight.
  func handle(_ time: Double) -> CGPoint {
    CGPoint(x: point.x + velocity.x * time / 3, y: point.y + velocity.y * time / 3)
  }
}

extension Path {
  /// Adds a curve through `knots`, one cubic between two of them, as a subpath of its own or
  /// `joined` to what is there.
  ///
  /// Points are in whole units. In a drawing of 512 units that cannot be seen, and it halves the
  /// SVG.
  mutating func addCurve(through knots: [Knot], joined: Bool = false) {
    guard let first = knots.first else { return }
    if joined {
      addLine(to: first.point.rounded)
    } else {
      move(to: first.point.rounded)
    }
    for (knot, next) in zip(knots, knots.dropFirst()) {
      let time = next.parameter - knot.parameter
      addCurve(
        to: next.point.rounded, control1: knot.handle(time).rounded,
        control2: next.handle(-time).rounded)
    }
  }

  /// Adds a curve through the points of `curve` at `parameters`.
  mutating func addCurve(
    at parameters: [Double], joined: Bool = false, of curve: (Double) -> CGPoint
  ) {
    addCurve(through: parameters.map { Knot(at: $0, of: curve) }, joined: joined)
  }
}

extension CGPoint {
  /// The nearest point with whole coordinates.
  var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }

  func lowered(by distance: Double) -> CGPoint { CGPoint(x: x, y: y + distance) }
}
