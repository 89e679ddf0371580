import ChalkboardUI

/// A page with every dough, glaze and topping by its name, and some good combinations.
///
/// It is as wide as it is offered, and as high as it needs.
public struct DonutContactSheet: View {
  public init() {}

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      sections(columns: 7)
        .frame(idealWidth: 7 * 134)
      sections(columns: 4)
    }
    .padding(24)
    .background(Color("PageColor"))
  }

  /// Families are of seven: so many columns, or four, leave no donut alone in a line.
  private func sections(columns: Int) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      section("Doughs", rows: [Dough.allCases.map { Donut(showing: $0) }], columns)
      section("Glazes", rows: [Glaze.allCases.map { Donut(showing: $0) }], columns)
      section("Toppings", rows: toppings, columns)
      section("Combinations", rows: [Donut.combinations], columns)
    }
  }

  /// What is sprinkled, and then each pattern in all sauces.
  private var toppings: [[Donut]] {
    let sprinkled: [Topping] = [.powderedSugar, .sprinkles, .starSprinkles]
    let piped = SaucePattern.allCases.map { pattern in
      Sauce.allCases.map { Topping.sauce($0, pattern) }
    }
    return ([sprinkled] + piped).map { $0.map { Donut(showing: $0) } }
  }

  private func section(_ title: String, rows: [[Donut]], _ columns: Int) -> some View {
    Card(title) {
      ForEach(Array(rows.enumerated()), id: \.offset) { row in
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: columns),
          alignment: .leading, spacing: 16
        ) {
          ForEach(row.element) { donut in
            sample(of: donut)
          }
        }
      }
    } accessory: {
      CardDetail("\(rows.joined().count)")
    }
  }

  private func sample(of donut: Donut) -> some View {
    VStack(spacing: 4) {
      DonutView(donut: donut)
        .frame(height: 104)
        .accessibilityLabel(donut.recipe.summary)
      Text(donut.name)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
  }
}

extension Donut {
  fileprivate init(showing dough: Dough) {
    self.init(name: dough.displayName, recipe: DonutRecipe(dough: dough))
  }

  fileprivate init(showing glaze: Glaze) {
    self.init(name: glaze.displayName, recipe: DonutRecipe(dough: .plain, glaze: glaze))
  }

  /// On a glaze on which the topping shows well.
  fileprivate init(showing topping: Topping) {
    let glaze: Glaze =
      switch topping {
      case .powderedSugar: .spicy
      case .sprinkles: .chocolate
      case .starSprinkles: .strawberry
      case .sauce(let sauce, _):
        switch sauce {
        case .blueberry: .lemon
        case .chocolate: .strawberry
        case .sourApple: .blueberry
        case .spicySauce: .lemon
        case .strawberry: .chocolate
        case .sugar: .spicy
        case .lemon: .blueberry
        }
      }
    self.init(
      name: topping.displayName,
      recipe: DonutRecipe(dough: .plain, glaze: glaze, topping: topping))
  }

  fileprivate init(_ name: String, _ dough: Dough, _ glaze: Glaze?, _ topping: Topping?) {
    self.init(name: name, recipe: DonutRecipe(dough: dough, glaze: glaze, topping: topping))
  }

  fileprivate static let combinations = [
    Donut("Sunday Best", .plain, .strawberry, .sprinkles),
    Donut("Double Dark", .chocolate, .chocolate, .sauce(.sugar, .drizzle)),
    Donut("Blue Lagoon", .sourCandy, .blueberry, .starSprinkles),
    Donut("Lemon Grove", .lemonade, .lemon, .sauce(.sugar, .lattice)),
    Donut("Berry Patch", .strawberry, .strawberry, .sauce(.blueberry, .drizzle)),
    Donut("Carnival", .blueberry, .rainbow, .powderedSugar),
    Donut("First Snow", .powdered, nil, .sauce(.blueberry, .drizzle)),
    Donut("Midnight", .blueberry, .chocolate, .starSprinkles),
    Donut("Picnic", .plain, .lemon, .sauce(.strawberry, .lattice)),
    Donut("Bonfire", .plain, .spicy, .sauce(.lemon, .drizzle)),
    Donut("Parade", .strawberry, .rainbow, .sauce(.sugar, .lines)),
    Donut("Old-Fashioned", .plain, nil, .powderedSugar),
    Donut("Confetti", .strawberry, .lemon, .sprinkles),
    Donut("Sea Glass", .lemonade, .sourCandy, .sauce(.sugar, .lattice)),
  ]
}
