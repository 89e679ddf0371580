import ChalkboardUI

/// Something that the shop sells.
public struct MenuItem: Identifiable, Sendable {
  public var name: String
  public var picture: ItemPicture

  public var id: String { name }

  public init(name: String, picture: ItemPicture) {
    self.name = name
    self.picture = picture
  }
}

/// How an item is shown.
public enum ItemPicture: Sendable {
  /// A donut, drawn from its recipe.
  case donut(DonutRecipe)
  /// A picture of the shop's own; see `ItemThumbnail` for how it is fitted.
  case image(Image)
}
