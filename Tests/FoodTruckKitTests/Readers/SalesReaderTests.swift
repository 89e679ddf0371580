import DataTable
import Diagnostics
import FoodTruckKit
import Foundation
import Testing

struct SalesReaderTests {
  private func read(
    _ text: String, format: String? = nil, zone: TimeZone = .gmt, isStrict: Bool = false
  ) throws -> SalesReading {
    try SalesReader(timeZone: zone, isStrict: isStrict).read(
      .bytes(Array(text.utf8), name: "sales.csv"), format: format)
  }

  @Test func columnsAreFoundByNameInAnyOrder() throws {
    let reading = try read(
      """
      Unit Price,QTY,note,Product Name,Order_ID,Date Time,Location
      3.50,2,x,Lemon Zest,1001,2026-05-06T11:32,Cupertino
      """)
    let line = try #require(reading.sales.line(at: 0))
    #expect(line.order == "1001")
    #expect(line.item == "Lemon Zest")
    #expect(line.city == "Cupertino")
    #expect(line.time == (try moment("2026-05-06T11:32")))
    #expect(reading.sales.amounts == [try decimal("7")])
    #expect(reading.rowsRead == 1)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func byteOrderMarkCarriageReturnsAndQuotes() throws {
    let reading = try read(
      "\u{FEFF}order id,time,city,item,quantity,unit price\r\n"
        + "1,2026-05-06,\"Paris, TX\",\"The \"\"Big\"\" One\",1,\"1,250.00\"\r\n")
    let line = try #require(reading.sales.line(at: 0))
    #expect(line.city == "Paris, TX")
    #expect(line.item == "The \"Big\" One")
    #expect(line.unitPrice == (try decimal("1250")))
  }

  @Test func oneNameInTwoFormsIsOneItem() throws {
    let reading = try read(
      "order id,time,city,item,quantity,unit price\n"
        + "1,2026-05-06,A,T\u{E9},1,1\n2,2026-05-06,A,Te\u{301},2,1\n")
    let ledger = SalesLedger(reading.sales, timeZone: .gmt)
    let totals = try ledger.itemTotals(on: try day("2026-05-06"), by: .quantity)
    #expect(totals.map(\.quantity) == [3])
  }

  @Test func namesStandOnOneLine() throws {
    let reading = try read(
      "order id,time,city,item,quantity,unit price\n"
        + "1,2026-05-06,\"Big\nCity\",\"\nLemon\tZest\",1,1\n2,2026-05-06,A,Lemon Zest,2,1\n")
    #expect(reading.sales.itemNames == ["Lemon Zest"])
    #expect(reading.sales.cityNames == ["Big City", "A"])
  }

  @Test func missingColumnNamesThoseThatWereFound() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("order id,time,city,item,quantitty\n1,2026-05-06,A,B,1\n")
    }
    let text = try #require(error).description
    #expect(text.contains("\"quantity\", \"unit price\""))
    #expect(text.contains("did you mean \"quantitty\"?"))
    #expect(text.contains("\"city\""))
  }

  @Test func unreadableRowsAreCountedWithTheirPlace() throws {
    let text = """
      order id,time,city,item,quantity,unit price
      1,2026-05-06,A,Tea,two,1.50
      2,2026-05-06,A,Tea,2,1.50
      3,yesterday,A,Tea,2,1.50
      """
    let reading = try read(text)
    #expect(reading.rowsRead == 1)
    #expect(reading.rowsSkipped == 2)
    #expect(reading.diagnostics.map(\.place?.line) == [2, 4])
    #expect(reading.diagnostics.first?.place?.column == 5)
    #expect(throws: Diagnostic.self) { try read(text, isStrict: true) }
  }

  @Test(arguments: [
    "order id,time,city,item,quantity,unit price\n1,2026-05-06,A,Tea,two,1.5\n2,soon,A,Tea,1,1\n",
    "[1, 2, 3]", "[[]]",
    #"[{"order id":"1","time":"x","city":"A","item":"Tea","quantity":1,"unit price":1}]"#,
  ])
  func aFileWithoutAReadableRowIsAnError(text: String) throws {
    let format = text.hasPrefix("[") ? "json" : "csv"
    let error = #expect(throws: Diagnostic.self) { try read(text, format: format) }
    #expect(error?.severity == .error)
    #expect(error?.failure == .data)
    #expect(error?.message.contains("readable") == true)
    #expect(error?.place?.line != nil || error?.place?.pointer != nil)
  }

  @Test func recordsWithoutColumnsLackAll() throws {
    let error = #expect(throws: Diagnostic.self) { try read("[{}, {}]", format: "json") }
    #expect(error?.message.hasPrefix("missing columns") == true)
  }

  @Test func amountBeyondAnyDecimalIsSkipped() throws {
    let huge = String(repeating: "9", count: 30)
    let text = """
      order id,time,city,item,quantity,unit price
      1,2026-05-06,A,Tea,\(huge),\(huge)
      2,2026-05-06,A,Tea,1,1000000000000000
      """
    let reading = try read(text)
    #expect(reading.rowsRead == 1)
    #expect(reading.rowsSkipped == 1)
    #expect(reading.diagnostics.first?.place?.line == 2)
    #expect(reading.sales.amounts == [try decimal("1e15")])
    #expect(throws: Diagnostic.self) { try read(text, isStrict: true) }
  }

  @Test func cityMayBeEmptyButNotTheItem() throws {
    let reading = try read(
      """
      order id,time,city,item,quantity,unit price
      1,2026-05-06,,Tea,1,1.50
      2,2026-05-06,A,,1,1.50
      """)
    #expect(reading.sales.count == 1)
    #expect(reading.sales.line(at: 0)?.city == nil)
    #expect(reading.rowsSkipped == 1)
  }

  @Test func cancelledOrdersAreLeftOutAndUnknownWordsReported() throws {
    let reading = try read(
      """
      order id,time,city,item,quantity,unit price,status
      1,2026-05-06,A,Tea,1,1.50,Done
      2,2026-05-06,A,Tea,1,1.50,Voided
      3,2026-05-06,A,Tea,1,1.50,baking
      4,2026-05-06,A,Tea,1,1.50,
      5,2026-05-06,A,Tea,1,1.50,cancelled
      """)
    #expect(reading.sales.count == 3)
    #expect(reading.sales.statuses == [.completed, nil, nil])
    #expect(reading.rowsRead == 5)
    #expect(reading.diagnostics.map(\.severity) == [.note, .warning])
    #expect(reading.diagnostics.map(\.place?.line) == [3, 4])
  }

  @Test(arguments: ["", "\n \n", "\u{FEFF}", "[]", " [ ] \n"])
  func emptyFileIsNoSales(_ text: String) throws {
    let reading = try read(text)
    #expect(reading.sales.count == 0)
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(throws: Diagnostic.self) { try read(text, isStrict: true) }
  }

  @Test func headerOnlyIsNoSalesWithoutWarning() throws {
    let reading = try read("order id,time,city,item,quantity,unit price\n")
    #expect(reading.sales.count == 0)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func jsonAndLinesOfJSONGiveTheSame() throws {
    let first =
      #"{"orderId": 7, "time": "2026-05-06T10:00Z", "city": "A", "item": "Tea", "#
      + #""quantity": 3, "unitPrice": 0.10}"#
    let second =
      #"{"orderId": 8, "time": "2026-05-06T11:00Z", "city": "B", "item": "Pie", "#
      + #""quantity": -1, "unitPrice": 4.15}"#
    let json = try read("[\(first),\(second)]", format: "json").sales
    let lines = try read("\(first)\n\(second)\n", format: "ndjson").sales
    for sales in [json, lines] {
      #expect(sales.line(at: 0)?.order == "7")
      #expect(sales.amounts == [try decimal("0.30"), try decimal("-4.15")])
    }
    #expect(json.line(at: 1) == lines.line(at: 1))
  }

  @Test func timesWithoutOffsetAreOfTheShop() throws {
    let text = "order id,time,city,item,quantity,unit price\n1,2026-05-06T23:30,A,Tea,1,1\n"
    let auckland = try zone("Pacific/Auckland")
    let reading = try read(text, zone: auckland)
    #expect(reading.sales.times == [try moment("2026-05-06T11:30Z")])
  }

  @Test func picturesOfItems() throws {
    let reading = try read(
      """
      order id,time,city,item,quantity,unit price,image
      1,2026-05-06,A,Tea,1,1,tea.svg
      1,2026-05-06,A,Pie,1,1,
      2,2026-05-06,A,Tea,1,1,other.svg
      """)
    #expect(reading.sales.imagePaths.map(\.item) == ["Tea"])
    #expect(reading.sales.imagePaths.map(\.path) == ["tea.svg"])
  }

  @Test func selectingOneCity() throws {
    let sales = try read(
      """
      order id,time,city,item,quantity,unit price
      1,2026-05-06,B,Tea,1,1
      2,2026-05-06,A,Pie,2,1
      3,2026-05-06,B,Bun,3,1
      """
    ).sales
    #expect(sales.cityNames == ["B", "A"])
    #expect(sales.selecting(city: "B").itemNames == ["Tea", "Bun"])
    #expect(sales.selecting(rows: [2, 9, -1]).line(at: 0)?.item == "Bun")
  }
}
