import ChalkboardUI

/// Places that are spread evenly at random over a part of the ``DonutSurface``.
struct SurfaceScatter {
  /// One of the places, and an angle in degrees by which what lies there is turned.
  struct Spot {
    var place: SurfacePlace
    var spin: Double
  }

  /// The same seed gives the same places.
  var seed: UInt64
  /// No two places are nearer than this, in space, nor much nearer as they are seen.
  var gap: Double
  var turns: ClosedRange<Double> = 0...360
  var rolls: ClosedRange<Double>
  /// What lies on a place reaches this many degrees of roll up and down; all of that faces the
  /// viewer by at least ``facing``.
  var reach = 0.0
  /// A cosine, as in ``DonutSurface/facing(_:)``.
  var facing = 0.15
  /// The least distance to the glaze's edge in degrees of roll; `nil` does not look at the glaze.
  var glazeMargin: Double?

  /// What lies on a place is as large as this from its middle, in units of the drawing, and stays
  /// ``clearance`` units off the outline and the hole; `nil` lets both cut it.
  var size: Double?
  /// A topping that touched the outline would look like a bite where it has the page's colour.
  private static let clearance = 4.0

  /// The places, by throwing darts: those too near to an earlier one are dropped.
  func spots() -> [Spot] {
    var random = SplitMix(seed: seed)
    var found: [(spot: Spot, mark: Mark)] = []
    for _ in 0..<900 {
      let place = SurfacePlace(turn: random.within(turns), roll: random.within(rolls))
      let spin = random.within(0...360)
      let isKept = random.fraction() <= Self.room(at: place)
      guard isKept else { continue }
      let direction = DonutSurface.Direction(turn: place.turn, roll: place.roll)
      guard isVisible(place, direction) else { continue }
      if let glazeMargin, !GlazeOutline.covers(place, margin: glazeMargin) { continue }
      let mark = Mark(direction)
      guard !found.contains(where: { $0.mark.isNearer(than: gap, to: mark) }) else { continue }
      if let size, !Self.isInside(place, size: size) { continue }
      found.append((Spot(place: place, spin: spin), mark))
    }
    return found.map(\.spot)
  }

  /// How much of a turn's length there is at a place, of the most there is: round the outside there
  /// is more room than round the hole.
  private static func room(at place: SurfacePlace) -> Double {
    (DonutSurface.ringRadius + DonutSurface.tubeRadius * cosine(place.roll))
      / (DonutSurface.ringRadius + DonutSurface.tubeRadius)
  }

  private static func isInside(_ place: SurfacePlace, size: Double) -> Bool {
    // Most places are far from all edges, and only near ones need to be looked at closely. A length
    // along the surface looks longer than it is by less than a fifth.
    let near = edges(within: 1.2 * size + clearance, of: place.point(0, towards: 0))
    return near.isEmpty
      || stride(from: 0.0, to: 360, by: 45).allSatisfy { angle in
        let end = place.point(size, towards: angle)
        return near.allSatisfy { !isNear($0, end, clearance) }
      }
  }

  private static func edges(within distance: Double, of point: CGPoint) -> [CGPoint] {
    edges.filter { isNear($0, point, distance) }
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint, _ distance: Double) -> Bool {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return x * x + y * y < distance * distance
  }

  /// Points along the outline and the hole, nearer to each other than ``clearance``.
  private static let edges: [CGPoint] =
    stride(from: 0.0, to: 360, by: 1).map { DonutSurface.rim(turn: $0) }
    + stride(from: 0.0, to: 360, by: 3).map { DonutSurface.hole(turn: $0) }

  private func isVisible(_ place: SurfacePlace, _ direction: DonutSurface.Direction) -> Bool {
    guard reach != 0 else { return DonutSurface.facing(direction) >= facing }
    return [place.roll - reach, place.roll + reach].allSatisfy { roll in
      DonutSurface.facing(DonutSurface.Direction(turn: place.turn, roll: roll)) >= facing
    }
  }
}

/// Where a place is in space and where it is seen.
private struct Mark {
  private let position: (x: Double, y: Double, z: Double)
  private let point: CGPoint

  init(_ direction: DonutSurface.Direction) {
    position = DonutSurface.position(direction)
    point = DonutSurface.point(direction)
  }

  func isNearer(than gap: Double, to other: Mark) -> Bool {
    let x = position.x - other.position.x
    let y = position.y - other.position.y
    let z = position.z - other.position.z
    let seenX = point.x - other.point.x
    let seenY = point.y - other.point.y
    // Where the surface turns away, places may be seen a little closer than they are.
    let seen = (seenX * seenX + seenY * seenY) * 1.35
    return min(x * x + y * y + z * z, seen) < gap * gap
  }
}

extension SplitMix {
  fileprivate mutating func within(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }
}
