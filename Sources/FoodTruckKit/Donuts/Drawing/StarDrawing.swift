import ChalkboardUI

/// Draws star sprinkles: flat five-pointed stars in a few colours, with a shadow below.
enum StarDrawing {
  private static let colors: [UInt32] = [0xffd53a, 0xffffff, 0x46b4ff, 0xff5d6c]

  private static let stars: [Path] = {
    let spots = SurfaceScatter(
      seed: 4, gap: 58, rolls: 10...145, reach: 20, facing: 0.2, glazeMargin: 24, size: 31
    ).spots()
    return spots.dealt(among: colors.count).map { hand in
      Path { path in for spot in hand { addStar(at: spot, to: &path) } }
    }
  }()

  private static let shadow = stars.united.offsetBy(dx: 0, dy: 5)

  static func draw(in context: GraphicsContext) {
    context.fill(shadow, with: .color(.toppingShadow))
    for (path, hex) in zip(stars, colors) {
      context.fill(path, with: .color(Color(hex: hex)))
    }
  }

  /// A pentagram: five lines that cross. With the nonzero rule its middle is filled too.
  private static func addStar(at spot: SurfaceScatter.Spot, to path: inout Path) {
    path.addLines(
      (0..<5).map { corner in
        spot.place.point(31, towards: spot.spin + 144 * Double(corner)).rounded
      })
    path.closeSubpath()
  }
}
