import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct ItemTableTests {
  @Test func barsGiveWayToNames() {
    let totals = ["Strawberry Cloud", "Blueberry Lattice", "Plain"].map {
      ItemTotal(item: $0, quantity: 12, income: 1234, share: 0.33)
    }
    let table = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 520)
    #expect(totals.map(\.item).allSatisfy(table.texts.contains))
    #expect(table.overlaps.isEmpty && table.outsiders.isEmpty)
  }

  @Test func barsGiveWayToAmounts() {
    let totals = ["Strawberry Cloud", "Plain"].map {
      ItemTotal(item: $0, quantity: 900_000, income: 3_150_000, share: 0.5)
    }
    let table = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 640)
    let amounts = table.lines.filter { $0.text == "$3,150,000.00" }
    #expect(amounts.count == 2)
    #expect(amounts.allSatisfy { $0.box.height > 15 * 0.89 })
    #expect(table.overlaps.isEmpty && table.outsiders.isEmpty)
  }

  @Test func namesWinOverBars() throws {
    let totals = (100..<130).map {
      ItemTotal(item: "Item number \($0)", quantity: 392, income: 2595, share: 0.01)
    }
    let table = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 480)
    #expect(totals.map(\.item).allSatisfy(table.texts.contains))
    #expect(table.overlaps.isEmpty && table.outsiders.isEmpty)
    // The last column is as wide as its figures: the bars reach up to them.
    let header = try #require(table.lines.first { $0.text == "Share of income" })
    let share = try #require(table.lines.first { $0.text == "1%" })
    #expect(abs(header.box.maxX - share.box.maxX) < 1)
  }

  @Test func longNamesTakeTwoLines() {
    let name = "Extraordinarily Long Name of an Item"
    let totals = [ItemTotal(item: name, quantity: 3, income: 10, share: 1)]
    let table = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 480)
    #expect(!table.texts.contains { $0.contains("…") })
    #expect(table.texts.contains { $0.hasSuffix("an Item") && $0 != name })
  }

  @Test func amountsOfAColumnAreOfOneSize() throws {
    let totals = try ["3000000000000000", "3086417.5", "108.50"].map {
      ItemTotal(item: "Plain Ring", quantity: 1234, income: try decimal($0), share: 0.5)
    }
    for width in stride(from: 300.0, through: 700, by: 50) {
      let table = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: width)
      let amounts = table.lines.filter { $0.text.hasPrefix("$") }
      #expect(amounts.count == 4)
      #expect(Set(amounts.prefix(3).map(\.box.height)).count == 1)
      #expect(table.overlaps.isEmpty && table.outsiders.isEmpty)
      if width >= 450 { #expect(amounts.last?.text == "$3,000,000,003,086,526.00") }
    }
  }

  @Test func hugeAmountsAreShortenedRatherThanCut() throws {
    let totals = try ["38123456789012.50", "1"].map {
      ItemTotal(item: "Plain", quantity: 1, income: try decimal($0), share: 0.5)
    }
    let texts = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 320).texts
    #expect(!texts.contains { $0.hasPrefix("$") && $0.contains("…") })
    #expect(texts.contains { $0.hasPrefix("$38") })
  }
}
