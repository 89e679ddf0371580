import ChalkboardUI

/// A donut, drawn from its recipe. It is square and as large as what it is offered.
///
/// A file with many donuts of one recipe defines it once.
public struct DonutView: View {
  public var recipe: DonutRecipe

  public init(recipe: DonutRecipe) { self.recipe = recipe }

  public init(donut: Donut) { recipe = donut.recipe }

  public var body: some View {
    SharedDrawing(
      recipe.symbolName, size: CGSize(width: DonutSurface.side, height: DonutSurface.side)
    ) { context in
      DonutDrawing.draw(recipe, in: context)
    }
  }
}
