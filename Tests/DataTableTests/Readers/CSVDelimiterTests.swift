import DataTable
import Diagnostics
import Testing

@Suite struct CSVDelimiterTests {
  @Test(arguments: [",", ";", "\t", "|"])
  func finds(delimiter: String) throws {
    let text =
      ["a", "b", "c"].joined(separator: delimiter)
      + "\n" + ["\"x, y; z\"", "2", "3"].joined(separator: delimiter)
    let table = try read(text).table
    #expect(table.columnNames == ["a", "b", "c"])
    #expect(table["a"]?.text(at: 0) == "x, y; z")
  }

  @Test func isNotFooledByCommasInNames() throws {
    let text = "Name, first;Name, last;Sum\nAda;Byron;1,5\nAlan;Turing;2,5\n"
    #expect(try read(text).table.columnNames == ["Name, first", "Name, last", "Sum"])
  }

  @Test func aSingleColumnHasNone() throws {
    let table = try read("donut\nCosmos\nRainbow").table
    #expect(Array(try table.texts(in: "donut")) == ["Cosmos", "Rainbow"])
  }

  @Test func canBeGiven() throws {
    var options = ReadOptions()
    options.delimiter = ":"
    #expect(try read("a:b,c\n1:2", options: options).table.columnNames == ["a", "b,c"])
  }

  @Test(arguments: ["\"", "\n", "é", "€"])
  func refuses(delimiter: Character) {
    var options = ReadOptions()
    options.delimiter = delimiter
    let error = #expect(throws: Diagnostic.self) { try read("a,b\n1,2", options: options) }
    #expect(error?.failure == .usage)
  }

  @Test(arguments: [("sep=;\n", 3), ("\u{FEFF}SEP=;\r\n", 3), ("sep=;\n\n", 4)])
  func aFirstLineThatNamesTheDelimiterIsNoHeader(line: String, firstRow: Int) throws {
    let result = try read(line + "name;price\nTea, green;1,5\nBun;x\n")
    #expect(result.table.columnNames == ["name", "price"])
    #expect(try Array(result.table.texts(in: "name")) == ["Tea, green", "Bun"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.table.place(row: 0).line == firstRow)
  }

  @Test func aFirstLineThatOnlyLooksLikeItIsTheHeader() throws {
    #expect(try read("sep=,b\n1,2\n").table.columnNames == ["sep=", "b"])
    var options = ReadOptions()
    options.delimiter = ","
    #expect(try read("sep=;\na,b\n", options: options).table.columnNames == ["a", "b"])
  }
}
