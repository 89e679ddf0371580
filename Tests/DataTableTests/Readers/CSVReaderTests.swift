import DataTable
import Diagnostics
import Foundation
import Testing

@Suite struct CSVReaderTests {
  @Test func findsKindsOfColumns() throws {
    let table = try read(
      """
      order,time,donut,price,rate,open
      1,2026-05-06T09:00Z,Cosmos,2.50,1e-300,true
      2,2026-05-06T10:00Z,Rainbow,-3,2,false
      3,,,,,
      """
    ).table
    #expect(table.columnNames == ["order", "time", "donut", "price", "rate", "open"])
    #expect(table.columns.map(\.kind) == [.decimal, .instant, .text, .decimal, .number, .boolean])
    #expect(table["price"]?.decimal(at: 0)?.description == "2.50")
    #expect(table["rate"]?.double(at: 0) == 1e-300)
    #expect(table["open"]?.boolean(at: 1) == false)
    #expect((1..<6).allSatisfy { table.columns[$0][2] == .missing })
    #expect(table.lineNumbers == [2, 3, 4])
    #expect(table.source == "sales.csv")
  }

  @Test func canonicallyEqualTextsAreOne() throws {
    let table = try read("item\nTe\u{301}\nT\u{E9}\nTea\n\u{212B}\n\u{C5}\n東京\n").table
    guard case .text(let texts) = table.columns[0].values else {
      Issue.record("a column of text expected")
      return
    }
    #expect(texts.codes == [0, 0, 1, 2, 2, 3])
    // Compared by scalars, since strings that are canonically equal are equal.
    #expect(
      texts.dictionary.map { Array($0.unicodeScalars) }
        == ["T\u{E9}", "Tea", "\u{C5}", "東京"].map { Array($0.unicodeScalars) })
  }

  @Test func longTextsAreCutWhereALimitIsGiven() throws {
    let long = String(repeating: "é", count: 30)
    let text = "a,b\n1,short\n2,\(long)\n3,\(long)\n4,e\(String(repeating: "\u{301}", count: 40))\n"
    #expect(try read(text).table["b"]?.text(at: 1) == long)
    var options = ReadOptions()
    options.textLimit = 12
    let result = try read(text, options: options)
    #expect(result.table["b"]?.text(at: 0) == "short")
    #expect(result.table["b"]?.text(at: 2) == String(repeating: "é", count: 12) + "…")
    #expect(result.table["b"]?.text(at: 3)?.unicodeScalars.count == 13)
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.place?.line == 3)
    #expect(result.diagnostics.first?.message.hasPrefix("2 texts of more than 12") == true)
  }

  @Test func keepsIdentifiersApart() throws {
    let table = try read(
      """
      code,long,huge
      007,3817264509182736450,12345678901234567890123456789012345678901
      7,3817264509182736451,12345678901234567890123456789012345678902
      """
    ).table
    #expect(table.columns.map(\.kind) == [.text, .decimal, .text])
    #expect(table["code"]?.text(at: 0) == "007")
    #expect(table["long"]?[0] != table["long"]?[1])
    #expect(table["huge"]?[0] != table["huge"]?[1])
  }

  @Test func readsAByteOrderMarkBeforeAQuote() throws {
    let table = try Fixture.read("byte-order-mark.csv").table
    #expect(table.columnNames == ["Donut name", "Sold"])
    #expect(table["Sold"]?.decimal(at: 0) == 4)
  }

  @Test func readsLineBreaksInQuotes() throws {
    let result = try Fixture.read("line-breaks.csv")
    let notes = try result.table.texts(in: "note")
    #expect(
      Array(notes)
        == ["first\nsecond", "with \"marks\" and, comma", "\r\nbegins with a break", nil])
    let totals = try result.table.decimals(in: "total").compactMap(\.self)
    #expect(try ExactDecimal.sum(totals) == 110)
    #expect(result.table.lineNumbers == [2, 4, 5, 7])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func endsLinesWithAnyOf(end: String) throws {
    let table = try read("donut,sold\(end)Cosmos,5\(end)\(end)Rainbow,6").table
    #expect(table.columnNames == ["donut", "sold"])
    #expect(try table.decimals(in: "sold") == [5, 6])
    #expect(table.lineNumbers == [2, 4])
  }

  @Test func readsAFileWithCarriageReturns() throws {
    let table = try Fixture.read("carriage-returns.csv").table
    #expect(table.columnNames == ["donut", "sold"])
    #expect(try table.decimals(in: "sold") == [5, 6])
  }

  @Test func numbersDuplicateNames() throws {
    let result = try Fixture.read("duplicate-names.csv")
    #expect(result.table.columnNames == ["donut", "sold", "share", "cost", "share (2)"])
    #expect(try result.table.column(named: "share").decimal(at: 0) == 60)
    #expect(try result.table.column(named: "share (2)").decimal(at: 0) == 44)
    #expect(result.diagnostics.map(\.severity) == [.note])
    #expect(
      try read("a,a (2),a,\n1,2,3,4").table.columnNames == ["a", "a (2)", "a (3)", "column 4"])
  }

  @Test func manyRemarksAreCounted() throws {
    let result = try read(String(repeating: "a,", count: 100) + "b\n")
    #expect(result.table.columns.count == 101)
    #expect(result.diagnostics.count == 21)
    #expect(result.diagnostics.last?.message == "79 further remarks of these kinds")
  }

  @Test func trimsNamesAndPlainCells() throws {
    let table = try read(" donut\u{A0}, sold \n Cosmos ,\t3 \n\" kept \", 4").table
    #expect(table.columnNames == ["donut", "sold"])
    #expect(Array(try table.texts(in: "donut")) == ["Cosmos", " kept "])
    #expect(try table.decimals(in: "sold") == [3, 4])
  }

  @Test func aHeaderAloneIsAnEmptyTable() throws {
    let result = try Fixture.read("header-only.csv")
    #expect(result.table.columnNames == ["donut", "sold"])
    #expect(result.table.rowCount == 0)
    #expect(result.rowsRead == 0)
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n", "  \r\n,,\n"])
  func anEmptyFileIsAnError(text: String) throws {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.message == "file is empty")
    #expect(error?.place?.file == "sales.csv")
  }

  @Test func skipsBlankLines() throws {
    let result = try read("\n\na,b\n\n1,2\n   \n,\n3,4\n\n")
    #expect(try result.table.decimals(in: "a") == [1, 3])
    #expect(result.table.lineNumbers == [5, 8])
    #expect(result.rowsRead == 2 && result.rowsSkipped == 0)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func leavesOutAHeaderThatComesAgain() throws {
    let result = try Fixture.read("joined.csv")
    #expect(result.rowsRead == 2 && result.rowsSkipped == 0)
    #expect(result.table["order"]?.kind == .decimal)
    #expect(result.table["order"]?[0] != result.table["order"]?[1])
    #expect(result.diagnostics.map(\.place?.line) == [3])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  @Test func aByteOrderMarkInTheMiddleOfJoinedFilesIsSkipped() throws {
    let text = "\u{FEFF}\"donut\",sold\nCosmos,1\n\u{FEFF}\"donut\",sold\nRainbow,2\n"
    let result = try read(text)
    #expect(try result.table.decimals(in: "sold") == [1, 2])
    #expect(result.diagnostics.map(\.place?.line) == [3])
  }

  @Test func passesMarkupThroughUnchanged() throws {
    let donuts = try Fixture.read("markup.csv").table.texts(in: "donut")
    #expect(
      Array(donuts) == [
        "<b>bold</b>", "\"><img src=x onerror=alert(2)>", "</text></svg><h2>out",
        "x & y &amp; z &#62;", "]]>", "'; drop(2); //", "${3*3} {{3*3}} #{3*3}",
      ])
  }

  @Test func passesFormulasThroughUnchanged() throws {
    let table = try Fixture.read("formulas.csv").table
    #expect(
      Array(try table.texts(in: "donut")) == [
        "=2+3", "+SUM(B1:B9)", "-1 for 2 deal", "@the counter",
        "=HYPERLINK(\"http://example.org\",\"x\")", "\t=2+3", "Refund",
      ])
    #expect(table["sold"]?.decimal(at: 6) == -3)
  }

  @Test func bytesThatAreNoUTF8AreAnErrorWithTheirPlace() throws {
    let error = #expect(throws: Diagnostic.self) { try Fixture.read("windows-1252.csv") }
    #expect(error?.place?.line == 2)
    #expect(error?.message.contains("0xE9") == true)
    #expect(error?.message.contains("offset 14") == true)
    #expect(error?.hint?.contains("--encoding") == true)
  }
}
