import DataTable
import Diagnostics
import Testing

@Suite struct JSONReaderTests {
  @Test func readsTheOneArrayOfAnObject() throws {
    let table = try Fixture.read("orders.json").table
    #expect(table.columnNames == ["id", "donut", "quantity", "price", "tags"])
    #expect(table["donut"]?.text(at: 1) == "Café 🍩")
    #expect(table["quantity"]?[1] == .missing)
    #expect(table["tags"]?[0] == .missing)
    #expect(table["tags"]?.text(at: 1) == "[\"new\",1]")
    // A column of both strings and numbers is text, with all digits.
    #expect(Array(try table.texts(in: "price")) == ["2.50", "3.10"])
  }

  @Test func readsStringsAsNumbersWhenAsked() throws {
    let request = ColumnRequest(name: "price", kind: .decimal)
    let options = ReadOptions(requests: [request], keepsOtherColumns: false)
    let table = try Fixture.read("orders.json", options: options).table
    #expect(table.columnNames == ["price"])
    #expect(try table.decimals(in: "price").map(\.?.description) == ["2.50", "3.10"])
  }

  @Test func numbersKeepTheirDigits() throws {
    let table = try read(
      #"[{"a":0.10,"b":98765432109876543.21},{"a":1e2,"b":-0}]"#, named: "x.json"
    ).table
    #expect(table["a"]?.decimal(at: 0)?.description == "0.10")
    #expect(table["a"]?.decimal(at: 1) == 100)
    #expect(table["b"]?.decimal(at: 0) == decimal("98765432109876543.21"))
  }

  @Test func findsKinds() throws {
    let table = try read(
      #"[{"t":"2026-05-06","f":true,"s":"12","n":1e-200},{"t":null,"f":false,"s":"x","n":1}]"#,
      named: "x.json"
    ).table
    #expect(table.columns.map(\.kind) == [.instant, .boolean, .text, .number])
  }

  @Test func aWrongCellHasAPointer() throws {
    let options = ReadOptions(requests: [ColumnRequest(name: "a/b", kind: .decimal)])
    let result = try read(
      #"{"rows":[{"a/b":1},{"a/b":"x"},{}]}"#, named: "x.json", options: options)
    #expect(result.rowsRead == 1 && result.rowsSkipped == 2)
    #expect(result.diagnostics.map(\.place?.pointer) == ["/rows/1/a~1b", "/rows/2/a~1b"])
  }

  @Test func anElementThatIsNoObjectIsSkipped() throws {
    let result = try read(#"[{"a":1},2,{"a":3}]"#, named: "x.json")
    #expect(try result.table.decimals(in: "a") == [1, 3])
    #expect(result.rowsSkipped == 1)
    #expect(result.diagnostics.map(\.place?.pointer) == ["/1"])
  }

  @Test(arguments: [
    #"{"a":[{"x":1}],"b":[{"y":1}]}"#, #"{"a":1}"#, "12", #""text""#, "null",
  ])
  func refusesWhatHoldsNoRows(text: String) throws {
    let error = #expect(throws: Diagnostic.self) { try read(text, named: "x.json") }
    #expect(error?.hint?.contains("array of objects") == true)
  }

  @Test func anEmptyArrayIsAnEmptyTable() throws {
    #expect(try read("[]", named: "x.json").table.rowCount == 0)
    #expect(try read(#"{"orders":[]}"#, named: "x.json").table.rowCount == 0)
  }

  @Test func differentNamesInEachRowDoNotTakeMemoryWithoutEnd() throws {
    let rows = (0..<4000).map { "{\"name\($0)\":1}" }.joined(separator: ",")
    #expect(throws: Diagnostic.self) { try read("[\(rows)]", named: "x.json") }
  }
}

@Suite struct NDJSONReaderTests {
  @Test func reportsTheLineThatWasCutOff() throws {
    let result = try Fixture.read("cut-off.ndjson")
    #expect(result.table.columnNames == ["donut", "time", "sold"])
    #expect(result.table.lineNumbers == [1, 3])
    #expect(result.rowsRead == 2 && result.rowsSkipped == 1)
    #expect(result.diagnostics.map(\.place?.line) == [4])
    #expect(result.diagnostics[0].message == "row skipped: JSON that breaks off")
  }

  @Test func placesCountWithinTheLine() throws {
    let result = try read("{\"a\":1}\n  {\"é\": nope}\n[1]\n{\"a\":2}", named: "x.jsonl")
    #expect(result.diagnostics.map(\.place?.line) == [2, 3])
    #expect(result.diagnostics[0].place?.column == 10)
  }

  @Test func aFileOfNothingElseIsAnError() throws {
    let error = #expect(throws: Diagnostic.self) { try read("{\"a\"\n[2]\n", named: "x.ndjson") }
    #expect(error?.place?.line == 1)
  }

  @Test func linesOfSomethingElseAreNoEmptyFile() {
    let error = #expect(throws: Diagnostic.self) { try read("[1]\n[2]\n", named: "a.ndjson") }
    #expect(error?.message == "an array in place of an object")
    #expect(error?.place?.line == 1)
  }
}
