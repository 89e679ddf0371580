import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct TopDonutSalesChartTests {
  private func rendered(_ sales: [ItemTotal], width: Double = 560) -> RenderedView {
    RenderedView(TopDonutSalesChart(sales: sales, menu: Menu()), width: width)
  }

  @Test func barsAreSortedAndLabelled() {
    let chart = rendered([
      ItemTotal(item: "Few", quantity: 2, income: 0),
      ItemTotal(item: "Many", quantity: 1200, income: 0),
      ItemTotal(item: "Back", quantity: -3, income: 0),
    ])
    let names = chart.lines.filter { ["Few", "Many", "Back"].contains($0.text) }
      .sorted { $0.box.x < $1.box.x }.map(\.text)
    #expect(names == ["Many", "Few", "Back"])
    #expect(chart.texts.contains("Total Sales"))
    #expect(chart.texts.contains("1,199 donuts"))
    #expect(chart.texts.contains("1,200"))
    #expect(chart.diagnostics.isEmpty)
  }

  @Test func refundsAreLabelledBelowTheBaseline() throws {
    let chart = rendered([
      ItemTotal(item: "Sold", quantity: 5, income: 0),
      ItemTotal(item: "Back", quantity: -5, income: 0),
    ])
    let above = try #require(chart.lines.first { $0.text == "5" && $0.box.x < 280 })
    let below = try #require(chart.lines.first { $0.text == "-5" && $0.box.x < 480 })
    let zero = try #require(chart.lines.first { $0.text == "0" })
    #expect(above.box.y < zero.box.y)
    #expect(below.box.y > zero.box.y)
  }

  /// Fewer items are shown where their names are long words, which are then not cut.
  @Test func longWordsHaveRoom() {
    let names = [
      "Regenbogenstreuselparade", "Erdbeerwolke", "Heidelbeergitterdonut", "Zitronenbrise",
      "Waldbeerenfrühstück", "Kakaosternchendonut", "Brausepulverdonut", "Apfeldonut",
    ]
    let sales = names.map { ItemTotal(item: $0, quantity: 5, income: 0) }
    let texts = rendered(sales, width: 600).texts
    #expect(!texts.contains { $0.hasSuffix("…") }, "\(texts)")
    #expect(texts.contains("Erdbeerwolke"))
    let short = names.map { ItemTotal(item: String($0.prefix(6)), quantity: 5, income: 0) }
    for name in short.map(\.item) { #expect(rendered(short, width: 600).texts.contains(name)) }
  }

  @Test func theBestIsWhereReadingBegins() throws {
    let sales = [
      ItemTotal(item: "Many", quantity: 9, income: 0),
      ItemTotal(item: "Few", quantity: 2, income: 0),
    ]
    let chart = RenderedView(
      TopDonutSalesChart(sales: sales, menu: Menu())
        .environment(\.layoutDirection, .rightToLeft))
    let best = try #require(chart.lines.first { $0.text == "Many" })
    let other = try #require(chart.lines.first { $0.text == "Few" })
    let zero = try #require(chart.lines.first { $0.text == "0" })
    #expect(best.box.x > other.box.x)
    #expect(zero.box.x < other.box.x)
  }

  @Test func onePieceIsOneDonut() {
    #expect(rendered([ItemTotal(item: "A", quantity: 1, income: 0)]).texts.contains("1 donut"))
  }

  @Test func headingSaysHowManyItemsFit() throws {
    let sales = try SampleData.oddTotals()[3]
    func card(_ sales: [ItemTotal], width: Double) -> RenderedView {
      RenderedView(TopItemsCard(sales: sales, menu: Menu()), width: width)
    }
    #expect(card(sales, width: 332).texts.contains("Top 3 of 30 items"))
    let wide = card(sales, width: 632)
    let title = try #require(wide.lines.first { $0.text == "Popular donuts" })
    let detail = try #require(wide.lines.first { $0.text == "Top 8 of 30 items" })
    // Beside the title, and not beside the sum of all items.
    #expect(abs(title.box.maxY - detail.box.maxY) < 3)
    #expect(abs(detail.box.x + detail.box.width - (632 - 16)) < 2)
    #expect(!card(Array(sales.prefix(3)), width: 332).texts.contains { $0.hasPrefix("Top") })
    #expect(!rendered(sales, width: 600).texts.contains { $0.contains("of 30") })
  }

  @Test func thumbnailsAreDefinedOnce() {
    func size(_ names: [String]) -> Int {
      RenderedView(
        ItemTable(
          totals: names.map { ItemTotal(item: $0, quantity: 1, income: 1) },
          menu: Menu(names.map { name in MenuItem(name: name, picture: .donut(recipe(name))) }))
      ).svg.utf8.count
    }
    func recipe(_ name: String) -> DonutRecipe {
      DonutRecipe(dough: .plain, glaze: name.hasPrefix("A") ? .lemon : .spicy)
    }
    let oneMore = size(["A1", "A2"]) - size(["A1"])
    let another = size(["A1", "B1"]) - size(["A1"])
    #expect(another - oneMore > 1000)
  }
}
