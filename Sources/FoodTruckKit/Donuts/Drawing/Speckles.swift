import ChalkboardUI

/// Dots on a dough: berries, seeds, zest or sugar.
struct Speckles {
  var color: Color
  /// The diameter of a dot.
  var size: Double
  var dots: Path

  private init(_ hex: UInt32, opacity: Double, size: Double, dots: Path) {
    color = Color(hex: hex, opacity: opacity)
    self.size = size
    self.dots = dots
  }

  // On bare dough, and on the part of the front that a glaze leaves bare.
  private static let berries = scattered(seed: 21, gap: 70)
  private static let berriesOnSide = scatteredOnSide(seed: 21, gap: 66)
  private static let crystals = scattered(seed: 21, gap: 46)
  private static let crystalsOnSide = scatteredOnSide(seed: 21, gap: 52)
  private static let seeds = scattered(seed: 22, gap: 59)
  private static let seedsOnSide = scatteredOnSide(seed: 22, gap: 60)
  private static let powder = scattered(seed: 23, gap: 46)
  private static let powderOnSide = scatteredOnSide(seed: 23, gap: 54)
  private static let zest = scattered(seed: 24, gap: 64)
  private static let zestOnSide = scatteredOnSide(seed: 24, gap: 64)

  /// The dots of `dough`, or `nil` for an even dough.
  init?(of dough: Dough, isGlazed: Bool) {
    switch dough {
    case .blueberry:
      self.init(
        0x3d2a78, opacity: 0.55, size: 13, dots: isGlazed ? Self.berriesOnSide : Self.berries)
    case .sourCandy:
      self.init(
        0xffffff, opacity: 0.9, size: 7, dots: isGlazed ? Self.crystalsOnSide : Self.crystals)
    case .strawberry:
      self.init(0xb83a52, opacity: 0.55, size: 8, dots: isGlazed ? Self.seedsOnSide : Self.seeds)
    case .powdered:
      self.init(0xffffff, opacity: 0.9, size: 9, dots: isGlazed ? Self.powderOnSide : Self.powder)
    case .lemonade:
      self.init(0xc98f12, opacity: 0.5, size: 8, dots: isGlazed ? Self.zestOnSide : Self.zest)
    case .chocolate, .plain:
      return nil
    }
  }

  /// The sugar crystals of the sour candy glaze.
  static let glazeCrystals = dots(
    at: SurfaceScatter(seed: 33, gap: 51, rolls: 15...160, glazeMargin: 5, size: 3.5).spots())

  private static func scattered(seed: UInt64, gap: Double) -> Path {
    dots(at: SurfaceScatter(seed: seed, gap: gap, rolls: -22...150, size: 6.5).spots())
  }

  private static func scatteredOnSide(seed: UInt64, gap: Double) -> Path {
    dots(
      at: SurfaceScatter(
        seed: seed, gap: gap, turns: 5...175, rolls: -20...30, facing: 0.1, size: 6.5
      ).spots())
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
