import VectorScene

/// What lies at a point of a picture.
struct Ink {
  private let shapes: [Shape]

  /// A path as it is painted, in the picture's coordinates.
  private struct Shape {
    var node: PathNode
    var outline: Outline
    var clips: [Outline]
  }

  init(_ scene: Scene) {
    var shapes: [Shape] = []
    Self.collect(scene.nodes, transform: .identity, clips: [], into: &shapes)
    self.shapes = shapes
  }

  /// The nodes that paint the point, from the back to the front. Strokes count as wide as they are
  /// where the picture is not scaled.
  func nodes(at point: Point) -> [PathNode] {
    shapes.filter { shape in
      let isPainted =
        shape.node.fill != nil && shape.outline.contains(point)
        || shape.outline.passes(point, within: (shape.node.stroke?.width ?? 0) / 2)
      return isPainted && shape.clips.allSatisfy { $0.contains(point) }
    }.map(\.node)
  }

  /// The outlines to which some of the picture is clipped, in the order of their first use.
  var clips: [Outline] {
    shapes.flatMap(\.clips).reduce(into: []) { clips, clip in
      if !clips.contains(clip) { clips.append(clip) }
    }
  }

  private static func collect(
    _ nodes: [Node], transform: Transform, clips: [Outline], into shapes: inout [Shape]
  ) {
    for node in nodes {
      switch node {
      case .path(let path):
        let outline = Outline(path.path.applying(transform))
        shapes.append(Shape(node: path, outline: outline, clips: clips))
      case .group(let group):
        let transform = group.transform.followed(by: transform)
        let clip = group.clip.map { Outline($0.applying(transform)) }
        collect(
          group.children, transform: transform, clips: clips + (clip.map { [$0] } ?? []),
          into: &shapes)
      case .text, .image: break
      }
    }
  }
}

/// A path as polygons.
struct Outline: Equatable {
  private(set) var subpaths: [[Point]] = []
  private let box: Rect

  init(_ path: Path) {
    box = path.controlBox ?? .zero
    var subpath: [Point] = []
    for element in path.elements {
      let from = subpath.last ?? Point(x: 0, y: 0)
      switch element {
      case .move(let point):
        if !subpath.isEmpty { subpaths.append(subpath) }
        subpath = [point]
      case .line(let point): subpath.append(point)
      case .quadratic(let control, let end):
        subpath += Self.steps.map { from.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
      case .cubic(let first, let second, let end):
        subpath += Self.steps.map { step in
          let middle = first.mixed(second, step)
          let early = from.mixed(first, step).mixed(middle, step)
          return early.mixed(middle.mixed(second.mixed(end, step), step), step)
        }
      case .close: if let start = subpath.first { subpath.append(start) }
      }
    }
    if !subpath.isEmpty { subpaths.append(subpath) }
  }

  private static let steps = (1...8).map { Double($0) / 8 }

  /// Whether the point is inside by the nonzero rule.
  func contains(_ point: Point) -> Bool {
    guard isNear(point, 0) else { return false }
    var winding = 0
    for subpath in subpaths {
      for (start, end) in zip(subpath, subpath.dropFirst() + subpath.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if crossing > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return winding != 0
  }

  /// Whether the point is nearer to a line than `reach`.
  func passes(_ point: Point, within reach: Double) -> Bool {
    guard reach > 0, isNear(point, reach) else { return false }
    for subpath in subpaths {
      for (start, end) in zip(subpath, subpath.dropFirst()) {
        let way = Point(x: end.x - start.x, y: end.y - start.y)
        let length = way.x * way.x + way.y * way.y
        let along = (point.x - start.x) * way.x + (point.y - start.y) * way.y
        let nearestPoint = start.mixed(end, length > 0 ? max(0, min(1, along / length)) : 0)
        let x = point.x - nearestPoint.x
        let y = point.y - nearestPoint.y
        if x * x + y * y < reach * reach { return true }
      }
    }
    return false
  }

  private func isNear(_ point: Point, _ reach: Double) -> Bool {
    point.x >= box.minX - reach && point.x <= box.maxX + reach && point.y >= box.minY - reach
      && point.y <= box.maxY + reach
  }
}

extension Point {
  fileprivate func mixed(_ other: Point, _ fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
