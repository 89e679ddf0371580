#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Path {
  /// A rectangle, clockwise from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    Path { path in
      path.reserveCapacity(5)
      path.move(to: Point(x: rect.minX, y: rect.minY))
      path.line(to: Point(x: rect.maxX, y: rect.minY))
      path.line(to: Point(x: rect.maxX, y: rect.maxY))
      path.line(to: Point(x: rect.minX, y: rect.maxY))
      path.close()
    }
  }

  /// The ellipse that fills `rect`, clockwise from its rightmost point, as four cubic curves.
  public static func ellipse(in rect: Rect) -> Path {
    let center = rect.center
    let rx = rect.width / 2
    let ry = rect.height / 2
    // The control distance that brings a cubic nearest to a quarter circle.
    let k = 0.5522847498
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * rx, y: center.y + y * ry)
    }
    return Path { path in
      path.reserveCapacity(6)
      path.move(to: at(1, 0))
      path.cubic(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
      path.cubic(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
      path.cubic(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
      path.cubic(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
      path.close()
    }
  }

  /// A part of a circle's edge, as cubic curves of at most a quarter turn each.
  ///
  /// Angles are in radians, 0 points right and they grow clockwise (y points down). The arc is
  /// joined by a line to what is there already.
  public mutating func arc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) {
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    line(to: at(start))
    let sweep = max(-2 * Double.pi, min(2 * Double.pi, end - start))
    let steps = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(steps)
    let reach = 4.0 / 3.0 * tan(step / 4) * radius
    for index in 0..<steps {
      let from = start + step * Double(index)
      let to = from + step
      let p0 = at(from)
      let p3 = at(to)
      cubic(
        to: p3,
        control1: Point(x: p0.x - reach * sin(from), y: p0.y + reach * cos(from)),
        control2: Point(x: p3.x + reach * sin(to), y: p3.y - reach * cos(to)))
    }
  }

  /// A rectangle with rounded corners, clockwise from the top edge.
  ///
  /// Radii that do not fit are scaled down together, so that neighbours never overlap. With
  /// ``CornerStyle/continuous`` the curve reaches further along the edges than the radius; where
  /// there is no room for that it fades into a circular corner.
  public static func roundedRectangle(
    _ rect: Rect, radii: CornerRadii, style: CornerStyle = .circular
  ) -> Path {
    guard !rect.isEmpty, !radii.isZero else { return .rectangle(rect) }
    return RoundedRectangleOutline(rect: rect, radii: radii, style: style).path
  }

  /// A rectangle with the same radius at all corners.
  public static func roundedRectangle(
    _ rect: Rect, radius: Double, style: CornerStyle = .circular
  ) -> Path {
    roundedRectangle(rect, radii: CornerRadii(all: radius), style: style)
  }
}
