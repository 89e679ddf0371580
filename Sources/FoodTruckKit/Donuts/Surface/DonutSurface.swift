import ChalkboardUI

/// The solid behind the drawing: a ring with an oval section, seen by a parallel camera from the
/// front and above.
///
/// A place on it is a pair of angles in degrees. The turn goes round the ring: 0 right, 90 front,
/// 180 left, 270 back. The roll goes round the tube: 0 at the outer equator, 90 on the crest, 180
/// at the inner equator, negative below. Lengths are in units of the drawing.
enum DonutSurface {
  /// The side of the square that the drawing fills.
  static let side = 512.0

  private static let center = CGPoint(x: 256, y: 249)
  /// From the ring's axis to the middle of its tube.
  static let ringRadius = 156.0
  /// Half the width of the tube.
  static let tubeRadius = 87.0
  /// The height of the tube above its equator.
  static let crown = 72.0
  /// The depth of the tube below its equator: the dough has sunk a little wider than it rose.
  private static let base = 107.0
  /// How long a unit of depth looks, and a unit of height.
  private static let foreshortening = 0.8
  private static let rise = 0.6

  /// The point above `x` to the right and `y` to the front of the ring's middle, at height `z`.
  private static func project(x: Double, y: Double, z: Double) -> CGPoint {
    CGPoint(x: center.x + x, y: center.y + foreshortening * y - rise * z)
  }

  /// The sines and cosines of a place's angles, for those who need them several times.
  struct Direction {
    let sineOfTurn, cosineOfTurn, sineOfRoll, cosineOfRoll: Double

    init(turn: Double, roll: Double) {
      sineOfTurn = sine(turn)
      cosineOfTurn = cosine(turn)
      sineOfRoll = sine(roll)
      cosineOfRoll = cosine(roll)
    }
  }

  /// The place as it is seen; `lift` raises it off the surface.
  static func point(turn: Double, roll: Double, lift: Double = 0) -> CGPoint {
    point(Direction(turn: turn, roll: roll), lift: lift)
  }

  static func point(_ direction: Direction, lift: Double = 0) -> CGPoint {
    let distance = ringRadius + (tubeRadius + lift) * direction.cosineOfRoll
    let height = (direction.sineOfRoll > 0 ? crown : base) + lift
    return project(
      x: distance * direction.cosineOfTurn, y: distance * direction.sineOfTurn,
      z: height * direction.sineOfRoll)
  }

  /// The place on the upper side above a point of the ring's plan, as it is seen.
  static func point(abovePlan plan: CGPoint, lift: Double = 0) -> CGPoint {
    let distance = (plan.x * plan.x + plan.y * plan.y).squareRoot()
    let across = max(-1, min(1, (distance - ringRadius) / tubeRadius))
    let height = (crown + lift) * (1 - across * across).squareRoot()
    return project(x: plan.x, y: plan.y, z: height)
  }

  /// The place in space, for distances between places.
  static func position(_ direction: Direction) -> (x: Double, y: Double, z: Double) {
    let distance = ringRadius + tubeRadius * direction.cosineOfRoll
    return (
      distance * direction.cosineOfTurn, distance * direction.sineOfTurn,
      crown * direction.sineOfRoll
    )
  }

  /// The cosine of the angle between the surface and the view: 1 faces the viewer, less than 0 is
  /// turned away.
  static func facing(_ direction: Direction) -> Double {
    facing(
      front: direction.sineOfTurn, outward: direction.cosineOfRoll, upward: direction.sineOfRoll)
  }

  /// How the upper side above a point of the ring's plan faces the viewer; `nil` beside the ring.
  static func facing(abovePlan plan: CGPoint) -> Double? {
    let distance = (plan.x * plan.x + plan.y * plan.y).squareRoot()
    let outward = (distance - ringRadius) / tubeRadius
    guard abs(outward) <= 1, distance > 0 else { return nil }
    return facing(
      front: plan.y / distance, outward: outward, upward: (1 - outward * outward).squareRoot())
  }

  private static func facing(front: Double, outward: Double, upward: Double) -> Double {
    let outward = outward * (upward > 0 ? crown : base)
    let upward = upward * tubeRadius
    return (outward * front * rise + upward * foreshortening)
      / (outward * outward + upward * upward).squareRoot()
  }

  /// The roll at which the outer side turns away from the viewer.
  static func rimRoll(turn: Double, lift: Double = 0) -> Double {
    let height = (sine(turn) < 0 ? crown : base) + lift
    return -slope(of: height, lift: lift, turn: turn)
  }

  /// The outer edge of what is seen.
  static func rim(turn: Double, lift: Double = 0) -> CGPoint {
    point(turn: turn, roll: rimRoll(turn: turn, lift: lift), lift: lift)
  }

  /// The edge of the hole that is seen through. The wall behind it is drawn as if it were no deeper
  /// than the crown, which keeps the hole an oval.
  static func hole(turn: Double, lift: Double = 0) -> CGPoint {
    let height = crown + lift
    let roll = 180 - slope(of: height, lift: lift, turn: turn)
    let distance = ringRadius + (tubeRadius + lift) * cosine(roll)
    return project(
      x: distance * cosine(turn), y: distance * sine(turn), z: height * sine(roll))
  }

  private static func slope(of height: Double, lift: Double, turn: Double) -> Double {
    atan(height * rise / ((tubeRadius + lift) * foreshortening) * sine(turn)) * 180 / .pi
  }
}

/// The sine of an angle in degrees.
func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

/// The cosine of an angle in degrees.
func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
