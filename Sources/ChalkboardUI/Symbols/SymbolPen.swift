import VectorScene

/// Draws the layers of a symbol on its grid of 100 by 100 units.
struct SymbolPen {
  /// How thick lines are, by the weight of the font.
  let thickness: Double
  private(set) var layers: [SymbolLayer] = []
  /// The level and tone of what is drawn from now on.
  var level = 0
  var tone: SymbolLayer.Tone?
  /// What is drawn from now on leaves this outline free.
  var cutout: VectorScene.Path?

  init(weight: Int) {
    let thicknesses = [2.6, 3.8, 5.6, 7.4, 8.6, 10, 11.4, 12.8, 14.2]
    thickness = thicknesses[max(0, min(thicknesses.count - 1, weight / 100 - 1))]
  }

  private mutating func add(_ shape: SymbolLayer.Shape) {
    layers.append(SymbolLayer(shape: shape, level: level, tone: tone, cutout: cutout))
  }

  mutating func fill(_ path: VectorScene.Path) { add(.fill(path)) }

  /// - Parameter factor: multiplies the thickness of lines.
  mutating func stroke(_ path: VectorScene.Path, _ factor: Double = 1) {
    add(.stroke(path, width: thickness * factor))
  }

  mutating func badge(_ base: VectorScene.Path, _ glyph: VectorScene.Path) {
    add(.badge(base: base, glyph: glyph))
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ factor: Double = 1
  ) {
    stroke(.polyline([(x1, y1), (x2, y2)]), factor)
  }

  mutating func polyline(_ points: [(Double, Double)], _ factor: Double = 1) {
    stroke(.polyline(points), factor)
  }

  mutating func polygon(_ points: [(Double, Double)]) { stroke(.polygon(points)) }

  mutating func dot(_ x: Double, _ y: Double, _ radius: Double) {
    fill(.circle(x, y, radius))
  }

  /// A ring whose outer edge has the given radius.
  mutating func ring(_ x: Double, _ y: Double, _ radius: Double) {
    stroke(.circle(x, y, radius - thickness / 2))
  }
}

// Outlines that symbols are made of.
extension VectorScene.Path {
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> VectorScene.Path {
    .ellipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> VectorScene.Path {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius, style: .continuous)
  }

  static func polyline(_ points: [(Double, Double)]) -> VectorScene.Path {
    VectorScene.Path { path in
      for (index, point) in points.enumerated() {
        let point = Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
  }

  static func polygon(_ points: [(Double, Double)]) -> VectorScene.Path {
    var path = polyline(points)
    path.close()
    return path
  }

  /// A polygon with its edges moved outwards. The points run clockwise.
  static func polygon(_ points: [(Double, Double)], grownBy growth: Double) -> VectorScene.Path {
    let count = points.count
    func direction(_ from: Int, _ to: Int) -> Double {
      let (a, b) = (points[from % count], points[to % count])
      return atan2(b.1 - a.1, b.0 - a.0)
    }
    return polygon(
      points.indices.map { index in
        let arriving = direction(index + count - 1, index)
        var turn = direction(index, index + 1) - arriving
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        let bisector = arriving - .pi / 2 + turn / 2
        let distance = growth / max(0.75, cos(turn / 2))
        return (
          points[index].0 + distance * cos(bisector), points[index].1 + distance * sin(bisector)
        )
      })
  }

  /// Several outlines as one.
  static func joined(_ paths: [VectorScene.Path]) -> VectorScene.Path {
    VectorScene.Path { joined in
      for path in paths { joined.append(path) }
    }
  }

  /// The outline of a line through `points` with round ends, which never covers itself. Inner
  /// corners are sharp and outer ones round.
  static func stroked(_ points: [(Double, Double)], width: Double) -> VectorScene.Path {
    let points = points.map { Point(x: $0.0, y: $0.1) }
    guard points.count > 1 else { return VectorScene.Path() }
    var path = VectorScene.Path()
    appendSide(points, width / 2, to: &path)
    appendSide(points.reversed(), width / 2, to: &path)
    path.close()
    return path
  }

  /// The side of a line to the right of its direction, and the round end after it.
  private static func appendSide(
    _ points: [Point], _ reach: Double, to path: inout VectorScene.Path
  ) {
    func angle(_ from: Point, _ to: Point) -> Double { atan2(to.y - from.y, to.x - from.x) }
    for index in 0..<(points.count - 1) {
      let direction = angle(points[index], points[index + 1])
      let normal = direction - .pi / 2
      func side(_ point: Point) -> Point {
        point + Point(x: cos(normal), y: sin(normal)) * reach
      }
      if index == 0 { path.line(to: side(points[0])) }
      guard index + 2 < points.count else {
        path.arc(center: points[index + 1], radius: reach, from: normal, to: normal + .pi)
        return
      }
      let next = angle(points[index + 1], points[index + 2])
      var turn = next - direction
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      if turn > 0 {
        path.arc(
          center: points[index + 1], radius: reach, from: normal, to: normal + turn)
      } else {
        let bisector = normal + turn / 2
        let distance = reach / max(0.2, cos(turn / 2))
        path.line(to: points[index + 1] + Point(x: cos(bisector), y: sin(bisector)) * distance)
      }
    }
  }

  /// What is left of a disc when another one covers a part of it.
  static func crescent(
    center: Point, radius: Double, cutCenter: Point, cutRadius: Double
  ) -> VectorScene.Path {
    let distance = center.distance(to: cutCenter)
    let toward = atan2(cutCenter.y - center.y, cutCenter.x - center.x)
    let half = acos(
      max(
        -1,
        min(
          1,
          (radius * radius + distance * distance - cutRadius * cutRadius)
            / (2 * radius * distance))))
    let cutHalf = acos(
      max(
        -1,
        min(
          1,
          (cutRadius * cutRadius + distance * distance - radius * radius)
            / (2 * cutRadius * distance))))
    return VectorScene.Path { path in
      path.arc(
        center: center, radius: radius, from: toward + half, to: toward + 2 * .pi - half)
      path.arc(
        center: cutCenter, radius: cutRadius, from: toward + .pi + cutHalf,
        to: toward + .pi - cutHalf)
      path.close()
    }
  }

  /// A star with sharp points; the first one points up.
  static func star(
    center: Point, points: Int, outer: Double, inner: Double
  ) -> VectorScene.Path {
    polygon(
      (0..<2 * points).map { index in
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let radius = index.isMultiple(of: 2) ? outer : inner
        return (center.x + radius * cos(angle), center.y + radius * sin(angle))
      })
  }
}
