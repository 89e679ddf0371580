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

  @Test func hugeAmountsAreShortenedRatherThanCut() throws {
    let totals = try ["38123456789012.50", "1"].map {
      ItemTotal(item: "Plain", quantity: 1, income: try decimal($0), share: 0.5)
    }
    let texts = RenderedView(ItemTableCard(totals: totals, menu: Menu()), width: 320).texts
    #expect(!texts.contains { $0.hasPrefix("$") && $0.contains("…") })
    #expect(texts.contains { $0.hasPrefix("$38") })
  }
}
