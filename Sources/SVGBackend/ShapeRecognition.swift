import VectorScene

/// A path that SVG has a shorter element for.
enum KnownShape: Equatable {
  case ellipse(Rect)
  /// A rectangle whose four corners are quarter circles of one radius.
  case roundedRectangle(Rect, radius: Double)
}

extension Path {
  /// The shape that the path draws, if it is one as ``Path/ellipse(in:)`` or
  /// ``Path/roundedRectangle(_:radius:style:)`` builds it; `nil` for every other path.
  var knownShape: KnownShape? {
    switch elements.count {
    case 6: ellipseBox.map { .ellipse($0) }
    case 17: circularRectangle
    default: nil
    }
  }

  private var ellipseBox: Rect? {
    guard case .move(let right) = elements[0], case .cubic(_, _, let bottom) = elements[1],
      case .cubic(_, _, let left) = elements[2], case .cubic(_, _, let top) = elements[3],
      bottom.y > top.y, right.x > left.x
    else { return nil }
    let box = Rect(from: Point(x: left.x, y: top.y), to: Point(x: right.x, y: bottom.y))
    return isNear(.ellipse(in: box), within: max(box.width, box.height) * 1e-6) ? box : nil
  }

  /// Its path runs from the top edge's right end round the corners, and along each edge.
  private var circularRectangle: KnownShape? {
    guard case .move(let top) = elements[0], case .cubic(_, _, let right) = elements[3],
      case .line(let bottom) = elements[8], case .line(let left) = elements[12],
      right.x > left.x, bottom.y > top.y
    else { return nil }
    let box = Rect(from: Point(x: left.x, y: top.y), to: Point(x: right.x, y: bottom.y))
    let radius = right.x - top.x
    guard radius > 0, radius <= max(box.width, box.height) else { return nil }
    let expected = Path.roundedRectangle(box, radius: radius)
    guard isNear(expected, within: radius * 1e-4) else { return nil }
    return .roundedRectangle(box, radius: radius)
  }

  /// Whether the elements are of the same kinds and their points nearly the same.
  private func isNear(_ other: Path, within tolerance: Double) -> Bool {
    guard elements.count == other.elements.count else { return false }
    func isNear(_ a: Point, _ b: Point) -> Bool {
      abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }
    for index in elements.indices {
      switch (elements[index], other.elements[index]) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)):
        guard isNear(a, b) else { return false }
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        guard isNear(a, d), isNear(b, e), isNear(c, f) else { return false }
      case (.close, .close): break
      default: return false
      }
    }
    return true
  }
}
