import DataTable
import Diagnostics
import Testing

@Suite struct CSVQuoteTests {
  @Test func aQuoteInsideAPlainCellIsACharacter() throws {
    let result = try Fixture.read("stray-quotes.csv")
    #expect(
      Array(try result.table.texts(in: "donut"))
        == ["9\" ring", "O\"Hara special", "\"The Classic\" large", "'plain'"])
    #expect(try result.table.decimals(in: "sold") == [20, 6, 3, 4])
    // The third row is malformed and read as it stands, with a word about it.
    #expect(result.diagnostics.map(\.place?.line) == [4])
    #expect(result.diagnostics.map(\.place?.column) == [1])
  }

  @Test func aStrayOpeningQuoteSwallowsNoRows() throws {
    let result = try read("donut,sold\n\"Hara,7\n\"Quoted\" tail,2\nCosmos,3\n\"Rainbow\",4")
    #expect(
      Array(try result.table.texts(in: "donut"))
        == ["\"Hara", "\"Quoted\" tail", "Cosmos", "Rainbow"])
    #expect(try result.table.decimals(in: "sold") == [7, 2, 3, 4])
    #expect(result.diagnostics.map(\.place?.line) == [2, 3])
  }

  @Test func anUnclosedQuoteNamesItsLine() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("donut,note\nCosmos,fine\n\nRainbow,\"never\nends,3\n")
    }
    #expect(error?.place?.line == 4)
    #expect(error?.failure == .data)
  }

  @Test(arguments: [
    ("\"\"\"\"", "\""), ("\"a\"\"b\"", "a\"b"), ("\"\"\"a\"\"\"", "\"a\""), ("\"a,b\"", "a,b"),
    ("  \"a\"  ", "a"), ("\"a\" b", "\"a\" b"), ("\"a\"b\"", "\"a\"b\""), ("\"a\r\nb\"", "a\r\nb"),
    ("a\"\"b", "a\"\"b"),
  ])
  func reads(cell: String, text: String) throws {
    let table = try read("x,y\n\(cell),1\nlast,2").table
    #expect(Array(try table.texts(in: "x")) == [text, "last"])
    #expect(try table.decimals(in: "y") == [1, 2])
  }

  @Test func anEmptyQuotedCellIsMissing() throws {
    let table = try read("x,y\n\"\",1\na,2").table
    #expect(table["x"]?[0] == .missing)
  }
}
