import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct RecentOrdersCardTests {
  @Test func orderInWordsAndFigures() throws {
    let order = Order(
      id: "1042", time: try moment("2026-05-06T18:32Z"),
      lines: [
        try OrderLine(item: "Lemon", quantity: 2, unitPrice: try decimal("3.15")),
        try OrderLine(item: "Plain", quantity: 1, unitPrice: try decimal("1.10")),
      ], status: .preparing)
    let texts = RenderedView(RecentOrdersCard(orders: [order], menu: Menu())).texts
      .map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
    for text in ["Order 1042", "$7.40", "2 × Lemon, Plain", "11:32 AM", "Preparing"] {
      #expect(texts.contains(text))
    }
  }

  @Test func everyStatusHasItsWord() throws {
    let orders = OrderStatus.allCases.map {
      Order(id: $0.rawValue, time: 0, lines: [], status: $0)
    }
    let texts = RenderedView(RecentOrdersCard(orders: orders, menu: Menu())).texts
    #expect(["Placed", "Preparing", "Ready", "Completed"].allSatisfy(texts.contains))
  }

  @Test func noMoreThanTheLimit() {
    let orders = (0..<9).map { Order(id: "\($0)", time: 0, lines: [], status: .placed) }
    let card = RenderedView(RecentOrdersCard(orders: orders, menu: Menu(), limit: 3))
    #expect(card.texts.filter { $0.hasPrefix("Order ") }.count == 3)
  }

  @Test func longNumbersAndNamesStayInPlace() throws {
    let name = String(repeating: "Long name ", count: 12)
    let order = Order(
      id: String(repeating: "7", count: 60), time: 0,
      lines: try (0..<9).map { _ in
        try OrderLine(item: name, quantity: try decimal("1e15"), unitPrice: 1)
      }, status: .completed)
    let card = RenderedView(RecentOrdersCard(orders: [order], menu: Menu()), width: 300)
    #expect(card.overlaps.isEmpty)
    #expect(card.outsiders.isEmpty)
    #expect(card.scene.size.width == 300)
  }

  @Test func amountIsNeverCut() throws {
    for price in ["12345678.90", "1e14", "1e20"] {
      let order = Order(
        id: "6225", time: 0,
        lines: [try OrderLine(item: "Lemon", quantity: 3, unitPrice: try decimal(price))],
        status: .preparing)
      for width in [240.0, 300, 420] {
        let card = RenderedView(RecentOrdersCard(orders: [order], menu: Menu()), width: width)
        let amounts = card.texts.filter { $0.hasPrefix("$") }
        #expect(amounts.count == 1)
        #expect(!amounts.contains { $0.contains("…") })
        #expect(card.overlaps.isEmpty && card.outsiders.isEmpty)
      }
    }
  }

  @Test func statesAreSymbolsWhereWordsHaveNoRoom() throws {
    let order = Order(
      id: "6225", time: 0, lines: [try OrderLine(item: "Lemon", quantity: 1, unitPrice: 10)],
      status: .preparing)
    let wide = RenderedView(RecentOrdersCard(orders: [order], menu: Menu()), width: 400).texts
    #expect(wide.contains("Order 6225") && wide.contains("Preparing"))
    let narrow = RenderedView(RecentOrdersCard(orders: [order], menu: Menu()), width: 270).texts
    #expect(narrow.contains("6225") && !narrow.contains { $0.hasPrefix("Prep") })
  }

  @Test func longNumberCostsNoCentAndNoWord() throws {
    let numbers = [String(repeating: "7", count: 25), "550e8400-e29b-41d4-a716-446655440000"]
    for price in ["999.95", "149.99", "1234.56", "12.50", "3.00"] {
      let orders = try numbers.map { id in
        Order(
          id: id, time: 0,
          lines: [try OrderLine(item: "Lemon", quantity: 1, unitPrice: try decimal(price))],
          status: .completed)
      }
      let amount = price == "1234.56" ? "$1,234.56" : "$" + price
      for width in [325.0, 340, 430, 560] {
        let card = RenderedView(RecentOrdersCard(orders: orders, menu: Menu()), width: width)
        let amounts = card.lines.filter { $0.text == amount }
        #expect(amounts.count == 2 && amounts.allSatisfy { $0.box.height > 15 * 0.89 })
        #expect(card.texts.filter { $0 == "Completed" }.count == 2)
        #expect(card.overlaps.isEmpty && card.outsiders.isEmpty)
      }
    }
  }

  @Test func numberStandsAloneBeforeItIsCut() throws {
    let order = Order(
      id: "6225", time: 0, lines: [try OrderLine(item: "Lemon", quantity: 1, unitPrice: 10)],
      status: .completed)
    let texts = RenderedView(RecentOrdersCard(orders: [order], menu: Menu()), width: 310).texts
    #expect(texts.contains("6225") && texts.contains("$10.00") && texts.contains("Completed"))
  }

  @Test func refundIsNamed() throws {
    let lemon = try OrderLine(item: "Lemon", quantity: -2, unitPrice: 3)
    let plain = try OrderLine(item: "Plain", quantity: 1, unitPrice: 3)
    let refund = Order(id: "1", time: 0, lines: [lemon], status: .completed)
    let texts = RenderedView(RecentOrdersCard(orders: [refund], menu: Menu())).texts
    #expect(texts.contains("Refund") && texts.contains("2 × Lemon") && texts.contains("-$6.00"))
    #expect(!texts.contains("Completed"))
    let exchange = Order(id: "2", time: 0, lines: [lemon, plain], status: .completed)
    #expect(refund.isRefund && !exchange.isRefund)
    #expect(!Order(id: "3", time: 0, lines: [], status: .placed).isRefund)
  }
}
