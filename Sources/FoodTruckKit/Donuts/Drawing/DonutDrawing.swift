import ChalkboardUI

/// Draws donuts into a square of ``DonutSurface/side`` units.
///
/// From the back to the front: the dough with the glaze's shadow on it, the glaze's thickness, the
/// glaze's surface, and the topping, which ends where the surface ends. The hole stays clear, and
/// no outline is drawn, so that a donut looks right on a page of any colour.
enum DonutDrawing {
  static func draw(_ recipe: DonutRecipe, in context: GraphicsContext) {
    var dough = context
    dough.clip(to: DoughOutline.body)
    DoughDrawing(recipe.dough).draw(in: dough, isGlazed: recipe.glaze != nil)

    guard let glaze = recipe.glaze else {
      recipe.topping?.draw(in: dough, isGlazed: false)
      return
    }
    dough.fill(GlazeOutline.shadow, with: .color(Color(hex: 0x4a2008, opacity: 0.28)))
    let drawing = GlazeDrawing(glaze)
    drawing.drawThickness(in: context)
    var surface = context
    surface.clip(to: GlazeOutline.surface)
    drawing.drawSurface(in: surface, isPlain: recipe.topping == nil)
    recipe.topping?.draw(in: surface, isGlazed: true)
  }
}

extension Topping {
  /// Draws the topping in a context that is clipped to what it lies on.
  fileprivate func draw(in context: GraphicsContext, isGlazed: Bool) {
    switch self {
    case .powderedSugar: PowderDrawing.draw(in: context)
    case .sprinkles: SprinkleDrawing.draw(in: context)
    case .starSprinkles: StarDrawing.draw(in: context)
    case .sauce(let sauce, let pattern):
      SauceDrawing(sauce).draw(
        SauceThreads.threads(of: pattern, isGlazed: isGlazed), in: context)
    }
  }
}
