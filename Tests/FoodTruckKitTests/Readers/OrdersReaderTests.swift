import DataTable
import Diagnostics
import FoodTruckKit
import Foundation
import Testing

struct OrdersReaderTests {
  private func read(
    _ text: String, named name: String = "orders.json", isStrict: Bool = false
  ) throws -> OrdersReading {
    try OrdersReader(timeZone: try zone("America/Los_Angeles"), isStrict: isStrict).read(
      .bytes(Array(text.utf8), name: name))
  }

  private static let first = """
    { "id": "1042", "time": "2026-05-06T11:32", "city": "Cupertino", "status": "preparing", \
    "lines": [{ "item": "Lemon", "quantity": 2, "unitPrice": 3.15 }, \
    { "item": "Plain", "price": "1.10" }] }
    """
  private static let second = """
    { "id": "1043", "time": "2026-05-06T11:40-07:00", "lines": [] }
    """

  @Test(arguments: [
    "[\(first), \(second)]", "{\"orders\": [\(first), \(second)]}", "\(first)\n\(second)\n",
  ])
  func newestFirst(_ text: String) throws {
    let reading = try read(text)
    #expect(reading.orders.map(\.id) == ["1043", "1042"])
    #expect(reading.orders.map(\.status) == [.completed, .preparing])
    let order = try #require(reading.orders.last)
    #expect(order.total == (try decimal("7.40")))
    #expect(order.quantity == 3)
    #expect(order.time == (try moment("2026-05-06T18:32Z")))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func namesStandOnOneLine() throws {
    let order = try #require(
      try read(
        """
        [{ "id": 1, "time": "2026-05-06", "city": "\\nBig\\tCity",
           "lines": [{ "item": "Lemon\\r\\nZest", "unitPrice": 1 }] }]
        """
      ).orders.first)
    #expect(order.city == "Big City")
    #expect(order.lines.map(\.item) == ["Lemon Zest"])
  }

  @Test(arguments: ["null", "\"x\"", "3"])
  func linesThatAreNoListAreAtFaultAndNotTheForm(lines: String) throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("[{ \"id\": 1, \"time\": \"2026-05-06\", \"lines\": \(lines) }]")
    }
    #expect(error?.place?.pointer == "/0/lines")
    #expect(error?.message.contains("in place of a list of lines") == true)
  }

  @Test func unreadableOrdersAreSkippedWithTheirPlace() throws {
    let text = """
      [{ "id": 1, "time": "soon", "lines": [] },
       { "id": 2, "time": "2026-05-06", "lines": [{ "item": "A", "unitPrice": "free" }] },
       { "id": 3, "time": "2026-05-06", "status": "eaten", "lines": [] },
       { "id": 4, "time": "2026-05-06", "status": "cancelled", "lines": [] }, 5]
      """
    let reading = try read(text)
    #expect(reading.orders.map(\.id) == ["3"])
    #expect(reading.orders.map(\.status) == [nil])
    #expect(reading.skipped == 3)
    #expect(
      reading.diagnostics.map(\.place?.pointer) == [
        "/0/time", "/1/lines/0/unitPrice", "/2/status", "/4",
      ])
    #expect(throws: Diagnostic.self) { try read(text, isStrict: true) }
  }

  @Test func aStatusThatNobodyKnowsIsNone() throws {
    func order(_ member: String) -> String {
      "[{ \"id\": 1, \"time\": \"2026-05-06\", \"lines\": []\(member) }]"
    }
    for word in ["null", "\"eaten\"", "\"\"", "[]"] {
      let reading = try read(order(", \"status\": \(word)"))
      #expect(reading.orders.map(\.status) == [nil], "\(word)")
      #expect(reading.diagnostics.map(\.place?.pointer) == ["/0/status"], "\(word)")
      #expect(reading.diagnostics.first?.message.hasPrefix("unknown status") == true)
    }
    #expect(try read(order("")).orders.map(\.status) == [.completed])
    let header = "order id,time,city,item,quantity,unit price"
    let row = "9,2026-05-06T10:00,A,Tea,1,1.50"
    #expect(
      try read("\(header),status\n\(row),eaten\n", named: "orders.csv").orders.map(\.status) == [
        nil
      ])
    #expect(
      try read("\(header)\n\(row)\n", named: "orders.csv").orders.map(\.status) == [.completed])
  }

  @Test func aMemberThatIsNullIsNotSaidToBeMissing() throws {
    let text = """
      [{ "id": 1, "time": "2026-05-06", "lines": [{ "item": null, "unitPrice": 1 }] },
       { "id": 2, "time": "2026-05-06", "lines": [{}] }, { "id": 3, "time": "2026-05-06", "lines": [] }]
      """
    let diagnostics = try read(text).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "order skipped: member \"item\" is null", "order skipped: missing member \"item\"",
      ])
    #expect(diagnostics.map(\.hint) == [nil, "the object is empty"])
  }

  @Test func salesFileWillDo() throws {
    let text = """
      order id,time,city,item,quantity,unit price,status
      9,2026-05-06T10:00,A,Tea,1,1.50,ready
      10,2026-05-06T10:00,A,Pie,2,2.00,placed
      9,2026-05-06T10:00,A,Pie,1,2.00,
      """
    let reading = try read(text, named: "orders.csv")
    #expect(reading.orders.map(\.id) == ["10", "9"])
    #expect(reading.orders.map(\.status) == [.placed, .ready])
    #expect(reading.orders.last?.lines.map(\.item) == ["Tea", "Pie"])
  }

  @Test func newestOfSales() throws {
    let lines = try (1...20).map { number in
      SalesLine(
        order: "\(number)", time: try moment("2026-05-06T10:00Z") + Double(number), item: "Tea",
        quantity: 1, unitPrice: 1)
    }
    let orders = Order.newest(of: try SalesTable(lines.shuffled()), limit: 3)
    #expect(orders.map(\.id) == ["20", "19", "18"])
    #expect(Order.newest(of: SalesTable()).isEmpty)
    #expect(Order.newest(of: try SalesTable(lines), limit: -1).isEmpty)
  }

  @Test func emptyFileHasNoOrders() throws {
    #expect(try read("").orders.isEmpty)
    #expect(try read("[]").orders.isEmpty)
  }

  @Test func brokenLineIsNamed() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("\(Self.first)\n\(Self.second)\n{ \"id\": \n")
    }
    #expect(error?.place?.line == 3)
  }
}
