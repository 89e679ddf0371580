import DataTable
import Diagnostics
import Foundation
import Testing

@Suite struct ColumnRequestTests {
  private let requests = [
    ColumnRequest(name: "item", aliases: ["donut", "product"], kind: .text),
    ColumnRequest(name: "quantity", aliases: ["qty"], kind: .decimal),
    ColumnRequest(name: "time", kind: .instant, isRequired: false),
  ]

  private func read(_ text: String, keepsOthers: Bool = true) throws -> ReadResult {
    try DataTableTests.read(
      text, options: ReadOptions(requests: requests, keepsOtherColumns: keepsOthers))
  }

  @Test func matchesNamesAliasesAndSpellings() throws {
    let table = try read("Qty,note,DONUT\n2,x,Cosmos\n").table
    #expect(table.columnNames == ["quantity", "note", "item"])
    #expect(
      try read("Qty,note,DONUT\n2,x,Cosmos\n", keepsOthers: false).table.columnNames
        == ["quantity", "item"])
    let spaced = ColumnRequest(name: "order id", kind: .text)
    for name in ["Order ID", "order_id", "orderId", "ORDER-ID"] {
      let table = try DataTableTests.read("\(name)\n1", options: ReadOptions(requests: [spaced]))
        .table
      #expect(table.columnNames == ["order id"])
      #expect(table.columns[0].kind == .text)
    }
  }

  @Test func theNameComesBeforeAnAlias() throws {
    let table = try read("product,item,quantity\na,b,1").table
    #expect(table.columnNames == ["product", "item", "quantity"])
    #expect(table["item"]?.text(at: 0) == "b")
    let renamed = try read("donut,quantity,Item\na,1,b").table
    #expect(renamed.columnNames == ["donut", "quantity", "item"])
  }

  @Test func aSpellingOfTheNameComesBeforeAnExactAlias() throws {
    let requests = [
      ColumnRequest(name: "order id", aliases: ["id"], kind: .text),
      ColumnRequest(name: "unit price", aliases: ["price each", "price"], kind: .decimal),
    ]
    func read(_ text: String) throws -> ReadResult {
      try DataTableTests.read(
        text, options: ReadOptions(requests: requests, keepsOtherColumns: false))
    }
    for header in ["Order_ID,unit_price,price", "order id,Unit Price,price", "ID,Price Each,price"]
    {
      let table = try read("\(header)\n1,2.00,7.00").table
      #expect(try table.decimals(in: "unit price") == [2], "\(header)")
    }
    #expect(try read("price,id,unit_price\n7.00,1,2.00").table.decimals(in: "unit price") == [2])
  }

  @Test func anAliasDoesNotTakeTheColumnOfAnotherRequest() throws {
    let requests = [
      ColumnRequest(name: "label", aliases: ["Item"], kind: .text),
      ColumnRequest(name: "item", kind: .text),
    ]
    let options = ReadOptions(requests: requests)
    let table = try DataTableTests.read(
      "Item,name\na,b", options: ReadOptions(requests: [requests[1]])
    ).table
    #expect(table.columnNames == ["item", "name"])
    #expect(throws: Diagnostic.self) {
      try DataTableTests.read("Item,name\na,b", options: options)
    }
  }

  @Test func theFirstOfTwoColumnsIsReadWithAWarning() throws {
    let result = try read("item,quantity,quantity,note,note\na,1,2,x,y\n")
    #expect(try result.table.decimals(in: "quantity") == [1])
    let warnings = result.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.message) == ["two columns named \"quantity\", of which the first is read"])
    #expect(warnings.first?.hint?.contains("quantity (2)") == true)
  }

  @Test func ofColumnsWithOneFoldedNameTheFirstIsReadWithAWarning() throws {
    let requests = [ColumnRequest(name: "unit price", aliases: ["price"], kind: .decimal)]
    func warnings(_ text: String, _ requests: [ColumnRequest]) throws -> [String] {
      try DataTableTests.read(text, options: ReadOptions(requests: requests))
        .diagnostics.map(\.message)
    }
    let warning = "two columns \"Unit Price\" and \"unit_price\", of which the first is read"
    #expect(try warnings("Unit Price,unit_price\n5,7\n", requests) == [warning])
    #expect(try warnings("unit price,unitPrice\n5,7\n", requests).count == 1)
    #expect(try warnings("price,unit price\n5,7\n", requests).isEmpty)
    // What somebody names on the command line is chosen.
    let chosen = [ColumnRequest(name: "unit_price", kind: .decimal)]
    #expect(try warnings("Unit Price,unit_price\n5,7\n", chosen).isEmpty)
  }

  @Test func aMissingColumnNamesThoseThatWereFound() throws {
    let error = #expect(throws: Diagnostic.self) { try read("itm,quantty\na,1") }
    #expect(error?.message == "missing columns \"item\", \"quantity\"")
    #expect(error?.hint == "did you mean \"itm\"? there are: \"itm\", \"quantty\"")
    #expect(error?.failure == .data)
  }

  @Test func aCellThatDoesNotFitSkipsItsRow() throws {
    let result = try read("item,quantity,time\na,1,\nb,n/a,\nc,,\nd,4,soon\n,5,\ne,6,2026-05-06")
    #expect(try result.table.decimals(in: "quantity") == [1, 6])
    #expect(result.rowsRead == 2 && result.rowsSkipped == 4)
    #expect(result.diagnostics.map(\.place?.line) == [3, 4, 5, 6])
    #expect(result.diagnostics.map(\.place?.column) == [2, 2, 3, 1])
    #expect(
      result.diagnostics.map(\.message) == [
        "row skipped: no number in column \"quantity\": \"n/a\"",
        "row skipped: empty cell in column \"quantity\"",
        "row skipped: no date or time in column \"time\": \"soon\"",
        "row skipped: empty cell in column \"item\"",
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func strictRefusesIt() throws {
    var options = ReadOptions(requests: requests)
    options.isStrict = true
    let error = #expect(throws: Diagnostic.self) {
      try DataTableTests.read("item,quantity\na,1\nb,two", options: options)
    }
    #expect(
      error?.description
        == "sales.csv:3:2: error: no number in column \"quantity\": \"two\"")
  }

  @Test func manySkippedRowsAreCounted() throws {
    let rows = (0..<50).map { "x\($0),bad" }.joined(separator: "\n")
    let result = try read("item,quantity\n\(rows)")
    #expect(result.rowsRead == 0 && result.rowsSkipped == 50)
    #expect(result.diagnostics.count == 21)
    #expect(result.diagnostics.last?.message == "30 further rows skipped")
    #expect(result.table.columns.map(\.kind) == [.text, .decimal])
  }

  @Test func emptyWordsAreDeclared() throws {
    var options = ReadOptions(
      requests: [ColumnRequest(name: "n", kind: .decimal, allowsEmpty: true)])
    options.emptyWords = ["n/a", "-"]
    let result = try DataTableTests.read("t,n\na,n/a\nb,-\nc,0\n-,2", options: options)
    #expect(try result.table.decimals(in: "n") == [nil, nil, 0, 2])
    #expect(result.table["t"]?[3] == .missing)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func numbersMayBeFloatingPoint() throws {
    let options = ReadOptions(requests: [ColumnRequest(name: "n", kind: .number)])
    let result = try DataTableTests.read("n\n1.5\n1e-300\n1e999\nx", options: options)
    #expect(result.table["n"]?.doubles == [1.5, 1e-300])
    #expect(result.rowsSkipped == 2)
  }

  @Test func booleansComeInWords() throws {
    let options = ReadOptions(requests: [ColumnRequest(name: "b", kind: .boolean)])
    let result = try DataTableTests.read("b\nTRUE\nno\n1\nmaybe", options: options)
    #expect((0..<3).map { result.table["b"]?.boolean(at: $0) } == [true, false, true])
    #expect(result.rowsSkipped == 1)
  }

  @Test func hugePricesAreExact() throws {
    let result = try read("item,quantity\na,1e15\nb,98765432109876543.21\nc,1e99")
    #expect(
      try result.table.decimals(in: "quantity") == [
        decimal("1000000000000000"), decimal("98765432109876543.21"),
      ])
    #expect(result.diagnostics.map(\.place?.line) == [4])
  }
}
