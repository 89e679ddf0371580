import DataTable
import Diagnostics
import Testing

@Suite struct RaggedRowTests {
  @Test func aRowWithTooManyCellsIsSkippedWithItsPlace() throws {
    let result = try read("donut,sold\nCookies, Cream,3\nCosmos,4\nRainbow,5,,\n")
    #expect(try result.table.decimals(in: "sold") == [4, 5])
    #expect(result.rowsRead == 2 && result.rowsSkipped == 1)
    #expect(result.diagnostics.map(\.place?.line) == [2])
    #expect(result.diagnostics[0].message == "row skipped: row of 3 cells under a header of 2")
    #expect(result.table.lineNumbers == [3, 4])
  }

  @Test func shortRowsAreFilledUpAndCounted() throws {
    let result = try read("a,b,c\n1\n2,3\n4,5,6")
    #expect(try result.table.decimals(in: "c") == [nil, nil, 6])
    #expect(result.rowsRead == 3 && result.rowsSkipped == 0)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics[0].place?.line == 2)
    #expect(result.diagnostics[0].message == "2 rows of fewer cells than the header's 3")
  }

  @Test func strictTurnsTheFirstIntoAnError() throws {
    var options = ReadOptions()
    options.isStrict = true
    let error = #expect(throws: Diagnostic.self) {
      try read("donut,sold\nCosmos,4\nCookies, Cream,3\n", options: options)
    }
    #expect(error?.place?.line == 3)
    #expect(error?.severity == .error)
  }

  @Test func shortRowsBelowAnEndlessHeaderAreRefused() throws {
    let header = (0..<5000).map { "c\($0)" }.joined(separator: ",")
    let error = #expect(throws: Diagnostic.self) {
      try read(header + "\n" + String(repeating: "1\n", count: 2000))
    }
    #expect(error?.message.contains("5000 columns") == true)
  }
}
