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

  @Test func onePieceIsOneDonut() {
    #expect(rendered([ItemTotal(item: "A", quantity: 1, income: 0)]).texts.contains("1 donut"))
  }

  @Test func asManyItemsAsFit() throws {
    let sales = try SampleData.oddTotals()[3]
    #expect(rendered(sales, width: 300).texts.contains("top 3 of 30 items"))
    #expect(rendered(sales, width: 600).texts.contains("top 8 of 30 items"))
    #expect(!rendered(Array(sales.prefix(3)), width: 300).texts.contains { $0.hasPrefix("top") })
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
