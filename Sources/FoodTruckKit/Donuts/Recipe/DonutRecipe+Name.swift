import ChalkboardUI

extension DonutRecipe {
  /// The recipe that an item's name suggests: the same for the same name, on every host.
  ///
  /// Ingredients that the name mentions are used ("Strawberry Sprinkles", "Chocolate Drizzle",
  /// "Rainbow", "Powdered"); the others follow from a hash of the name, common ones more often.
  /// Case and the way that accents are encoded make no difference.
  public init(derivedFrom name: String) {
    // Names that are equal as strings may differ in bytes until they are brought into one form.
    let folded = name.precomposedStringWithCanonicalMapping.lowercased()
    let mentioned = MentionedIngredients(in: folded)
    var random = SplitMix(seed: fnv1a(folded.utf8))

    // Drawn in a fixed order, whatever the name mentions.
    let dough = random.commonDough()
    let glaze = random.commonGlaze()
    let pattern = random.commonPattern()
    let sauce = random.commonSauce()
    let topping = random.commonTopping()

    self.init(dough: mentioned.dough ?? dough, glaze: mentioned.glaze)
    if self.glaze == nil, !mentioned.isBare {
      self.glaze = glaze?.differing(from: mentioned.sauce)
    }
    let visibleSauce = sauce.differing(from: self.glaze)
    if let topping = mentioned.topping {
      self.topping = topping
    } else if mentioned.sauce != nil || mentioned.pattern != nil {
      self.topping = .sauce(mentioned.sauce ?? visibleSauce, mentioned.pattern ?? pattern)
    } else if !mentioned.isBare {
      switch topping {
      case .none: break
      case .sprinkled(let topping): self.topping = topping
      case .piped: self.topping = .sauce(visibleSauce, pattern)
      }
    }
  }
}

extension Sauce {
  /// The glaze of the same flavour.
  private var glaze: Glaze? { self == .spicySauce ? .spicy : Glaze(rawValue: rawValue) }

  /// This sauce, or white sugar where it would hardly show.
  fileprivate func differing(from glaze: Glaze?) -> Sauce {
    glaze != nil && self.glaze == glaze ? .sugar : self
  }
}

extension Glaze {
  /// This glaze, or another where `sauce` would hardly show.
  fileprivate func differing(from sauce: Sauce?) -> Glaze {
    guard let sauce, sauce.differing(from: self) != sauce else { return self }
    return self == .strawberry ? .lemon : .strawberry
  }
}

/// The 64-bit FNV-1a hash, which depends on nothing but the bytes.
private func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

private enum CommonTopping {
  case none
  case sprinkled(Topping)
  case piped
}

extension SplitMix {
  fileprivate mutating func commonDough() -> Dough {
    pick(
      (.plain, 6), (.chocolate, 3), (.blueberry, 1), (.strawberry, 1), (.sourCandy, 1),
      (.powdered, 1), (.lemonade, 1))
  }

  fileprivate mutating func commonGlaze() -> Glaze? {
    pick(
      (.strawberry, 4), (.chocolate, 4), (.blueberry, 3), (.lemon, 3), (.spicy, 2),
      (.sourCandy, 2), (.rainbow, 2), (nil, 1))
  }

  fileprivate mutating func commonPattern() -> SaucePattern {
    pick((.drizzle, 3), (.lines, 2), (.lattice, 2))
  }

  fileprivate mutating func commonSauce() -> Sauce {
    pick(
      (.chocolate, 3), (.sugar, 3), (.strawberry, 2), (.blueberry, 1), (.sourApple, 1),
      (.spicySauce, 1), (.lemon, 1))
  }

  fileprivate mutating func commonTopping() -> CommonTopping {
    pick(
      (.none, 5), (.piped, 6), (.sprinkled(.sprinkles), 4), (.sprinkled(.starSprinkles), 2),
      (.sprinkled(.powderedSugar), 1))
  }
}
