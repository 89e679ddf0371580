import FoodTruckKit
import Testing

@Suite struct DerivedRecipeTests {
  private func recipe(_ name: String) -> DonutRecipe { DonutRecipe(derivedFrom: name) }

  @Test func mentionedIngredientsAreUsed() {
    #expect(recipe("Chocolate").glaze == .chocolate)
    #expect(recipe("Blueberry Classic").glaze == .blueberry)
    #expect(recipe("Lemon").glaze == .lemon)
    #expect(recipe("Rainbow").glaze == .rainbow)
    #expect(recipe("Sour Candy").glaze == .sourCandy)
    #expect(recipe("Spicy Dragon").glaze == .spicy)
    #expect(recipe("Lemonade").dough == .lemonade)
    let sprinkled = recipe("Strawberry Sprinkles")
    #expect(sprinkled.glaze == .strawberry)
    #expect(sprinkled.topping == .sprinkles)
    #expect(recipe("Super Star").topping == .starSprinkles)
  }

  @Test func aFlavorBeforeAPatternIsTheSauce() {
    let drizzled = recipe("Chocolate Drizzle")
    #expect(drizzled.topping == .sauce(.chocolate, .drizzle))
    #expect(drizzled.glaze != .chocolate)
    let both = recipe("Strawberry with Lemon Lattice")
    #expect(both.glaze == .strawberry)
    #expect(both.topping == .sauce(.lemon, .lattice))
    guard case .sauce(.sourApple, _) = recipe("Sour Apple").topping else {
      Issue.record("sour apple is a sauce")
      return
    }
  }

  @Test func twoFlavorsAreGlazeAndDough() {
    let recipe = recipe("Chocolate Strawberry")
    #expect(recipe.glaze == .chocolate)
    #expect(recipe.dough == .strawberry)
  }

  @Test func plainAndPowderedAreLeftBare() {
    #expect(recipe("Plain") == DonutRecipe(dough: .plain))
    #expect(recipe("Powdered") == DonutRecipe(dough: .powdered))
    #expect(
      recipe("Plain, Powdered Sugar") == DonutRecipe(dough: .plain, topping: .powderedSugar))
  }

  @Test func caseAndEncodingOfAccentsMakeNoDifference() {
    #expect(recipe("RAINBOW dream") == recipe("Rainbow Dream"))
    // The same text, composed and decomposed.
    #expect(recipe("Caf\u{E9}") == recipe("Cafe\u{301}"))
  }

  @Test func recipesAreTheSameOnEveryHost() {
    #expect(recipe("The Classic").symbolName == "donut-strawberry-blueberry-chocolate-drizzle")
    #expect(recipe("Maple Bacon").symbolName == "donut-strawberry-none-lemon-lines")
    #expect(recipe("抹茶ドーナツ").symbolName == "donut-strawberry-spicy-lemon-drizzle")
    #expect(recipe("🍩").symbolName == "donut-blueberry-lemon-spicy-sauce-lattice")
    #expect(recipe("").symbolName == "donut-powdered-chocolate-sour-apple-drizzle")
  }

  @Test func manyNamesGiveManyRecipes() {
    let recipes = (1...200).map { recipe("Item " + String(repeating: "i", count: $0)) }
    // Of about 1200 recipes 200 draws give some 184 on average.
    #expect(Set(recipes).count > 170)
    #expect(Set(recipes.map(\.dough)).count == Dough.allCases.count)
    #expect(Set(recipes.compactMap(\.glaze)).count == Glaze.allCases.count)
    let sameFlavor = recipes.filter { recipe in
      guard case .sauce(let sauce, _) = recipe.topping else { return false }
      return sauce.rawValue == recipe.glaze?.rawValue
    }
    #expect(sameFlavor.isEmpty)
  }

  @Test(arguments: ["Item number", "Item", "ドーナツ", "", "Donut No."])
  func numberedNamesGetDifferentRecipes(_ name: String) {
    #expect(Set((0..<1000).map { recipe("\(name) \($0)") }).count == 1000)
    // Neighbours differ in what is seen first, too.
    for number in 0..<200 {
      let (left, right) = (recipe("\(name) \(number)"), recipe("\(name) \(number + 1)"))
      #expect(left.glaze != right.glaze || left.topping != right.topping)
    }
  }

  @Test func numbersOfAnyLengthAreRead() {
    #expect(recipe("1" + String(repeating: "0", count: 40)).symbolName.hasPrefix("donut-"))
    #expect(recipe("a 1 b") != recipe("a 2 b"))
  }
}
