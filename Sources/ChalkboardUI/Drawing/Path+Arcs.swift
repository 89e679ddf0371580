import VectorScene

extension Path {
  /// A part of a circle's edge, joined by a line to what is there already.
  ///
  /// `clockwise` is meant as SwiftUI means it, with y pointing up: on the picture, where y points
  /// down, an arc that is not `clockwise` runs clockwise from `startAngle` to `endAngle`. It never
  /// runs more than once around.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) > turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// A part of a circle's edge from `startAngle` by `delta`, which runs clockwise on the picture
  /// when it is positive. It is joined by a line to what is there already.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var arc = VectorScene.Path()
    arc.arc(
      center: Point(center), radius: Double(radius), from: startAngle.radians,
      to: startAngle.radians + delta.radians)
    appendJoined(arc.applying(Transform(transform)))
  }

  /// The arc of `radius` that touches the line from the current point to `tangent1End` and the line
  /// from there to `tangent2End`, joined by a line to the current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = Point(tangent1End.applying(transform))
    let end = Point(tangent2End.applying(transform))
    guard let start = scenePath.currentPoint else { return scenePath.move(to: corner) }
    let arriving = start.distance(to: corner)
    let leaving = corner.distance(to: end)
    guard arriving > 0, leaving > 0, radius > 0 else { return scenePath.line(to: corner) }
    let back = (start - corner) * (1 / arriving)
    let ahead = (end - corner) * (1 / leaving)
    let cosine = max(-1, min(1, back.x * ahead.x + back.y * ahead.y))
    let half = acos(cosine) / 2
    guard half > 1e-6, half < .pi / 2 - 1e-6 else { return scenePath.line(to: corner) }
    let bisector = back + ahead
    let length = Point.zero.distance(to: bisector)
    let center = corner + bisector * (Double(radius) / sin(half) / length)
    let reach = Double(radius) / tan(half)
    let from = corner + back * reach
    let to = corner + ahead * reach
    let startAngle = atan2(from.y - center.y, from.x - center.x)
    var delta = atan2(to.y - center.y, to.x - center.x) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    scenePath.arc(center: center, radius: Double(radius), from: startAngle, to: startAngle + delta)
  }

  /// Appends `other`, with a line to its first point in place of a move.
  private mutating func appendJoined(_ other: VectorScene.Path) {
    for element in other.elements {
      switch element {
      case .move(let point): scenePath.line(to: point)
      case .line(let point): scenePath.line(to: point)
      case .quadratic(let control, let end): scenePath.quadratic(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        scenePath.cubic(to: end, control1: control1, control2: control2)
      case .close: scenePath.close()
      }
    }
  }
}
