import ChalkboardUI

/// The outlines of the glaze: a skin a little above the dough, with a wavy edge where it ran down
/// the front and into the hole.
enum GlazeOutline {
  /// The turning points of the outer edge from right to left along the front: valleys and drips in
  /// turn. No two drips are alike, and the longest stands left of the middle.
  private static let outerWave: [SurfacePlace] = [
    SurfacePlace(turn: -18, roll: 38), SurfacePlace(turn: -1, roll: 19),
    SurfacePlace(turn: 17, roll: 46), SurfacePlace(turn: 36, roll: 20),
    SurfacePlace(turn: 53, roll: 47), SurfacePlace(turn: 67, roll: 31),
    SurfacePlace(turn: 81, roll: 50), SurfacePlace(turn: 102, roll: 12),
    SurfacePlace(turn: 122, roll: 50), SurfacePlace(turn: 139, roll: 26),
    SurfacePlace(turn: 156, roll: 45), SurfacePlace(turn: 177, roll: 17),
    SurfacePlace(turn: 199, roll: 36),
  ]

  /// The turning points of the inner edge from left to right along the hole's back wall.
  private static let innerWave: [SurfacePlace] = [
    SurfacePlace(turn: 205, roll: 153), SurfacePlace(turn: 234, roll: 167),
    SurfacePlace(turn: 266, roll: 152), SurfacePlace(turn: 299, roll: 169),
    SurfacePlace(turn: 332, roll: 153),
  ]

  private static let lift = 4.0

  /// The whole of the glaze, without the hole.
  static let surface = Path { path in
    let front = outerEdge()
    let back = [225.0, 270, 315].map { turn in
      Knot(at: turn) { DonutSurface.rim(turn: $0, lift: lift / 2) }
    }
    path.addCurve(through: front + back + front.prefix(1).map(\.afterFullTurn))
    path.closeSubpath()

    let wall = innerEdge()
    let nearSide = [400.0, 450, 500].map { turn in
      Knot(at: turn) { DonutSurface.hole(turn: $0, lift: lift) }
    }
    let hole = wall + nearSide + wall.prefix(1).map(\.afterFullTurn)
    path.addCurve(through: hole.reversed().map(\.reversed))
    path.closeSubpath()
  }

  /// What shows below both wavy edges of the glaze's thickness. The rest of it lies under
  /// ``surface``.
  static let thickness = Path { path in
    addArea(below: outerEdge(lowered: 9), to: &path, over: CGPoint(x: 140, y: 370))
    addArea(below: innerEdge(lowered: 9), to: &path, over: CGPoint(x: 400, y: 90))
  }

  /// What shows of the shadow on the dough below the outer edge.
  static let shadow = Path { path in
    addArea(below: outerEdge(lowered: 20), to: &path, over: CGPoint(x: 140, y: 370))
  }

  /// Whether a place is covered by the glaze and at least `margin` degrees of roll from its edge.
  static func covers(_ place: SurfacePlace, margin: Double) -> Bool {
    if let edge = roll(of: outerWave, turn: place.turn), place.roll < edge + margin { return false }
    if let edge = roll(of: innerWave, turn: place.turn), place.roll > edge - margin { return false }
    return true
  }

  private static func outerEdge(lowered drop: Double = 0) -> [Knot] {
    outerWave.enumerated().map { index, place in
      // Drips are rounder than the valleys between them.
      Knot(at: place.turn, reach: index % 2 == 1 ? 1.5 : 1.2) { turn in
        DonutSurface.point(turn: turn, roll: place.roll, lift: lift).lowered(by: drop)
      }
    }
  }

  /// Both ends are the hole's corners, where the wall begins to show and nothing is lowered.
  private static func innerEdge(lowered drop: Double = 0) -> [Knot] {
    func corner(_ turn: Double) -> Knot {
      Knot(at: turn) { DonutSurface.hole(turn: $0, lift: lift) }
    }
    let wave = innerWave.map { place in
      Knot(at: place.turn, reach: 1.25) { turn in
        DonutSurface.point(turn: turn, roll: place.roll, lift: lift).lowered(by: drop)
      }
    }
    return [corner(180)] + wave + [corner(360)]
  }

  /// Adds the area between an edge and a curve under the glaze that bends over to `handle` and its
  /// mirror image.
  private static func addArea(below edge: [Knot], to path: inout Path, over handle: CGPoint) {
    guard let start = edge.first else { return }
    path.addCurve(through: edge)
    path.addCurve(
      to: start.point.rounded, control1: handle,
      control2: CGPoint(x: DonutSurface.side - handle.x, y: handle.y))
    path.closeSubpath()
  }

  /// The roll of a wave at a turn, or `nil` where the wave does not reach.
  private static func roll(of wave: [SurfacePlace], turn: Double) -> Double? {
    for (place, next) in zip(wave, wave.dropFirst()) {
      for turn in [turn, turn - 360] where turn >= place.turn && turn <= next.turn {
        let fraction = (turn - place.turn) / (next.turn - place.turn)
        let eased = fraction * fraction * (3 - 2 * fraction)
        return place.roll + (next.roll - place.roll) * eased
      }
    }
    return nil
  }
}
