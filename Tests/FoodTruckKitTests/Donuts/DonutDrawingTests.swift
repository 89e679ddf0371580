import FoodTruckKit
import Testing
import VectorScene

@Suite struct DonutDrawingTests {
  /// Each ingredient with the ones that make the largest files, and every 23rd recipe.
  static let recipes: [DonutRecipe] =
    Dough.allCases.map { DonutRecipe(dough: $0) }
    + Glaze.allCases.map { DonutRecipe(dough: .powdered, glaze: $0) }
    + Topping.allCases.map { DonutRecipe(dough: .powdered, topping: $0) }
    + Topping.allCases.map { DonutRecipe(dough: .powdered, glaze: .rainbow, topping: $0) }
    + stride(from: 0, to: allRecipes.count, by: 23).map { allRecipes[$0] }

  /// One of each shape: sauces differ in colour only.
  private static let toppings: [Topping] =
    [.powderedSugar, .sprinkles, .starSprinkles]
    + SaucePattern.allCases.map { .sauce(.blueberry, $0) }

  /// Well inside the hole.
  private static let pointsInHole = [
    Point(x: 256, y: 249), Point(x: 216, y: 249), Point(x: 296, y: 249), Point(x: 256, y: 270),
    Point(x: 256, y: 232),
  ]

  private static func picture(_ recipe: DonutRecipe) -> Picture {
    Picture(DonutView(recipe: recipe), width: 512, height: 512)
  }

  @Test func everyDonutIsSmallAndHasOnlyNumbers() {
    for recipe in Self.recipes {
      let svg = Self.picture(recipe).svg
      #expect(svg.count <= 6000, "\(recipe.symbolName) has \(svg.count) bytes")
      let text = String(decoding: svg, as: UTF8.self)
      #expect(!text.contains("nan") && !text.contains("inf"), "\(recipe.symbolName)")
      #expect(svg.count > 1000, "\(recipe.symbolName)")
    }
  }

  @Test func theHoleIsAHole() {
    for recipe in Self.recipes {
      let ink = Ink(Self.picture(recipe).scene)
      for point in Self.pointsInHole {
        #expect(ink.nodes(at: point).isEmpty, "\(recipe.symbolName) at \(point)")
      }
    }
  }

  @Test func theRingIsCoveredAndThePageIsNot() {
    for recipe in Self.recipes {
      let ink = Ink(Self.picture(recipe).scene)
      for point in [(60, 249), (452, 249), (256, 100), (256, 440), (256, 330)] {
        #expect(!ink.nodes(at: Point(x: Double(point.0), y: Double(point.1))).isEmpty)
      }
      for point in [(3, 3), (509, 3), (3, 509), (509, 509), (256, 20), (256, 490)] {
        #expect(ink.nodes(at: Point(x: Double(point.0), y: Double(point.1))).isEmpty)
      }
    }
  }

  @Test func toppingsEndWhereTheGlazeEnds() throws {
    let bare = Ink(Self.picture(DonutRecipe(dough: .plain, glaze: .lemon)).scene)
    let points = Self.grid(step: 20).map { (point: $0, layers: bare.nodes(at: $0).count) }
    for topping in Self.toppings {
      let topped = Ink(
        Self.picture(DonutRecipe(dough: .plain, glaze: .lemon, topping: topping)).scene)
      let glaze = try #require(topped.clips.last)
      var covered = 0
      for (point, layers) in points {
        let isCovered = topped.nodes(at: point).count > layers
        if isCovered { covered += 1 }
        #expect(!isCovered || glaze.contains(point), "\(topping.rawValue) at \(point)")
      }
      #expect(covered > 15, "\(topping.rawValue) covers \(covered) points")
    }
  }

  @Test func toppingsOnBareDoughStayOnIt() throws {
    for topping in Self.toppings {
      let topped = Ink(Self.picture(DonutRecipe(dough: .chocolate, topping: topping)).scene)
      #expect(topped.clips.count == 1)
      let body = try #require(topped.clips.first)
      for point in Self.grid(step: 16) where !body.contains(point) {
        #expect(topped.nodes(at: point).isEmpty)
      }
    }
  }

  /// A white star that touched the outline would look like a bite in a donut on a white page.
  @Test(arguments: [Topping.starSprinkles, .sprinkles, .powderedSugar, .sauce(.sugar, .drizzle)])
  func toppingsKeepOffTheOutlineAndTheHole(_ topping: Topping) throws {
    let bare = Ink(Self.picture(DonutRecipe(dough: .chocolate)).scene)
    let topped = Ink(Self.picture(DonutRecipe(dough: .chocolate, topping: topping)).scene)
    let body = try #require(topped.clips.first)
    for point in Self.grid(step: 3) where body.contains(point) {
      let isAtEdge = [(2.0, 0.0), (-2, 0), (0, 2), (0, -2)].contains {
        !body.contains(Point(x: point.x + $0.0, y: point.y + $0.1))
      }
      guard isAtEdge else { continue }
      // The soft veil of powdered sugar ends by itself.
      let veil = topping == .powderedSugar ? 1 : 0
      #expect(topped.nodes(at: point).count - bare.nodes(at: point).count <= veil, "\(point)")
    }
  }

  @Test func allDonutsAreDrawnDifferently() {
    let drawings = Self.recipes.map { Self.picture($0).scene.nodes }
    #expect(Set(drawings).count == Set(Self.recipes).count)
  }

  @Test func aDonutIsDefinedOnceUnderItsName() throws {
    let recipe = DonutRecipe(dough: .plain, glaze: .strawberry, topping: .sprinkles)
    guard case .group(let group) = try #require(Self.picture(recipe).scene.nodes.first) else {
      Issue.record("a donut is a group")
      return
    }
    #expect(group.symbol == recipe.symbolName)
    #expect(Self.picture(recipe).scene == Self.picture(recipe).scene)
  }

  @Test func aDonutIsSquareAndFillsTheShorterSide() {
    let view = DonutView(donut: Donut(name: "Rainbow"))
    #expect(Picture(view, width: 80, height: 35).scene.size == Size(width: 35, height: 35))
    #expect(Picture(view, width: 20, height: 35).scene.size == Size(width: 20, height: 20))
  }

  private static func grid(step: Int) -> [Point] {
    stride(from: 1, to: 512, by: step).flatMap { y in
      stride(from: 1, to: 512, by: step).map { Point(x: Double($0), y: Double(y)) }
    }
  }
}
