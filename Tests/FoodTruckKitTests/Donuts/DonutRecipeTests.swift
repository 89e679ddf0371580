import FoodTruckKit
import Foundation
import Testing

/// Every recipe that there is.
let allRecipes: [DonutRecipe] = Dough.allCases.flatMap { dough in
  ([nil] + Glaze.allCases).flatMap { glaze in
    ([nil] + Topping.allCases).map { DonutRecipe(dough: dough, glaze: glaze, topping: $0) }
  }
}

@Suite struct DonutRecipeTests {
  @Test func thereAre1400Recipes() {
    #expect(Dough.allCases.count == 7)
    #expect(Glaze.allCases.count == 7)
    #expect(Topping.allCases.count == 24)
    #expect(allRecipes.count == 1400)
  }

  @Test func symbolNamesAreUniqueAndOfPlainCharacters() {
    let names = allRecipes.map(\.symbolName)
    #expect(Set(names).count == names.count)
    #expect(
      names.allSatisfy { $0.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }

  @Test func ingredientsHaveTitles() {
    #expect(Dough.sourCandy.displayName == "Sour Candy")
    #expect(Glaze.lemon.displayName == "Lemon")
    #expect(Topping.starSprinkles.displayName == "Star Sprinkles")
    #expect(Topping.sauce(.spicySauce, .drizzle).displayName == "Spicy Sauce Drizzle")
  }

  @Test func everyToppingIsFoundByItsRawValue() {
    for topping in Topping.allCases {
      #expect(Topping(rawValue: topping.rawValue) == topping)
    }
    #expect(Topping(rawValue: "mustard-lattice") == nil)
    #expect(Topping(rawValue: "") == nil)
  }

  @Test func recipesAreReadFromAndWrittenToJSON() throws {
    let json = #"{"dough":"sour-candy","topping":"sour-apple-lines"}"#
    let recipe = DonutRecipe(dough: .sourCandy, topping: .sauce(.sourApple, .lines))
    #expect(try JSONDecoder().decode(DonutRecipe.self, from: Data(json.utf8)) == recipe)
    let again = try JSONDecoder().decode(
      DonutRecipe.self, from: JSONEncoder().encode(recipe))
    #expect(again == recipe)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DonutRecipe.self, from: Data(#"{"dough":"mud"}"#.utf8))
    }
  }

  @Test func summarySaysWhatIsThere() {
    #expect(DonutRecipe(dough: .plain).summary == "plain donut")
    #expect(
      DonutRecipe(dough: .sourCandy, glaze: .lemon, topping: .sprinkles).summary
        == "sour candy donut, lemon glaze, sprinkles")
  }
}
