import DataTable
import Diagnostics
import Testing

@Suite struct ReaderCatalogTests {
  @Test(arguments: [
    ("sales.CSV", "x", "csv"), ("sales.tsv", "x", "csv"), ("a.b/sales.json", "x", "json"),
    ("sales.jsonl", "x", "ndjson"), ("sales.dat", "[1]", "json"), ("-", "{\"a\":[]}", "json"),
    ("-", "{\"a\":1}\n{\"a\":2}\n", "ndjson"), ("-", "\u{FEFF} \n[", "json"),
    ("-", "{\n\"a\":1}", "json"), ("-", "a,b\n1,2", "csv"), ("folder.json/sales", "a", "csv"),
    ("-", "", "csv"),
  ])
  func chooses(name: String, text: String, format: String) {
    let input = LoadedInput(name: name, bytes: Array(text.utf8))
    #expect(ReaderCatalog.reader(for: input).formatName == format)
  }

  @Test func aGivenFormatComesFirst() throws {
    let source = InputSource.bytes(Array("[{\"a\":1}]".utf8), name: "sales.csv")
    #expect(try ReaderCatalog.read(source, format: "JSON").table.columnNames == ["a"])
    let error = #expect(throws: Diagnostic.self) {
      try ReaderCatalog.read(source, format: "jsn")
    }
    #expect(error?.failure == .usage)
    #expect(error?.hint?.hasPrefix("did you mean \"json\"?") == true)
  }
}
