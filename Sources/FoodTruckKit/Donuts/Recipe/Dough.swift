/// What a donut is baked from.
public enum Dough: String, CaseIterable, Hashable, Codable, Sendable {
  case blueberry
  case chocolate
  case sourCandy = "sour-candy"
  case strawberry
  case plain
  case powdered
  case lemonade

  /// In title case, such as "Sour Candy".
  public var displayName: String { rawValue.titleCased }
}

extension String {
  /// The words of an ingredient's raw value, such as `sour-candy`, as a title: "Sour Candy".
  var titleCased: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
