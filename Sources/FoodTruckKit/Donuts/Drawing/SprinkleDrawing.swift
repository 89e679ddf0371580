import ChalkboardUI

/// Draws sprinkles: short rods of sugar in many colours, with a shadow below.
enum SprinkleDrawing {
  private static let colors: [UInt32] = [
    0xff4f9a, 0xffd23e, 0xffffff, 0x3fb2ff, 0x4fd38a, 0x9b6bff,
  ]

  private static let rods: [Path] = {
    let spots = SurfaceScatter(
      seed: 5, gap: 41, rolls: 10...145, reach: 12, glazeMargin: 15, size: 19.5
    ).spots()
    return spots.dealt(among: colors.count).map { hand in
      Path { path in
        for spot in hand {
          path.move(to: spot.place.point(13, towards: spot.spin).rounded)
          path.addLine(to: spot.place.point(-13, towards: spot.spin).rounded)
        }
      }
    }
  }()

  private static let shadow = rods.united.offsetBy(dx: 0, dy: 5)

  static func draw(in context: GraphicsContext) {
    let style = StrokeStyle(lineWidth: 13, lineCap: .round)
    context.stroke(shadow, with: .color(.toppingShadow), style: style)
    for (path, hex) in zip(rods, colors) {
      context.stroke(path, with: .color(Color(hex: hex)), style: style)
    }
  }
}

extension [SurfaceScatter.Spot] {
  /// The spots in turn dealt out to a number of colours.
  func dealt(among count: Int) -> [[SurfaceScatter.Spot]] {
    (0..<count).map { first in stride(from: first, to: self.count, by: count).map { self[$0] } }
  }
}

extension [Path] {
  /// All paths as subpaths of one.
  var united: Path {
    reduce(into: Path()) { $0.addPath($1) }
  }
}

extension Color {
  /// What a topping's shadow is drawn with.
  static var toppingShadow: Color { Color(hex: 0x30100a, opacity: 0.3) }
}
