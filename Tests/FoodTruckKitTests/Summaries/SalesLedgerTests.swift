import DataTable
import FoodTruckKit
import Foundation
import Testing

struct SalesLedgerTests {
  private func line(
    _ order: String, _ time: String, _ item: String = "Tea", _ quantity: String = "1",
    _ price: String = "1", city: String? = "A"
  ) throws -> SalesLine {
    SalesLine(
      order: order, time: try moment(time), city: city, item: item,
      quantity: try decimal(quantity), unitPrice: try decimal(price))
  }

  private func ledger(_ lines: [SalesLine], in zone: TimeZone = .gmt) throws -> SalesLedger {
    SalesLedger(try SalesTable(lines), timeZone: zone)
  }

  @Test func centsAreExact() throws {
    var lines = try (0..<30).map { try line("\($0)", "2026-05-06T10:00Z", "Sweet", "1", "0.10") }
    let ledger = try ledger(lines)
    #expect(try ledger.summary(of: try day("2026-05-06")).income == (try decimal("3.00")))
    lines.append(try line("30", "2026-05-06T11:00Z", "Refund", "-1", "3.00"))
    let refunded = try self.ledger(lines).summary(of: try day("2026-05-06"))
    #expect(refunded.income.isZero)
    #expect(!refunded.income.isNegative)
    #expect(refunded.orderCount == 30)
  }

  @Test func ordersAreCountedOnceAndRefundsOnTheirOwnDay() throws {
    let ledger = try ledger([
      try line("1", "2026-05-05T10:00Z", "Tea", "2", "1.50"),
      try line("1", "2026-05-05T10:00Z", "Pie", "1", "4.00"),
      try line("2", "2026-05-05T12:00Z", "Tea", "1", "1.50"),
      try line("1", "2026-05-06T09:00Z", "Pie", "-1", "4.00"),
    ])
    let first = try ledger.summary(of: try day("2026-05-05"))
    #expect(first.income == (try decimal("8.50")))
    #expect(first.quantity == 4)
    #expect(first.orderCount == 2)
    #expect(first.averageOrder == (try decimal("4.25")))
    let second = try ledger.summary(of: try day("2026-05-06"))
    #expect(second.income == (try decimal("-4")))
    #expect(second.orderCount == 0)
    #expect(second.averageOrder == nil)
  }

  @Test func averageOrderIsOfTheOrdersThatAreCounted() throws {
    let ledger = try ledger([
      try line("1", "2026-05-06T10:00Z", "Tea", "2", "1.50"),
      try line("2", "2026-05-06T11:00Z", "Pie", "2", "4.00"),
      // Given back in an order that sells more, and in one that sells nothing.
      try line("2", "2026-05-06T11:00Z", "Tea", "-1", "1.50"),
      try line("3", "2026-05-06T12:00Z", "Pie", "-9", "4.00"),
    ])
    let summary = try ledger.summary(of: try day("2026-05-06"))
    #expect(summary.income == (try decimal("-26.50")))
    #expect(summary.orderCount == 2)
    #expect(summary.averageOrder == (try decimal("4.75")))
  }

  /// The same instants are on other days elsewhere, and never on those of the machine.
  @Test(arguments: [
    ("UTC", "2026-07-01"), ("America/Los_Angeles", "2026-06-30"), ("Asia/Tokyo", "2026-07-01"),
    ("Pacific/Apia", "2026-07-01"), ("Pacific/Niue", "2026-06-30"),
  ])
  func dayIsTheShops(_ zoneName: String, _ date: String) throws {
    let ledger = try ledger([try line("1", "2026-07-01T03:30Z")], in: try zone(zoneName))
    #expect(ledger.firstDay?.description == date)
    #expect(ledger.lastDay?.description == date)
  }

  @Test func dateWithoutTimeStaysOnItsDay() throws {
    for name in ["America/Los_Angeles", "UTC", "Asia/Tokyo", "Pacific/Apia"] {
      let zone = try zone(name)
      let text = "order id,time,city,item,quantity,unit price\n1,2026-06-30,A,Tea,1,1\n"
      let sales = try SalesReader(timeZone: zone).read(.bytes(Array(text.utf8), name: nil)).sales
      #expect(SalesLedger(sales, timeZone: zone).days == [try day("2026-06-30")])
    }
  }

  @Test(arguments: [("2027-03-28", 23), ("2026-10-25", 25), ("2026-05-06", 24)])
  func hoursOfTheDaysOnWhichTheClockIsChanged(_ date: String, _ count: Int) throws {
    let berlin = try zone("Europe/Berlin")
    var clock = LocalClock(timeZone: berlin)
    let day = try day(date)
    let start = clock.start(of: day)
    let lines = (0..<count).map { hour in
      SalesLine(
        order: "\(hour)", time: start + Double(hour) * 3600, item: "Tea", quantity: 1, unitPrice: 1)
    }
    let ledger = try ledger(lines, in: berlin)
    let totals = try ledger.hourTotals(on: day)
    #expect(totals.count == count)
    #expect(totals.allSatisfy { $0.quantity == 1 })
    #expect(try ledger.summary(of: day).orderCount == count)
  }

  @Test func comparisonNeedsDataOfTheTime() throws {
    let ledger = try ledger([
      try line("1", "2026-05-01T10:00Z"), try line("2", "2026-05-06T10:00Z"),
    ])
    let comparison = try ledger.comparison(of: try day("2026-05-06"))
    #expect(comparison.dayBefore?.income == 0)
    #expect(comparison.weekBefore == nil)
    #expect(comparison.changeFromDayBefore(of: .income) == .new)
    #expect(comparison.changeFromDayBefore(of: .averageOrder) == .new)
    #expect(comparison.changeFromWeekBefore(of: .income) == .unavailable)
  }

  @Test func itemsBySalesThenName() throws {
    let ledger = try ledger([
      try line("1", "2026-05-06T10:00Z", "Tea", "3", "1"),
      try line("1", "2026-05-06T10:00Z", "Bun", "1", "6"),
      try line("2", "2026-05-06T10:00Z", "Ale", "3", "1"),
      try line("2", "2026-05-06T10:00Z", "Pie", "-1", "2"),
      try line("3", "2026-05-05T10:00Z", "Old", "9", "9"),
    ])
    let day = try day("2026-05-06")
    let byQuantity = try ledger.itemTotals(on: day, by: .quantity)
    #expect(byQuantity.map(\.item) == ["Ale", "Tea", "Bun", "Pie"])
    let byIncome = try ledger.itemTotals(on: day, by: .income)
    #expect(byIncome.map(\.item) == ["Bun", "Ale", "Tea", "Pie"])
    #expect(byIncome.map(\.share) == [0.5, 0.25, 0.25, nil])
  }

  @Test func sharesMakeOneWholeWhateverWasGivenBack() throws {
    let ledger = try ledger([
      try line("1", "2026-05-06T10:00Z", "Tea", "1", "2"),
      try line("1", "2026-05-06T10:00Z", "Bun", "3", "2"),
      try line("2", "2026-05-06T10:00Z", "Pie", "-9", "2"),
    ])
    let totals = try ledger.itemTotals(on: try day("2026-05-06"), by: .income)
    #expect(totals.map(\.share) == [0.75, 0.25, nil])
  }

  @Test func noShareOfNothing() throws {
    let ledger = try ledger([
      try line("1", "2026-05-06T10:00Z", "Tea", "1", "0"),
      try line("2", "2026-05-06T10:00Z", "Pie", "-1", "2"),
    ])
    let totals = try ledger.itemTotals(on: try day("2026-05-06"), by: .income)
    #expect(totals.allSatisfy { $0.share == nil })
  }

  @Test func historyHasEveryDayOfEachCity() throws {
    let ledger = try ledger([
      try line("1", "2026-04-20T10:00Z", city: "Old"),
      try line("2", "2026-05-01T10:00Z", city: "B"),
      try line("3", "2026-05-06T10:00Z", "Tea", "2", "3", city: "A"),
      try line("4", "2026-05-06T10:00Z", "Tea", "1", "1", city: nil),
    ])
    let history = try ledger.cityHistory(endingOn: try day("2026-05-06"))
    #expect(history.map(\.city) == ["A", "B", nil])
    #expect(history.allSatisfy { $0.days.count == 14 })
    #expect(history.first?.days.first?.day == (try day("2026-04-23")))
    #expect(history.first?.days.last?.income == 6)
    #expect(history.first?.days.last?.quantity == 2)
    let early = try ledger.cityHistory(endingOn: try day("2026-04-21"))
    #expect(early.map(\.days.count) == [2])
    #expect(try ledger.cityHistory(endingOn: try day("2026-04-01")).isEmpty)
    #expect(try self.ledger([]).cityHistory(endingOn: try day("2026-04-01")).isEmpty)
  }

  @Test func allSumsAgree() throws {
    var generator = SeededGenerator(seed: 7)
    let lines = try (0..<400).map { index in
      SalesLine(
        order: "\(index / 3)",
        time: try moment("2026-04-20T00:00Z") + Double.random(in: 0..<864_000, using: &generator),
        city: ["A", "B", nil].randomElement(using: &generator) ?? nil,
        item: ["Tea", "Pie", "Bun", "Ale"].randomElement(using: &generator) ?? "",
        quantity: ExactDecimal(Int.random(in: -2...9, using: &generator)),
        unitPrice: ExactDecimal(
          coefficient: Int128(Int.random(in: 1...9999, using: &generator)), decimalPlaces: 2))
    }
    let sales = try SalesTable(lines)
    let ledger = SalesLedger(sales, timeZone: try zone("America/St_Johns"))
    let first = try #require(ledger.firstDay)
    let last = try #require(ledger.lastDay)
    var total = ExactDecimal.zero
    for number in first.daysSince1970...last.daysSince1970 {
      let day = CalendarDay(daysSince1970: number)
      let income = try ledger.summary(of: day).income
      let items = try ledger.itemTotals(on: day, by: .income)
      #expect(try ExactDecimal.sum(items.map(\.income)) == income)
      #expect(try ExactDecimal.sum(ledger.hourTotals(on: day).map(\.income)) == income)
      total = try total.adding(income)
    }
    #expect(total == (try ExactDecimal.sum(sales.amounts)))
    let history = try ledger.cityHistory(endingOn: last, days: 30)
    #expect(try ExactDecimal.sum(history.flatMap { $0.days.map(\.income) }) == total)
    let orders = Order.newest(of: sales)
    #expect(try ExactDecimal.sum(orders.compactMap(\.total)) == total)
  }
}
