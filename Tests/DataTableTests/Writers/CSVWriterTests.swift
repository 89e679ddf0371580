import DataTable
import Foundation
import Testing

@Suite struct CSVWriterTests {
  private func written(_ table: Table) -> String {
    String(decoding: CSVWriter().bytes(of: table), as: UTF8.self)
  }

  private func again(_ table: Table) throws -> Table {
    try read(written(table)).table
  }

  @Test func guardsFormulasAndLeavesNumbers() throws {
    let table = try Fixture.read("formulas.csv").table
    #expect(
      written(table) == """
        donut,sold
        "'=2+3",10
        "'+SUM(B1:B9)",9
        "'-1 for 2 deal",8
        "'@the counter",7
        "'=HYPERLINK(""http://example.org"",""x"")",6
        "'\t=2+3",5
        Refund,-3

        """)
    #expect(try again(table).columns == table.columns)
  }

  @Test(arguments: [
    "=1", "'=1", "''=1", "'", "''", "'quoted'", "-", "- a", "-3", "+3", "'-3", "a\"b", "\"", " a ",
    "a\nb", "a\r\nb", "a,b", "a;b", "a|b", "é🍩", "\t", "@", "column 3", "\u{FEFF}x", "true",
    "2026-05-06", "007",
  ])
  func textReadsBack(text: String) throws {
    let table = try Table(columns: [
      Column("x", texts: [text, "plain", nil]), Column(text, numbers: [1e-300, 2, 3]),
    ])
    #expect(Array(try again(table).texts(in: "x")) == [text, "plain", nil])
  }

  @Test func aNameThatBeginsLikeAFileReadsBack() throws {
    let table = try Table(columns: [Column("\u{FEFF}x", texts: ["\u{FEFF}y"])])
    #expect(try again(table).columns == table.columns)
  }

  @Test func rowsWithoutAnyCellAreKept() throws {
    let table = try Table(columns: [
      Column("a", texts: [nil, "x", nil]), Column("b", decimals: [nil, 1, nil]),
    ])
    #expect(written(table) == "a,b\n\"\",\nx,1\n\"\",\n")
    #expect(try again(table).columns == table.columns)
    let single = try Table(columns: [Column("a", decimals: [1, nil, 2])])
    #expect(try again(single).columns == single.columns)
  }

  @Test func readWriteReadChangesNothing() throws {
    var generator = SeededGenerator(seed: 9)
    let parts = [
      "a", "b", "\"", "\"\"", ",", ";", "\n", "\r\n", " ", "'", "=", "-", "1", "2.50", "$", "true",
      "2026-05-06", "T10:00", "é", "🍩", "\t", "n/a", "1e-50", "|",
    ]
    var tables = 0
    for _ in 0..<3000 {
      let count = Int.random(in: 1...30, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      guard let first = try? read("x,y\n" + text).table else { continue }
      let second = try again(first)
      #expect(second.columns == first.columns, "\(text.debugDescription)")
      tables += 1
    }
    #expect(tables > 1500)
  }

  @Test func anEmptyTableHasAHeader() throws {
    #expect(written(try Fixture.read("header-only.csv").table) == "donut,sold\n")
    #expect(written(Table()).isEmpty)
  }
}
