import ChalkboardUI

/// The courses that threads of sauce take over a donut.
enum SauceThreads {
  /// Threads in drawing order; later ones lie over earlier ones.
  ///
  /// On a glaze they run down to its edge, which cuts them off. On bare dough they end higher.
  static func threads(of pattern: SaucePattern, isGlazed: Bool) -> [SauceThread] {
    switch pattern {
    case .lattice: isGlazed ? glazedLattice : bareLattice
    case .lines: isGlazed ? glazedLines : bareLines
    case .drizzle: drizzle
    }
  }

  private static let glazedLattice = lattice(lowestRoll: 4)
  private static let bareLattice = lattice(lowestRoll: 24)
  private static let glazedLines = lines(lowestRoll: 4)
  private static let bareLines = lines(lowestRoll: 24)

  private static func lattice(lowestRoll: Double) -> [SauceThread] {
    let offsets: [Double] = [-138, -49, 41, 130]
    return [45.0, -45].map { angle in
      SauceThread(
        path: stripes(angle: angle, offsets: offsets, lowestRoll: lowestRoll), width: 14,
        // The lower threads go without, for the sake of a small file.
        hasShine: angle < 0)
    }
  }

  private static func lines(lowestRoll: Double) -> [SauceThread] {
    let offsets: [Double] = [-195, -138, -82, -26, 31, 87, 143, 200]
    return [
      SauceThread(
        path: stripes(angle: -24, offsets: offsets, lowestRoll: lowestRoll), width: 15,
        hasShine: true)
    ]
  }

  private static let drizzle: [SauceThread] = {
    let loops = 8.0
    let path = Path { path in
      let steps = Int(loops) * 4
      path.addCurve(at: (0...steps).map { 360 * Double($0) / Double(steps) }) { way in
        let phase = way * loops
        // The ring is seen from the front: its loops lie lower there than at the back, where high
        // ones would reach the outline, and clear of the hole.
        let lean = sine(way)
        return DonutSurface.point(
          turn: way + 14.5 * sine(phase),
          roll: 86 - 9 * lean + (34 - 6 * abs(lean)) * cosine(phase), lift: 5)
      }
      path.closeSubpath()
    }
    return [SauceThread(path: path, width: 14, hasShine: true)]
  }()

  /// Straight lines of the ring's plan as they run over its upper side: parallels at `angle`
  /// degrees, with their distances from the middle.
  private static func stripes(angle: Double, offsets: [Double], lowestRoll: Double) -> Path {
    Path { path in
      for offset in offsets {
        let stripe = Stripe(angle: angle, offset: offset, lowestRoll: lowestRoll)
        for span in stripe.visibleSpans { stripe.add(span, to: &path) }
      }
    }
  }
}

/// A thread of sauce, or several that lie in one layer.
struct SauceThread {
  var path: Path
  var width: Double
  /// Whether light is reflected along its upper side.
  var hasShine: Bool
}

/// A straight line of the ring's plan, projected to the upper side of the ring.
private struct Stripe {
  /// The line runs along this unit vector, at a distance of `offset` from the middle.
  private let direction: CGPoint
  private let offset: Double
  /// The threads end this far from the middle of the ring.
  private let end: Double

  init(angle: Double, offset: Double, lowestRoll: Double) {
    direction = CGPoint(x: cosine(angle), y: sine(angle))
    self.offset = offset
    end = DonutSurface.ringRadius + DonutSurface.tubeRadius * cosine(lowestRoll)
  }

  private func plan(_ way: Double) -> CGPoint {
    CGPoint(
      x: way * direction.x - offset * direction.y, y: way * direction.y + offset * direction.x)
  }

  private func isVisible(_ way: Double) -> Bool {
    let plan = plan(way)
    let distance = (plan.x * plan.x + plan.y * plan.y).squareRoot()
    // Short of the steepest part of the hole's wall.
    let start = DonutSurface.ringRadius - DonutSurface.tubeRadius * 0.98
    guard distance > start, distance < end else { return false }
    return (DonutSurface.facing(abovePlan: plan) ?? 0) > 0
  }

  /// The stretches of the line that face the viewer.
  var visibleSpans: [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var start: Double?
    for way in stride(from: -256.0, through: 256, by: 1) {
      if isVisible(way) {
        start = start ?? way
      } else if let first = start {
        // Shorter ones would be blots.
        if way - first > 16 { spans.append(first...(way - 1)) }
        start = nil
      }
    }
    return spans
  }

  func add(_ span: ClosedRange<Double>, to path: inout Path) {
    let length = span.upperBound - span.lowerBound
    let middle = (span.lowerBound + span.upperBound) / 2
    let count = max(2, Int((length / 118).rounded()))
    // The surface falls off steeply at the ends. Going there ever slower keeps the curve smooth.
    path.addCurve(at: (0...count).map { -80 + 160 * Double($0) / Double(count) }) { phase in
      DonutSurface.point(
        abovePlan: plan(middle + length / 2 * sine(phase) / sine(80)), lift: 4)
    }
  }
}
