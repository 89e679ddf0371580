import ChalkboardUI

/// Draws a donut's glaze.
struct GlazeDrawing {
  private let glaze: Glaze
  private let tones: GlazeTones

  init(_ glaze: Glaze) {
    self.glaze = glaze
    tones = glaze.tones
  }

  /// Draws what shows of the glaze's thickness at its edges.
  func drawThickness(in context: GraphicsContext) {
    context.fill(GlazeOutline.thickness, with: .color(tones.edge))
  }

  /// Draws the surface in a context that is clipped to it. `isPlain` says that nothing will lie on
  /// it.
  func drawSurface(in context: GraphicsContext, isPlain: Bool) {
    context.fillOval(tones.surface, in: CGRect(x: 8, y: 14, width: 496, height: 414))
    // Under a topping the crystals would be lost.
    if glaze == .sourCandy, isPlain {
      context.stroke(
        Speckles.glazeCrystals, with: .color(Color(hex: 0xffffff, opacity: 0.85)),
        style: StrokeStyle(lineWidth: 7, lineCap: .round))
    }
    Highlights.drawGloss(in: context)
  }
}
