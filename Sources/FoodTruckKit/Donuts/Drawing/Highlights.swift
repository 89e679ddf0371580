import ChalkboardUI

/// The reflections of a light above the left of the viewer.
enum Highlights {
  /// The sharp reflections on a wet glaze.
  static func drawGloss(in context: GraphicsContext) {
    draw(wideGloss, width: 46, opacity: 0.16, in: context)
    draw(brightGloss, width: 16, opacity: 0.8, in: context)
    draw(faintGloss, width: 11, opacity: 0.4, in: context)
  }

  /// The soft reflection on dry dough.
  static func drawSheen(in context: GraphicsContext) {
    draw(sheen, width: 34, opacity: 0.2, in: context)
  }

  private static let wideGloss = arcs((turns: [194, 225, 256], roll: 75))
  private static let brightGloss = arcs(
    (turns: [204, 225, 243], roll: 68), (turns: [254.5, 256], roll: 68))
  /// In the hole, at the back, and on two drips.
  private static let faintGloss = arcs(
    (turns: [40, 58, 76], roll: 122), (turns: [324, 346], roll: 62),
    (turns: [95, 108], roll: 28), (turns: [33, 41], roll: 32))
  private static let sheen = arcs((turns: [200, 226, 252], roll: 72))

  private static func arcs(_ arcs: (turns: [Double], roll: Double)...) -> Path {
    Path { path in
      for arc in arcs {
        path.addCurve(at: arc.turns) {
          DonutSurface.point(turn: $0, roll: arc.roll, lift: 4)
        }
      }
    }
  }

  private static func draw(
    _ path: Path, width: Double, opacity: Double, in context: GraphicsContext
  ) {
    context.stroke(
      path, with: .color(Color(hex: 0xffffff, opacity: opacity)),
      style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
