import ChalkboardUI

/// The outlines of the dough.
enum DoughOutline {
  /// Everything of a donut that hides what lies behind: the ring without its hole.
  static let body = Path { path in
    path.addCurve(at: turns(8), of: { DonutSurface.rim(turn: $0) })
    path.closeSubpath()
    path.addCurve(at: turns(6).reversed(), of: { DonutSurface.hole(turn: $0) })
    path.closeSubpath()
  }

  /// The pale band along the side, where the dough floated while one half was fried and then the
  /// other.
  static let seam = Path { path in
    path.addCurve(at: [8, 60, 120, 172]) { turn in
      DonutSurface.point(turn: turn, roll: DonutSurface.rimRoll(turn: turn) * 0.12)
    }
    path.addCurve(at: [172, 120, 60, 8], joined: true) { turn in
      let width = 0.12 + 0.42 * sine(turn)
      return DonutSurface.point(turn: turn, roll: DonutSurface.rimRoll(turn: turn) * width)
    }
    path.closeSubpath()
  }

  /// A full turn in equal steps, both ends included.
  private static func turns(_ count: Int) -> [Double] {
    (0...count).map { 360 * Double($0) / Double(count) }
  }
}
