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
}
