import ChalkboardUI

/// Draws powdered sugar: a soft veil along the crest, and grains on both sides of it.
enum PowderDrawing {
  private static let grains: (coarse: Path, fine: Path) = {
    let spots = SurfaceScatter(
      seed: 9, gap: 23, rolls: 10...160, facing: 0.1, glazeMargin: 5, size: 5
    )
    .spots().filter { !(58...120).contains($0.place.roll) }
    return (Speckles.dots(at: spots.prefix(26)), Speckles.dots(at: spots.dropFirst(26)))
  }()

  static func draw(in context: GraphicsContext) {
    let veil = Color(hex: 0xffffff, opacity: 0.86)
    context.fillOval(
      Gradient(stops: [
        Gradient.Stop(color: veil.opacity(0), location: 0.3),
        Gradient.Stop(color: veil, location: 0.5),
        Gradient.Stop(color: veil, location: 0.74),
        Gradient.Stop(color: veil.opacity(0), location: 1),
      ]), in: CGRect(x: 18, y: 26, width: 476, height: 386))
    for (path, size) in [(grains.coarse, 10.0), (grains.fine, 6)] {
      context.stroke(
        path, with: .color(Color(hex: 0xffffff, opacity: 0.9)),
        style: StrokeStyle(lineWidth: size, lineCap: .round))
    }
  }
}
