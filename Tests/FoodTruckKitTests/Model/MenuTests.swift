import FoodTruckKit
import Testing

struct MenuTests {
  private func recipe(_ item: MenuItem) -> DonutRecipe? {
    if case .donut(let recipe) = item.picture { recipe } else { nil }
  }

  @Test func givenRecipeOrTheOneThatTheNameSuggests() {
    let given = DonutRecipe(dough: .lemonade, glaze: .rainbow, topping: .starSprinkles)
    let menu = Menu([MenuItem(name: "The Special", picture: .donut(given))])
    #expect(recipe(menu.item(named: "the  special ")) == given)
    #expect(menu.item(named: "the special").name == "the special")
    #expect(recipe(menu.item(named: "Other")) == DonutRecipe(derivedFrom: "Other"))
  }

  @Test func laterItemOfANameCounts() {
    let first = DonutRecipe(dough: .plain)
    let second = DonutRecipe(dough: .chocolate)
    let menu = Menu([
      MenuItem(name: "A", picture: .donut(first)), MenuItem(name: "a", picture: .donut(second)),
    ])
    #expect(menu.items.count == 1)
    #expect(recipe(menu.item(named: "A")) == second)
  }
}
