import ChalkboardUI

/// Dots on a dough: berries, seeds, zest or sugar.
struct Speckles {
  var color: Color
  /// The diameter of a dot.
  var size: Double
  /// On bare dough.
  var everywhere: Path
  /// On the part of the front that a glaze leaves bare.
  var onSide: Path

  private init(_ hex: UInt32, opacity: Double, size: Double, everywhere: Path, onSide: Path) {
    color = Color(hex: hex, opacity: opacity)
    self.size = size
    self.everywhere = everywhere
    self.onSide = onSide
  }

  static let berries = Speckles(
    0x3d2a78, opacity: 0.55, size: 13, everywhere: scattered(seed: 21, gap: 70),
    onSide: scatteredOnSide(seed: 21, gap: 66))
  static let crystals = Speckles(
    0xffffff, opacity: 0.9, size: 7, everywhere: scattered(seed: 21, gap: 46),
    onSide: scatteredOnSide(seed: 21, gap: 52))
  static let seeds = Speckles(
    0xb83a52, opacity: 0.55, size: 8, everywhere: scattered(seed: 22, gap: 59),
    onSide: scatteredOnSide(seed: 22, gap: 60))
  static let powder = Speckles(
    0xffffff, opacity: 0.9, size: 9, everywhere: scattered(seed: 23, gap: 46),
    onSide: scatteredOnSide(seed: 23, gap: 54))
  static let zest = Speckles(
    0xc98f12, opacity: 0.5, size: 8, everywhere: scattered(seed: 24, gap: 64),
    onSide: scatteredOnSide(seed: 24, gap: 64))

  /// The sugar crystals of the sour candy glaze.
  static let glazeCrystals = dots(
    at: SurfaceScatter(seed: 33, gap: 51, rolls: 15...160, glazeMargin: 5).spots())

  private static func scattered(seed: UInt64, gap: Double) -> Path {
    dots(at: SurfaceScatter(seed: seed, gap: gap, rolls: -22...150).spots())
  }

  private static func scatteredOnSide(seed: UInt64, gap: Double) -> Path {
    dots(
      at: SurfaceScatter(seed: seed, gap: gap, turns: 5...175, rolls: -20...30, facing: 0.1)
        .spots())
  }

  /// Lines too short to be seen as such, to be drawn with round ends.
  static func dots(at spots: some Sequence<SurfaceScatter.Spot>) -> Path {
    Path { path in
      for spot in spots {
        let point = DonutSurface.point(turn: spot.place.turn, roll: spot.place.roll).rounded
        path.move(to: point)
        path.addLine(to: CGPoint(x: point.x + 1, y: point.y))
      }
    }
  }
}

extension Dough {
  /// `nil` for an even dough.
  var speckles: Speckles? {
    switch self {
    case .blueberry: .berries
    case .sourCandy: .crystals
    case .strawberry: .seeds
    case .powdered: .powder
    case .lemonade: .zest
    case .chocolate, .plain: nil
    }
  }
}
