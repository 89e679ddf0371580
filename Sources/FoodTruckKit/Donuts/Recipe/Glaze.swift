/// The icing that is poured over a donut and runs down its sides.
public enum Glaze: String, CaseIterable, Hashable, Codable, Sendable {
  case blueberry
  case chocolate
  case sourCandy = "sour-candy"
  case spicy
  case strawberry
  case lemon
  case rainbow

  /// In title case, such as "Sour Candy".
  public var displayName: String { rawValue.titleCased }
}
