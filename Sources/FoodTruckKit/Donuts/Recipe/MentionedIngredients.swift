/// The ingredients that an item's name speaks of.
///
/// A flavour right before a pattern is the sauce ("lemon lattice"); of the others the first is the
/// glaze and the second the dough.
struct MentionedIngredients {
  private(set) var dough: Dough?
  private(set) var glaze: Glaze?
  private(set) var topping: Topping?
  private(set) var sauce: Sauce?
  private(set) var pattern: SaucePattern?
  /// Whether what is not mentioned is left out, as in "Plain".
  private(set) var isBare = false

  /// Reads `name`, which is in lower case.
  init(in name: String) {
    let words = name.split { !$0.isLetter }.map(String.init)
    var flavor: Flavor?
    for (index, word) in words.enumerated() {
      let previous = index > 0 ? words[index - 1] : ""
      let following = index + 1 < words.count ? words[index + 1] : ""
      if let next = Flavor(word, after: previous, before: following) {
        settle(flavor)
        flavor = next
      } else if let pattern = SaucePattern(mentionedAs: word) {
        self.pattern = pattern
        if let sauce = flavor?.sauce {
          self.sauce = sauce
          flavor = nil
        }
      } else {
        settle(Kind(word, before: following))
      }
    }
    settle(flavor)
  }

  private mutating func settle(_ flavor: Flavor?) {
    guard let flavor else { return }
    if let glaze = flavor.glaze, self.glaze == nil {
      self.glaze = glaze
    } else if let dough = flavor.dough, self.dough == nil {
      self.dough = dough
    } else {
      sauce = sauce ?? flavor.sauce
    }
  }

  private mutating func settle(_ kind: Kind?) {
    switch kind {
    case .topping(let topping): self.topping = topping
    case .dough(let dough):
      self.dough = dough
      isBare = isBare || dough != .lemonade
    case nil: break
    }
  }
}

/// A word that says what an ingredient is, whatever its flavour.
private enum Kind {
  case topping(Topping)
  case dough(Dough)

  init?(_ word: String, before following: String) {
    switch word {
    case "sprinkle", "sprinkles", "sprinkled", "confetti": self = .topping(.sprinkles)
    case "star", "stars", "starry": self = .topping(.starSprinkles)
    case "powdered", "powder":
      self = following.hasPrefix("sugar") ? .topping(.powderedSugar) : .dough(.powdered)
    case "plain": self = .dough(.plain)
    case "lemonade": self = .dough(.lemonade)
    default: return nil
    }
  }
}

/// A flavour that several ingredients come in.
private enum Flavor {
  case blueberry, chocolate, sourCandy, sourApple, spicy, strawberry, lemon, rainbow, sugar

  init?(_ word: String, after previous: String, before following: String) {
    switch word {
    case "candy", "apple":
      if previous == "sour" { return nil }
      self = word == "apple" ? .sourApple : .sourCandy
    case "sugar", "sugared", "vanilla":
      if previous.hasPrefix("powder") { return nil }
      self = .sugar
    case "blueberry", "blueberries": self = .blueberry
    case "chocolate", "choco", "cocoa", "fudge": self = .chocolate
    case "sour": self = following == "apple" ? .sourApple : .sourCandy
    case "spicy", "chili", "chilli", "hot": self = .spicy
    case "strawberry", "strawberries": self = .strawberry
    case "lemon", "lemons", "citrus": self = .lemon
    case "rainbow", "unicorn": self = .rainbow
    default: return nil
    }
  }

  var dough: Dough? {
    switch self {
    case .blueberry: .blueberry
    case .chocolate: .chocolate
    case .sourCandy: .sourCandy
    case .strawberry: .strawberry
    case .lemon: .lemonade
    case .sourApple, .spicy, .rainbow, .sugar: nil
    }
  }

  var glaze: Glaze? {
    switch self {
    case .blueberry: .blueberry
    case .chocolate: .chocolate
    case .sourCandy: .sourCandy
    case .spicy: .spicy
    case .strawberry: .strawberry
    case .lemon: .lemon
    case .rainbow: .rainbow
    case .sourApple, .sugar: nil
    }
  }

  var sauce: Sauce? {
    switch self {
    case .blueberry: .blueberry
    case .chocolate: .chocolate
    case .sourApple: .sourApple
    case .spicy: .spicySauce
    case .strawberry: .strawberry
    case .lemon: .lemon
    case .sugar: .sugar
    case .sourCandy, .rainbow: nil
    }
  }
}

extension SaucePattern {
  fileprivate init?(mentionedAs word: String) {
    switch word {
    case "lattice", "waffle": self = .lattice
    case "line", "lines", "lined", "stripe", "stripes", "striped": self = .lines
    case "drizzle", "drizzles", "drizzled", "swirl", "swirls", "swirled": self = .drizzle
    default: return nil
    }
  }
}
