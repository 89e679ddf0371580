import ChalkboardUI

/// Draws threads of a sauce.
struct SauceDrawing {
  private let tones: SauceTones

  init(_ sauce: Sauce) { tones = sauce.tones }

  /// Each thread as a darker lower side, its colour, and a reflection along its upper side.
  func draw(_ threads: [SauceThread], in context: GraphicsContext) {
    for thread in threads {
      stroke(thread.path.offsetBy(dx: 0, dy: 7), tones.edge, width: thread.width, in: context)
      stroke(thread.path, tones.middle, width: thread.width, in: context)
      if thread.hasShine {
        stroke(
          thread.path.offsetBy(dx: 0, dy: -3), tones.shine.opacity(0.7), width: 3.5, in: context)
      }
    }
  }

  private func stroke(_ path: Path, _ color: Color, width: Double, in context: GraphicsContext) {
    context.stroke(
      path, with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
