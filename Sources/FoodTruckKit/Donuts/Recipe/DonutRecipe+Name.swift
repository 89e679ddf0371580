import ChalkboardUI

extension DonutRecipe {
  /// The recipe that an item's name suggests: the same for the same name, on every host.
  ///
  /// Ingredients that the name mentions are used ("Strawberry Sprinkles", "Chocolate Drizzle",
  /// "Rainbow", "Powdered"). Of all recipes that have them a hash of the name picks one, each as
  /// likely. Names that differ only in their number, such as "Item 1" to "Item 200", get recipes
  /// that are all different as long as there are enough. Case and the way that accents are encoded
  /// make no difference.
  public init(derivedFrom name: String) {
    // Names that are equal as strings may differ in bytes until they are brought into one form.
    let folded = name.precomposedStringWithCanonicalMapping.lowercased()
    let recipes = MentionedIngredients(in: folded).recipes
    let parts = NumberedName(folded)
    var random = SplitMix(seed: fnv1a(parts.text.utf8))
    let first = Int(random.fraction() * Double(recipes.count))
    let number = Int(parts.number % UInt64(max(1, recipes.count)))
    let index = (first + number * Self.stride(through: recipes.count)) % max(1, recipes.count)
    self = recipes.indices.contains(index) ? recipes[index] : DonutRecipe(dough: .plain)
  }

  /// A step that comes by every one of `count` places before it returns, and whose places are far
  /// apart: the next to the golden section that has no divisor in common with `count`.
  private static func stride(through count: Int) -> Int {
    func divisor(_ first: Int, _ second: Int) -> Int {
      second == 0 ? first : divisor(second, first % second)
    }
    let golden = Int(Double(count) * 0.618)
    return (max(1, golden)...).first { divisor($0, count) == 1 } ?? 1
  }

  /// All recipes whose ingredients show beside each other.
  fileprivate static let visible: [DonutRecipe] = Dough.allCases.flatMap { dough in
    ([nil] + Glaze.allCases).flatMap { glaze in
      ([nil] + Topping.allCases).map { DonutRecipe(dough: dough, glaze: glaze, topping: $0) }
    }
  }.filter(\.isToppingVisible)

  /// Whether the topping has another colour than what it lies on.
  private var isToppingVisible: Bool {
    switch topping {
    case .sauce(let sauce, _):
      if let glaze { return sauce.glaze != glaze }
      return sauce.dough != dough
    case .powderedSugar: return glaze != nil || dough != .powdered
    case .sprinkles, .starSprinkles, nil: return true
    }
  }
}

extension MentionedIngredients {
  /// The recipes that have all that is mentioned, at least one.
  fileprivate var recipes: [DonutRecipe] {
    let isToppingOpen = topping == nil && sauce == nil && pattern == nil
    let found = DonutRecipe.visible.filter { recipe in
      (dough == nil || recipe.dough == dough)
        && (glaze == nil ? !isBare || recipe.glaze == nil : recipe.glaze == glaze)
        && (isToppingOpen ? !isBare || recipe.topping == nil : has(recipe.topping))
    }
    if !found.isEmpty { return found }
    // What is mentioned hardly shows, as white sugar on a powdered donut.
    let piped = Topping.sauce(sauce ?? .sugar, pattern ?? .drizzle)
    return [
      DonutRecipe(
        dough: dough ?? .plain, glaze: glaze,
        topping: topping ?? (isToppingOpen ? nil : piped))
    ]
  }

  private func has(_ topping: Topping?) -> Bool {
    if let mentioned = self.topping { return topping == mentioned }
    guard case .sauce(let sauce, let pattern) = topping else { return false }
    return (self.sauce == nil || sauce == self.sauce)
      && (self.pattern == nil || pattern == self.pattern)
  }
}

extension Sauce {
  /// The glaze of the same colour.
  fileprivate var glaze: Glaze? { self == .spicySauce ? .spicy : Glaze(rawValue: rawValue) }

  /// The dough of the same colour.
  fileprivate var dough: Dough? {
    switch self {
    case .sugar: .powdered
    case .lemon: .lemonade
    default: Dough(rawValue: rawValue)
    }
  }
}

/// A name and the last number in it, as "item 12 b" is "item # b" and 12.
private struct NumberedName {
  var text: String
  /// 0 where there is none.
  var number: UInt64

  init(_ name: String) {
    text = name
    number = 0
    func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }
    guard let last = name.lastIndex(where: isDigit) else { return }
    let head = name[...last]
    let start = head.lastIndex { !isDigit($0) }.map { head.index(after: $0) } ?? head.startIndex
    // Of a longer number than that the last digits count, and the others stay with the text.
    let digits = head[start...].suffix(15)
    number = UInt64(digits) ?? 0
    text = name[..<digits.startIndex] + "#" + name[digits.endIndex...]
  }
}

/// The 64-bit FNV-1a hash, which depends on nothing but the bytes.
private func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
