import DataTable
import Diagnostics
import Testing

@Suite struct NumberStyleTests {
  private func decimals(_ cells: [String], options: ReadOptions = ReadOptions()) throws
    -> [ExactDecimal?]
  {
    let rows = cells.map { "\"\($0)\",x" }.joined(separator: "\n")
    return try read("n,t\n\(rows)", options: options).table.decimals(in: "n")
  }

  @Test(arguments: [
    (["$1,250.00", "-$1.00", "$-3", "($4.50)", ""], ["1250.00", "-1.00", "-3", "-4.50", nil]),
    (["1.234,50", "9,99", "12", "-3,20"], ["1234.50", "9.99", "12", "-3.20"]),
    (["1.234,50 €", "7,00 €"], ["1234.50", "7.00"]),
    (["1 234,50", "-7,5"], ["1234.50", "-7.5"]),
    (["1\u{202F}234,50", "7,5"], ["1234.50", "7.5"]),
    (["1'234.50", "7.5"], ["1234.50", "7.5"]),
    (["1,234,567", "1"], ["1234567", "1"]),
    (["'-4.5", "13.5"], ["-4.5", "13.5"]),
    (["\u{2212}4.5", "3"], ["-4.5", "3"]),
    (["3-", "4"], ["-3", "4"]),
    (["¥1200", "¥50"], ["1200", "50"]),
    (["£1,000", "£2.50"], ["1000", "2.50"]),
  ])
  func findsOneStyleForAColumn(cells: [String], values: [String?]) throws {
    #expect(try decimals(cells).map { $0?.description } == values)
  }

  @Test(arguments: [
    ["1,23,45"], ["1.2.3"], ["$"], ["$$1"], ["1 2"], ["--1"], ["(1"], ["1)"],
    ["1,234.5", "1.234,5"],
    ["12a"], ["1,"], ["(-1)-"], ["1'23"], ["1;2"],
  ])
  func otherwiseItIsText(cells: [String]) throws {
    #expect(
      try read("n,t\n" + cells.map { "\"\($0)\",x" }.joined(separator: "\n")).table["n"]?.kind
        == .text)
  }

  @Test func twoReadingsAreNotGuessed() throws {
    let text = "n;t\n1,234;x\n5,678;x"
    let result = try read(text)
    #expect(result.table["n"]?.kind == .text)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics[0].message.contains("1234 or 1.234"))
    let request = ColumnRequest(name: "n", kind: .decimal)
    let error = #expect(throws: Diagnostic.self) {
      try read(text, options: ReadOptions(requests: [request]))
    }
    #expect(error?.message.contains("ambiguous number \"1,234\" in column \"n\"") == true)
  }

  @Test func theMarkCanBeGiven() throws {
    var options = ReadOptions()
    options.decimalMark = .comma
    #expect(try decimals(["1,234", "1.234"], options: options) == [decimal("1.234"), 1234])
    options.decimalMark = .point
    #expect(try decimals(["1,234", "1.234"], options: options) == [1234, decimal("1.234")])
  }

  @Test func readsAFileWithDecimalCommas() throws {
    let table = try Fixture.read("decimal-comma.csv").table
    #expect(table.columnNames == ["Produkt", "Betrag"])
    let values = try table.decimals(in: "Betrag").compactMap(\.self)
    #expect(values.map(\.description) == ["1204.50", "8.99", "15", "-2.20"])
    #expect(try ExactDecimal.sum(values) == decimal("1226.29"))
  }
}
