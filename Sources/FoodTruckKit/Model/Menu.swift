/// What the shop sells, by name.
public struct Menu: Sendable {
  /// In the order in which they were given.
  public private(set) var items: [MenuItem] = []
  private var positions: [String: Int] = [:]

  /// Of two items with the same name the later one counts. Case makes no difference, nor do spaces
  /// around a name.
  public init(_ items: [MenuItem] = []) {
    for item in items { add(item) }
  }

  /// Adds an item, in place of the one with its name.
  public mutating func add(_ item: MenuItem) {
    let key = Self.key(item.name)
    if let position = positions[key] {
      items[position] = item
    } else {
      positions[key] = items.count
      items.append(item)
    }
  }

  /// The item with this name, or one with the donut that the name suggests, always the same.
  public func item(named name: String) -> MenuItem {
    if let position = positions[Self.key(name)] {
      return MenuItem(name: name, picture: items[position].picture)
    }
    return MenuItem(name: name, picture: .donut(DonutRecipe(derivedFrom: name)))
  }

  private static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
