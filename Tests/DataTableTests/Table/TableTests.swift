import DataTable
import Diagnostics
import Foundation
import Testing

@Suite struct TableTests {
  private func sample() throws -> Table {
    try Table(
      columns: [
        Column("donut", texts: ["Cosmos", nil, "Rainbow", "Cosmos"]),
        Column("price", decimals: [decimal("2.50"), 3, nil, 4]),
        Column("rating", numbers: [4.5, .nan, 3, -1e-7]),
        Column("time", instants: [0, .nan, 1_778_067_125.5, 1e15]),
        Column("open", .boolean([true, nil, false, true])),
      ], source: "sales.csv", lineNumbers: [2, 3, 5, 6])
  }

  @Test func findsColumnsByName() throws {
    let table = try sample()
    #expect(table.columnIndex(named: "price") == 1)
    #expect(table.columnIndex(named: "PRICE") == 1)
    #expect(table["nothing"] == nil)
    let error = #expect(throws: Diagnostic.self) { try table.column(named: "prise") }
    #expect(
      error?.description
        == "sales.csv: error: unknown column \"prise\"; did you mean \"price\"? "
        + "there are: \"donut\", \"price\", \"rating\", \"time\", \"open\"")
    // Two names that differ in case only are told apart, and neither is guessed.
    let twins = try Table(columns: [Column("a", numbers: [1]), Column("A", numbers: [2])])
    #expect(twins["A"]?.double(at: 0) == 2)
    let other = try Table(columns: [Column("aB", numbers: [1]), Column("Ab", numbers: [2])])
    #expect(other["ab"] == nil)
  }

  @Test func readsCells() throws {
    let table = try sample()
    #expect(table["donut"]?[1] == .missing)
    #expect(table["price"]?.decimal(at: 2) == nil)
    #expect(table["price"]?.double(at: 0) == 2.5)
    #expect(table["rating"]?[1] == .missing)
    #expect(table["time"]?.text(at: 2) == "2026-05-06T11:32:05.5Z")
    #expect(table["open"]?.text(at: 2) == "false")
    #expect(table["donut"]?[99] == .missing)
    #expect(table["donut"]?[-1] == .missing)
    #expect(table.place(row: 2) == Place(file: "sales.csv", line: 5))
    #expect(table.place(row: 9) == Place(file: "sales.csv"))
  }

  @Test func aWrongKindShowsTheFirstCell() throws {
    let error = #expect(throws: Diagnostic.self) { try sample().decimals(in: "donut") }
    #expect(error?.message == "column \"donut\" holds text, such as \"Cosmos\"")
    #expect(error?.place?.line == 2)
    #expect(throws: Diagnostic.self) { try sample().instants(in: "price") }
    #expect(throws: Diagnostic.self) { try sample().numbers(in: "donut") }
    #expect(try sample().numbers(in: "price").prefix(2) == [2.5, 3])
    #expect(Array(try sample().texts(in: "price")) == ["2.50", "3", nil, "4"])
  }

  @Test func columnsFitEachOther() throws {
    var table = try sample()
    #expect(throws: Diagnostic.self) { try table.append(Column("short", numbers: [1])) }
    #expect(throws: Diagnostic.self) { try table.append(Column("price", numbers: [1, 2, 3, 4])) }
    try table.append(Column("n", numbers: [1, 2, 3, 4]))
    #expect(table.columns.count == 6 && table.rowCount == 4)
    table = try table.setting(Column("n", texts: ["a", "b", "c", "d"]))
    #expect(table.columns.count == 6 && table["n"]?.kind == .text)
    #expect(throws: Diagnostic.self) { try table.setting(Column("n", numbers: [])) }
  }

  @Test func alignsAnyColumns() {
    let table = Table(aligning: [
      Column("a", numbers: [1, 2]), Column("a", texts: ["x"]), Column("a (2)", decimals: []),
    ])
    #expect(table.columnNames == ["a", "a (3)", "a (2)"])
    #expect(table.rowCount == 2)
    #expect(table.columns[1][1] == .missing)
    #expect(Table(aligning: []).rowCount == 0)
  }

  @Test func selectsRowsAndColumns() throws {
    let table = try sample()
    let rows = table.selecting(rows: [3, 0, 0])
    #expect(Array(try rows.texts(in: "donut")) == ["Cosmos", "Cosmos", "Cosmos"])
    #expect(rows.lineNumbers == [6, 2, 2])
    let beyond = table.selecting(rows: [7])
    #expect(beyond.columns.allSatisfy { $0[0] == .missing })
    #expect(beyond.lineNumbers.isEmpty)
    #expect(try table.selecting(columns: ["open", "donut"]).columnNames == ["open", "donut"])
    #expect(throws: Diagnostic.self) { try table.selecting(columns: ["x"]) }
  }

  @Test func survivesCoding() throws {
    let table = try sample()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(table)
    #expect(try JSONDecoder().decode(Table.self, from: data) == table)
    let json = String(decoding: data, as: UTF8.self)
    #expect(json.contains(#""values":["1970-01-01T00:00:00Z",null,"2026-05-06T11:32:05.5Z",1"#))
    #expect(json.contains(#""values":["2.50","3",null,"4"]"#))
    let infinite = try Table(columns: [Column("n", numbers: [.infinity, 1])])
    let decoded = try JSONDecoder().decode(Table.self, from: encoder.encode(infinite))
    #expect(decoded["n"]?[0] == .missing)
  }

  @Test func equalityIsThatOfCells() throws {
    #expect(try sample() == sample())
    #expect(try sample().hashValue == sample().hashValue)
    let one = TextValues(codes: [1, 0, -1], dictionary: ["a", "b"])
    let other = TextValues(["b", "a", nil])
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(ColumnValues.number([.nan]) == .number([.nan]))
    #expect(ColumnValues.number([1]) != .instant([1]))
  }

  @Test func codesWithoutATextAreMissing() {
    let values = TextValues(codes: [0, 5, -7, 1], dictionary: ["a", "b"])
    #expect(Array(values) == ["a", nil, nil, "b"])
  }

  @Test func cellsFindTheirKind() {
    #expect(ColumnValues([.missing, .decimal(1)]).kind == .decimal)
    #expect(ColumnValues([.number(1), .decimal(2)]) == .number([1, 2]))
    #expect(ColumnValues([.text("a"), .decimal(2), .missing])[1] == .text("2"))
    #expect(ColumnValues([.boolean(true)]).kind == .boolean)
    #expect(ColumnValues([.instant(3), .missing]).kind == .instant)
    #expect(ColumnValues([CellValue]()).kind == .text)
  }
}
