import ChalkboardUI

/// Draws a donut's dough in a context that is clipped to its body.
struct DoughDrawing {
  private let dough: Dough
  private let tones: DoughTones

  init(_ dough: Dough) {
    self.dough = dough
    tones = dough.tones
  }

  func draw(in context: GraphicsContext, isGlazed: Bool) {
    drawSide(in: context)
    drawCrest(in: context)
    if let speckles = Speckles(of: dough, isGlazed: isGlazed) {
      context.stroke(
        speckles.dots, with: .color(speckles.color),
        style: StrokeStyle(lineWidth: speckles.size, lineCap: .round))
    }
    if !isGlazed { Highlights.drawSheen(in: context) }
  }

  private func drawSide(in context: GraphicsContext) {
    context.fill(
      Path(CGRect(x: 8, y: 30, width: 496, height: 446)),
      with: .linearGradient(
        Gradient(stops: [
          Gradient.Stop(color: tones.middle, location: 0.5),
          Gradient.Stop(color: tones.dark, location: 1),
        ]), startPoint: CGPoint(x: 200, y: 60), endPoint: CGPoint(x: 280, y: 470)))
    context.fill(DoughOutline.seam, with: .color(tones.seam.opacity(0.6)))
  }

  /// The light on the crest, and the dark of the hole.
  private func drawCrest(in context: GraphicsContext) {
    context.fillOval(
      Gradient(stops: [
        Gradient.Stop(color: tones.deep, location: 0.05),
        Gradient.Stop(color: tones.dark, location: 0.3),
        Gradient.Stop(color: tones.light, location: 0.62),
        Gradient.Stop(color: tones.light, location: 0.78),
        Gradient.Stop(color: tones.light.opacity(0), location: 1),
      ]), in: CGRect(x: 20, y: 22, width: 472, height: 390))
  }
}

extension GraphicsContext {
  /// Fills `frame` with a gradient from its middle outwards, in ovals of its shape.
  func fillOval(_ gradient: Gradient, in frame: CGRect) {
    // The context is squeezed, since gradients run in circles.
    let squeeze = frame.height / frame.width
    var squeezed = self
    squeezed.scaleBy(x: 1, y: squeeze)
    let square = CGRect(
      x: frame.minX, y: frame.minY / squeeze, width: frame.width, height: frame.width)
    squeezed.fill(
      Path(square),
      with: .radialGradient(
        gradient, center: CGPoint(x: square.midX, y: square.midY), startRadius: 0,
        endRadius: square.width / 2))
  }
}
