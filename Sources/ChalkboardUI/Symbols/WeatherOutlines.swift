import VectorScene

extension VectorScene.Path {
  /// A cloud of three lobes around a centre, about 92 by 61 units at scale 1.
  ///
  /// - Parameter growth: how far every edge is moved outwards.
  static func cloud(_ x: Double, _ y: Double, _ scale: Double, growth: Double = 0)
    -> VectorScene.Path
  {
    let (left, top, right) = cloudLobes(x, y, scale, growth: growth)
    return VectorScene.Path { path in
      let first = meeting(left, top)
      let second = meeting(top, right)
      func angle(_ lobe: (center: Point, radius: Double), _ point: Point) -> Double {
        atan2(point.y - lobe.center.y, point.x - lobe.center.x)
      }
      func arc(_ lobe: (center: Point, radius: Double), from: Double, to: Double) {
        let end = to < from ? to + 2 * .pi : to
        path.arc(center: lobe.center, radius: lobe.radius, from: from, to: end)
      }
      arc(left, from: .pi / 2, to: angle(left, first))
      arc(top, from: angle(top, first), to: angle(top, second))
      arc(right, from: angle(right, second), to: .pi / 2)
      path.close()
    }
  }

  /// The left, top and right discs that ``cloud(_:_:_:growth:)`` is made of.
  static func cloudLobes(_ x: Double, _ y: Double, _ scale: Double, growth: Double) -> (
    left: CloudLobe, top: CloudLobe, right: CloudLobe
  ) {
    func lobe(_ dx: Double, _ dy: Double, _ radius: Double) -> CloudLobe {
      (Point(x: x + dx * scale, y: y + dy * scale), radius * scale + growth)
    }
    return (lobe(-27, 11, 19), lobe(-6, -8, 25), lobe(25, 8, 22))
  }

  typealias CloudLobe = (center: Point, radius: Double)

  /// The upper of the two points where circles meet.
  private static func meeting(
    _ first: (center: Point, radius: Double), _ second: (center: Point, radius: Double)
  ) -> Point {
    let distance = first.center.distance(to: second.center)
    let along =
      (first.radius * first.radius - second.radius * second.radius + distance * distance)
      / (2 * distance)
    let across = max(0, first.radius * first.radius - along * along).squareRoot()
    let direction = (second.center - first.center) * (1 / distance)
    let middle = first.center + direction * along
    let one = middle + Point(x: direction.y, y: -direction.x) * across
    let other = middle + Point(x: -direction.y, y: direction.x) * across
    return one.y < other.y ? one : other
  }

  /// A disc with eight rays that do not touch it, 88 units across at scale 1.
  static func sunGlyph(_ x: Double, _ y: Double, _ scale: Double) -> VectorScene.Path {
    var parts = [VectorScene.Path.circle(x, y, 20.5 * scale)]
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4
      func point(_ radius: Double) -> (Double, Double) {
        (x + radius * scale * cos(angle), y + radius * scale * sin(angle))
      }
      parts.append(.stroked([point(31), point(41)], width: 8.4 * scale))
    }
    return .joined(parts)
  }

  /// A level line that curls up or down at its end.
  static func gust(y: Double, end: Double, radius: Double, isUp: Bool) -> VectorScene.Path {
    VectorScene.Path { path in
      path.move(to: Point(x: 10, y: y))
      path.line(to: Point(x: end, y: y))
      let center = Point(x: end, y: y + (isUp ? -radius : radius))
      let start = isUp ? Double.pi / 2 : -Double.pi / 2
      path.arc(
        center: center, radius: radius, from: start, to: start + (isUp ? -1.25 : 1.25) * .pi)
    }
  }
}

extension SymbolPen {
  /// What falls from a cloud.
  enum Fall: Sendable {
    case rain, drizzle, heavyRain, snow, fog, bolt, boltAndRain
  }

  mutating func sun(isFilled: Bool) {
    tone = .sun
    if isFilled { dot(50, 50, 22) } else { stroke(.circle(50, 50, 20.5 - thickness / 4)) }
    level = isFilled ? 1 : 0
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4
      line(
        50 + 34 * cos(angle), 50 + 34 * sin(angle), 50 + 42 * cos(angle), 50 + 42 * sin(angle))
    }
    level = 0
  }

  mutating func horizon(isRising: Bool, isFilled: Bool) {
    tone = .sun
    let half = VectorScene.Path { path in
      path.arc(center: Point(x: 54, y: 68), radius: 17, from: .pi, to: 2 * .pi)
      if isFilled { path.close() }
    }
    if isFilled { fill(half) } else { stroke(half) }
    for ray in [0, 1, 3, 4] {
      let angle = Double.pi + Double(ray) * .pi / 4
      line(
        54 + 29 * cos(angle), 68 + 29 * sin(angle), 54 + 37 * cos(angle), 68 + 37 * sin(angle))
    }
    level = 1
    line(10, 84, 98, 84)
    let tip = isRising ? 13.0 : 38
    polyline([(43, isRising ? 24 : 27), (54, tip), (65, isRising ? 24 : 27)])
    line(54, isRising ? 14 : 13, 54, isRising ? 39 : 36)
  }

  mutating func moonAndStars(isFilled: Bool) {
    tone = .moon
    let moon = VectorScene.Path.crescent(
      center: Point(x: 43, y: 55), radius: 34, cutCenter: Point(x: 62, y: 38), cutRadius: 29)
    if isFilled { fill(moon) }
    stroke(moon, isFilled ? 0.5 : 1)
    level = 1
    fill(.sparkle(59, 39, 12))
    fill(.sparkle(80, 21, 9.5))
  }

  mutating func cloudAndSun(isFilled: Bool) {
    let gap = thickness * 1.05
    let growth = isFilled ? gap : thickness / 2 + gap
    level = 1
    tone = .sun
    cutout = .cloud(53, 60, 0.9, growth: growth)
    if isFilled { dot(81, 38, 20) } else { stroke(.circle(81, 38, 17)) }
    let (left, top, right) = VectorScene.Path.cloudLobes(53, 60, 0.9, growth: growth)
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4 - .pi / 8
      let ends = [29.0, 35].map { Point(x: 81 + $0 * cos(angle), y: 38 + $0 * sin(angle)) }
      // Of a ray whose middle the cloud reaches, a speck would be left.
      let isFree = [left, top, right].allSatisfy { lobe in
        ends.allSatisfy { lobe.center.distance(to: $0) >= lobe.radius }
      }
      if isFree { line(ends[0].x, ends[0].y, ends[1].x, ends[1].y, 0.9) }
    }
    cutout = nil
    level = 0
    tone = .cloud
    if isFilled { fill(.cloud(53, 60, 0.9)) } else { stroke(.cloud(53, 60, 0.9)) }
  }

  mutating func cloudAndMoon(isFilled: Bool) {
    let gap = thickness * 1.05
    level = 1
    tone = .moon
    cutout = .cloud(50, 62, 0.84, growth: isFilled ? gap : thickness / 2 + gap)
    let moon = VectorScene.Path.crescent(
      center: Point(x: 84, y: 33), radius: 26, cutCenter: Point(x: 99, y: 23), cutRadius: 22)
    if isFilled { fill(moon) } else { stroke(moon, 0.9) }
    cutout = nil
    level = 0
    tone = .cloud
    if isFilled { fill(.cloud(50, 62, 0.84)) } else { stroke(.cloud(50, 62, 0.84)) }
  }

  mutating func cloud(with fall: Fall, isFilled: Bool) {
    let cloud = VectorScene.Path.cloud(58, 36, isFilled ? 0.98 : 0.92)
    tone = .cloud
    if case .bolt = fall { cutout = bolt(width: thickness * 1.6) }
    if case .boltAndRain = fall { cutout = bolt(width: thickness * 1.6) }
    if isFilled { fill(cloud) } else { stroke(cloud) }
    cutout = nil
    level = 1
    tone = .water
    switch fall {
    case .rain: drops([(34, 76, 90), (50, 76, 90), (66, 76, 90), (82, 76, 90)])
    case .drizzle:
      drops([(36, 76, 80), (52, 76, 80), (68, 76, 80), (44, 88, 92), (60, 88, 92), (76, 88, 92)])
    case .heavyRain:
      drops([
        (34, 76, 84), (50, 76, 92), (66, 76, 84), (82, 76, 92), (28, 91, 94), (60, 91, 94),
      ])
    case .snow:
      for (x, y) in [(36.0, 77.0), (58, 77), (80, 77), (47, 90), (69, 90)] {
        dot(x, y, thickness * 0.72)
      }
    case .fog:
      tone = .cloud
      line(24, 78, 92, 78)
      line(36, 91, 80, 91)
    case .bolt, .boltAndRain:
      tone = .sun
      let path = VectorScene.Path.polygon(Self.boltPoints)
      fill(path)
      stroke(path, 0.45)
      tone = .water
      if case .boltAndRain = fall { drops([(30, 76, 90), (84, 76, 90)]) }
    }
  }

  private static let boltPoints: [(Double, Double)] = [
    (66, 52), (60, 68), (72, 68), (52, 95), (57, 76), (46, 76), (62, 52),
  ]

  private func bolt(width: Double) -> VectorScene.Path {
    .polygon(Self.boltPoints, grownBy: width)
  }

  /// Slanted lines from the first to the second height.
  private mutating func drops(_ lines: [(x: Double, top: Double, bottom: Double)]) {
    for drop in lines {
      line(drop.x, drop.top, drop.x - (drop.bottom - drop.top) * 0.45, drop.bottom, 0.9)
    }
  }

  mutating func snowflake(_ x: Double, _ y: Double, _ radius: Double) {
    for arm in 0..<6 {
      let angle = Double(arm) * .pi / 3 - .pi / 2
      func point(_ distance: Double, _ turn: Double = 0) -> (Double, Double) {
        (x + distance * cos(angle + turn), y + distance * sin(angle + turn))
      }
      polyline([(x, y), point(radius)], 0.85)
      polyline(
        [point(radius * 0.86, 0.26), point(radius * 0.6), point(radius * 0.86, -0.26)], 0.85)
    }
  }

  mutating func umbrella(isFilled: Bool) {
    let dome = VectorScene.Path { path in
      path.move(to: Point(x: 9, y: 52))
      path.cubic(
        to: Point(x: 50, y: 14), control1: Point(x: 11, y: 29), control2: Point(x: 28, y: 14))
      path.cubic(
        to: Point(x: 91, y: 52), control1: Point(x: 72, y: 14), control2: Point(x: 89, y: 29))
      path.quadratic(to: Point(x: 63, y: 52), control: Point(x: 77, y: 41))
      path.quadratic(to: Point(x: 37, y: 52), control: Point(x: 50, y: 41))
      path.quadratic(to: Point(x: 9, y: 52), control: Point(x: 23, y: 41))
      path.close()
    }
    if isFilled { fill(dome) }
    stroke(dome, isFilled ? 0.7 : 1)
    line(50, 8, 50, 14)
    level = 1
    let handle = VectorScene.Path { path in
      path.move(to: Point(x: 50, y: 50))
      path.line(to: Point(x: 50, y: 79))
      path.arc(center: Point(x: 60, y: 79), radius: 10, from: .pi, to: 0.1)
    }
    stroke(handle)
  }

  /// - Parameter filling: how high the column stands, from 0 to 1.
  mutating func thermometer(level filling: Double) {
    let tube = VectorScene.Path { path in
      path.arc(center: Point(x: 30, y: 21), radius: 12, from: .pi, to: 2 * .pi)
      path.line(to: Point(x: 42, y: 58))
      path.arc(center: Point(x: 30, y: 73), radius: 19, from: -0.9, to: .pi + 0.9)
      path.close()
    }
    stroke(tube)
    tone = .negative
    level = 1
    dot(30, 73, 10.5)
    line(30, 73, 30, 60 - 38 * filling, 0.95)
  }
}

extension VectorScene.Path {
  /// A star of four points with hollow sides.
  static func sparkle(_ x: Double, _ y: Double, _ radius: Double) -> VectorScene.Path {
    VectorScene.Path { path in
      path.move(to: Point(x: x, y: y - radius))
      for (dx, dy) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
        path.quadratic(
          to: Point(x: x + dx * radius, y: y + dy * radius), control: Point(x: x, y: y))
      }
      path.close()
    }
  }
}
