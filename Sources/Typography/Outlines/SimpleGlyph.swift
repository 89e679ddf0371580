import VectorScene

/// The contours of a glyph that is not made of others: points on and off the curve.
struct SimpleGlyph {
  private struct ContourPoint {
    var x: Double
    var y: Double
    var isOnCurve: Bool
  }

  private var points: [ContourPoint] = []
  /// The number of the last point of each contour.
  private(set) var ends: [Int] = []

  private enum Flag {
    static let isOnCurve = 0x1
    static let hasShortX = 0x2
    static let hasShortY = 0x4
    static let repeats = 0x8
    /// For a short x: it is positive; for a long one: it is the same as before.
    static let xIsPositiveOrSame = 0x10
    static let yIsPositiveOrSame = 0x20
  }

  /// - Parameter data: the glyph's stretch of `glyf`. `nil` when it is damaged.
  init?(_ data: FontBytes, contourCount: Int) {
    for contour in 0..<contourCount {
      guard let end = data.uint16(10 + 2 * contour), end >= ends.last ?? 0 else { return nil }
      ends.append(end)
    }
    guard let last = ends.last else { return }
    guard let instructions = data.uint16(10 + 2 * contourCount) else { return nil }
    var place = 12 + 2 * contourCount + instructions
    guard let flags = Self.flags(in: data, at: &place, count: last + 1),
      let xs = Self.coordinates(
        in: data, at: &place, flags, short: Flag.hasShortX, same: Flag.xIsPositiveOrSame),
      let ys = Self.coordinates(
        in: data, at: &place, flags, short: Flag.hasShortY, same: Flag.yIsPositiveOrSame)
    else { return nil }
    points = flags.indices.map { index in
      ContourPoint(
        x: Double(xs[index]), y: Double(ys[index]), isOnCurve: flags[index] & Flag.isOnCurve != 0)
    }
  }

  private static func flags(in data: FontBytes, at place: inout Int, count: Int) -> [Int]? {
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = data.uint8(place) else { return nil }
      place += 1
      flags.append(flag)
      guard flag & Flag.repeats != 0 else { continue }
      guard let times = data.uint8(place) else { return nil }
      place += 1
      for _ in 0..<min(times, count - flags.count) { flags.append(flag) }
    }
    return flags
  }

  private static func coordinates(
    in data: FontBytes, at place: inout Int, _ flags: [Int], short: Int, same: Int
  ) -> [Int]? {
    var value = 0
    var values: [Int] = []
    values.reserveCapacity(flags.count)
    for flag in flags {
      if flag & short != 0 {
        guard let step = data.uint8(place) else { return nil }
        place += 1
        value += flag & same != 0 ? step : -step
      } else if flag & same == 0 {
        guard let step = data.int16(place) else { return nil }
        place += 2
        value += step
      }
      values.append(value)
    }
    return values
  }

  /// Where the points are, in font units.
  var places: [GlyphVariations.Shift] { points.map { GlyphVariations.Shift(x: $0.x, y: $0.y) } }

  /// Moves the points, one after another.
  mutating func move(by shifts: some Sequence<GlyphVariations.Shift>) {
    for (index, shift) in zip(points.indices, shifts) {
      points[index].x += shift.x
      points[index].y += shift.y
    }
  }

  func draw(_ transform: Transform, with pen: inout OutlinePen) {
    var start = 0
    for end in ends {
      if end >= start, end < points.count {
        draw(
          points[start...end].map { point in
            (
              transform.apply(Point(x: point.x, y: point.y)), point.isOnCurve
            )
          }, with: &pen)
      }
      start = end + 1
    }
  }

  /// Between two points off the curve lies one on it, half way.
  private func draw(_ contour: [(point: Point, isOnCurve: Bool)], with pen: inout OutlinePen) {
    guard contour.count > 1, let head = contour.first, let tail = contour.last else { return }
    let start: Point
    var rest = contour[...]
    if head.isOnCurve {
      start = head.point
      rest = rest.dropFirst()
    } else if tail.isOnCurve {
      start = tail.point
      rest = rest.dropLast()
    } else {
      start = head.point.interpolated(to: tail.point, at: 0.5)
    }
    pen.move(start.x, start.y)
    var control: Point?
    for (point, isOnCurve) in rest {
      if isOnCurve {
        if let held = control {
          pen.quadratic(held.x, held.y, point.x, point.y)
        } else {
          pen.line(point.x, point.y)
        }
        control = nil
      } else {
        if let held = control {
          let middle = held.interpolated(to: point, at: 0.5)
          pen.quadratic(held.x, held.y, middle.x, middle.y)
        }
        control = point
      }
    }
    if let held = control { pen.quadratic(held.x, held.y, start.x, start.y) }
    pen.close()
  }
}
