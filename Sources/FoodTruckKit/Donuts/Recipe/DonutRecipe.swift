/// What a donut is made of, and with that how it looks.
public struct DonutRecipe: Hashable, Codable, Sendable {
  public var dough: Dough
  /// `nil` leaves the dough bare.
  public var glaze: Glaze?
  /// `nil` leaves the glaze or the dough as it is.
  public var topping: Topping?

  public init(dough: Dough, glaze: Glaze? = nil, topping: Topping? = nil) {
    self.dough = dough
    self.glaze = glaze
    self.topping = topping
  }

  /// A name that no other recipe has, such as `donut-plain-lemon-chocolate-lattice`: lower-case
  /// letters and `-`.
  public var symbolName: String {
    "donut-\(dough.rawValue)-\(glaze?.rawValue ?? "none")-\(topping?.rawValue ?? "none")"
  }

  /// In words, for people who cannot see the picture, such as "plain donut, strawberry glaze,
  /// sprinkles".
  public var summary: String {
    var parts = ["\(dough.displayName.lowercased()) donut"]
    if let glaze { parts.append("\(glaze.displayName.lowercased()) glaze") }
    if let topping { parts.append(topping.displayName.lowercased()) }
    return parts.joined(separator: ", ")
  }
}
