/// What lies on a donut's glaze, or on its dough when it has none.
public enum Topping: Hashable, Sendable {
  case powderedSugar
  case sprinkles
  case starSprinkles
  /// A sauce, piped in a pattern.
  case sauce(Sauce, SaucePattern)
}

/// What a pattern is piped with.
public enum Sauce: String, CaseIterable, Hashable, Sendable {
  case blueberry
  case chocolate
  case sourApple = "sour-apple"
  case spicySauce = "spicy-sauce"
  case strawberry
  case sugar
  case lemon
}

/// How a sauce is piped.
public enum SaucePattern: String, CaseIterable, Hashable, Sendable {
  /// Two sets of parallel threads that cross.
  case lattice
  /// Parallel threads.
  case lines
  /// One thread in loops round the ring.
  case drizzle
}

extension Topping: RawRepresentable, CaseIterable, Codable {
  /// Three kinds of sprinkled toppings, then each pattern in each sauce.
  public static let allCases: [Topping] =
    [.powderedSugar, .sprinkles, .starSprinkles]
    + SaucePattern.allCases.flatMap { pattern in
      Sauce.allCases.map { Topping.sauce($0, pattern) }
    }

  public init?(rawValue: String) {
    guard let topping = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = topping
  }

  /// Such as `star-sprinkles` or `sour-apple-lattice`.
  public var rawValue: String {
    switch self {
    case .powderedSugar: "powdered-sugar"
    case .sprinkles: "sprinkles"
    case .starSprinkles: "star-sprinkles"
    case .sauce(let sauce, let pattern): "\(sauce.rawValue)-\(pattern.rawValue)"
    }
  }

  /// In title case, such as "Sour Apple Lattice".
  public var displayName: String { rawValue.titleCased }
}
