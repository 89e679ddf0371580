import VectorScene

/// An outline in whole font units, y pointing up, as a Type 2 charstring draws it.
struct CharstringOutline: Hashable {
  struct Place: Hashable {
    var x: Int
    var y: Int

    static func - (end: Place, start: Place) -> Place {
      Place(x: end.x - start.x, y: end.y - start.y)
    }
  }

  enum Segment: Hashable {
    case line(Place)
    case curve(Place, Place, Place)
  }

  struct Contour: Hashable {
    var start: Place
    /// Relative to the point before.
    var segments: [Segment]
    /// Where the last segment ends.
    var end: Place
  }

  private(set) var contours: [Contour] = []
  /// Around all points, control points included; `nil` for a glyph without ink.
  private(set) var box: (low: Place, high: Place)?

  static func == (one: Self, other: Self) -> Bool { one.contours == other.contours }

  func hash(into hasher: inout Hasher) { hasher.combine(contours) }

  /// - Parameters:
  ///   - path: with an em of 1 and y pointing down.
  ///   - unitsPerEm: of the charstring.
  init(_ path: Path, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    func place(_ point: Point) -> Place {
      Place(x: Self.whole(point.x * em), y: Self.whole(-point.y * em))
    }
    // Curves of the second degree as ones of the third, in full precision.
    var exact = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        begin(at: place(point))
        exact = point
      case .line(let point):
        line(to: place(point))
        exact = point
      case .quadratic(let control, let end):
        curve(
          place(exact.interpolated(to: control, at: 2.0 / 3)),
          place(end.interpolated(to: control, at: 2.0 / 3)), place(end))
        exact = end
      case .cubic(let control1, let control2, let end):
        curve(place(control1), place(control2), place(end))
        exact = end
      case .close: break
      }
    }
    finishContour()
  }

  /// Rounded, and held within what a charstring can hold.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(value, -16_000), 16_000).rounded())
  }

  private mutating func include(_ place: Place) {
    guard let box else {
      self.box = (place, place)
      return
    }
    self.box = (
      Place(x: min(box.low.x, place.x), y: min(box.low.y, place.y)),
      Place(x: max(box.high.x, place.x), y: max(box.high.y, place.y))
    )
  }

  private mutating func begin(at place: Place) {
    finishContour()
    contours.append(Contour(start: place, segments: [], end: place))
  }

  private mutating func line(to end: Place) {
    guard let index = contours.indices.last, contours[index].end != end else { return }
    contours[index].segments.append(.line(end - contours[index].end))
    contours[index].end = end
    include(end)
  }

  private mutating func curve(_ control1: Place, _ control2: Place, _ end: Place) {
    guard let index = contours.indices.last else { return }
    let start = contours[index].end
    guard control1 != start || control2 != start || end != start else { return }
    contours[index].segments.append(
      .curve(control1 - start, control2 - control1, end - control2))
    contours[index].end = end
    include(control1)
    include(control2)
    include(end)
  }

  /// A charstring closes its contours by itself.
  private mutating func finishContour() {
    guard let index = contours.indices.last else { return }
    if case .line(let step) = contours[index].segments.last,
      contours[index].end == contours[index].start
    {
      contours[index].segments.removeLast()
      contours[index].end = contours[index].end - step
    }
    if contours[index].segments.isEmpty {
      contours.removeLast()
    } else {
      include(contours[index].start)
    }
  }
}
