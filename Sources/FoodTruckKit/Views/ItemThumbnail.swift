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
    let donuts = items.compactMap(\.donut)
    if donuts.count == items.count {
      DonutStackView(donuts: donuts)
    } else {
      DiagonalDonutStackLayout {
        ForEach(Array(items.prefix(3).enumerated()), id: \.offset) { item in
          ItemThumbnail(item: item.element)
        }
      }
    }
  }
}

extension MenuItem {
  /// `nil` when the item is shown by a picture of another kind.
  fileprivate var donut: Donut? {
    if case .donut(let recipe) = picture { Donut(name: name, recipe: recipe) } else { nil }
  }
}
