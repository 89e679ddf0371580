import DataTable
import Diagnostics
import Foundation
import Testing

@Suite struct ReaderCatalogTests {
  @Test(arguments: [
    ("sales.CSV", "x", "csv"), ("sales.tsv", "x", "csv"), ("a.b/sales.json", "x", "json"),
    ("sales.jsonl", "x", "ndjson"), ("sales.dat", "[1]", "json"), ("-", "{\"a\":[]}", "json"),
    ("-", "{\"a\":1}\n{\"a\":2}\n", "ndjson"), ("-", "\u{FEFF} \n[", "json"),
    ("-", "{\n\"a\":1}", "json"), ("-", "{\"a\":1}\n", "ndjson"), ("-", "{}", "json"),
    ("-", "a,b\n1,2", "csv"), ("folder.json/sales", "a", "csv"),
    ("-", "", "csv"),
  ])
  func chooses(name: String, text: String, format: String) {
    let input = LoadedInput(name: name, bytes: Array(text.utf8))
    #expect(ReaderCatalog.reader(for: input).formatName == format)
  }

  @Test func listsItsFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/DataTable/Readers")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix("Reader.swift") }.map { String($0.dropLast(6)) }
    #expect(ReaderCatalog.readers.map { "\(type(of: $0))" }.sorted() == files.sorted())
    #expect(Set(ReaderCatalog.readers.map(\.formatName)).count == files.count)
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
