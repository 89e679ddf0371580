import ChalkboardUI

/// A place on the ``DonutSurface``, by its angles in degrees.
struct SurfacePlace {
  var turn: Double
  var roll: Double

  /// The point `distance` away along the surface, in the direction of `angle` degrees, as it is
  /// seen; `lift` raises it.
  func point(_ distance: Double, towards angle: Double, lift: Double = 5) -> CGPoint {
    let radius = DonutSurface.ringRadius + DonutSurface.tubeRadius * cosine(roll)
    let along = distance * cosine(angle) / radius
    let across = distance * sine(angle) / 79
    return DonutSurface.point(
      turn: turn + along * 180 / .pi, roll: roll + across * 180 / .pi, lift: lift)
  }
}
