import ChalkboardUI

/// The picture of an item, as large as what it is offered.
public struct ItemThumbnail: View {
  private let item: MenuItem

  public init(item: MenuItem) { self.item = item }

  public var body: some View {
    switch item.picture {
    case .donut(let recipe):
      DonutView(recipe: recipe)
    case .image(let image):
      image
        .resizable()
        .scaledToFit()
    }
  }
}

/// Up to three pictures of what an order holds, on a diagonal.
struct ItemStack: View {
  let items: [MenuItem]

  var body: some View {
    DiagonalDonutStackLayout {
      ForEach(Array(items.prefix(3).enumerated()), id: \.offset) { item in
        ItemThumbnail(item: item.element)
      }
    }
  }
}
