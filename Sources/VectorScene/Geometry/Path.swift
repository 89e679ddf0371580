/// One step of an outline.
public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(control: Point, end: Point)
  case cubic(control1: Point, control2: Point, end: Point)
  case close
}

/// An outline of lines and Bézier curves, in scene units. It may hold several subpaths.
///
/// A path never holds a number that is not finite: elements with one are left out, so that no back
/// end ever writes `NaN`.
public struct Path: Hashable, Sendable {
  public private(set) var elements: [PathElement]

  public init() { elements = [] }

  /// The path built by `build`, in the order of its calls.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would start, or `nil` for an empty path.
  public var currentPoint: Point? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let point), .line(let point): return point
      case .quadratic(_, let end), .cubic(_, _, let end): return end
      case .close: return Self.start(of: elements[..<index])
      }
    }
    return nil
  }

  private static func start(of elements: ArraySlice<PathElement>) -> Point? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  public mutating func move(to point: Point) {
    guard point.isFinite else { return }
    elements.append(.move(point))
  }

  /// A straight line; in an empty path it only moves.
  public mutating func line(to point: Point) {
    guard point.isFinite else { return }
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  public mutating func quadratic(to end: Point, control: Point) {
    guard end.isFinite, control.isFinite else { return }
    startIfEmpty(control)
    elements.append(.quadratic(control: control, end: end))
  }

  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    guard end.isFinite, control1.isFinite, control2.isFinite else { return }
    startIfEmpty(control1)
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  public mutating func close() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
  }

  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  private mutating func startIfEmpty(_ point: Point) {
    if elements.isEmpty { elements.append(.move(point)) }
  }

  /// The path with every point mapped.
  public func applying(_ transform: Transform) -> Path {
    guard !transform.isIdentity else { return self }
    var mapped = Path()
    mapped.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): mapped.move(to: transform.apply(point))
      case .line(let point): mapped.line(to: transform.apply(point))
      case .quadratic(let control, let end):
        mapped.quadratic(to: transform.apply(end), control: transform.apply(control))
      case .cubic(let control1, let control2, let end):
        mapped.cubic(
          to: transform.apply(end), control1: transform.apply(control1),
          control2: transform.apply(control2))
      case .close: mapped.close()
      }
    }
    return mapped
  }

  /// A box that holds the path; control points count, so it may be a little larger than the ink.
  /// `nil` for an empty path.
  public var controlBox: Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(from: low, to: high)
  }
}

extension Point {
  /// Whether both coordinates are ordinary numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
