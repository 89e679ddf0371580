/// An item of a donut shop's menu.
public struct Donut: Identifiable, Hashable, Codable, Sendable {
  public var name: String
  public var recipe: DonutRecipe

  public var id: String { name }

  public init(name: String, recipe: DonutRecipe) {
    self.name = name
    self.recipe = recipe
  }

  /// A donut with the recipe that its name suggests, always the same for the same name.
  public init(name: String) {
    self.init(name: name, recipe: DonutRecipe(derivedFrom: name))
  }
}
