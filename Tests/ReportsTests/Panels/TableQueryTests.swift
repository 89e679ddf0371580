import DataTable
import Diagnostics
import FoodTruckKit
import Testing

@testable import Reports

struct TableQueryTests {
  private static func part(_ json: String) throws -> TemplatePart {
    TemplatePart(
      value: try JSONParser().parse(LoadedInput(name: "template.json", bytes: Array(json.utf8))),
      file: "template.json")
  }

  private func figures(
    _ columns: [String], group: String? = nil, filter: String? = nil,
    sorting: TableQuery.Sorting? = nil, limit: Int? = nil
  ) throws -> TableFigures {
    let query = TableQuery(
      source: "sales", place: SampleScope.place,
      columns: try columns.map { try TableColumn(try Self.part($0)) }, group: group,
      filter: try filter.map { try Expression(parsing: $0, at: SampleScope.place) },
      sorting: sorting, limit: limit)
    return try query.figures(in: try SampleScope().scope, words: TemplateWords())
  }

  private func rows(_ figures: TableFigures) -> [[String]] {
    figures.textTable(.english).rows
  }

  @Test func `rows of the period, written by their formats, with exact totals`() throws {
    let figures = try figures([
      #"{ "title": "Item", "value": "sales.item" }"#,
      #"{ "title": "Sold", "value": "sales.quantity", "total": true }"#,
      #"{ "title": "Sum", "value": "sales.quantity * sales.price", "format": "currency", "total": true }"#,
    ])
    #expect(
      rows(figures) == [
        ["Ring", "3", "$7.50"], ["Cocoa", "2", "$6.50"], ["{{ date }}", "-1", "-$2.50"],
      ])
    #expect(figures.totals(.english) == ["Total", "4", "$11.50"])
    #expect(figures.columns.map(\.isNumeric) == [false, true, true])
  }

  @Test func `a group is a row, and is compared with its own past`() throws {
    let figures = try figures(
      [
        #"{ "title": "City", "value": "value" }"#,
        #"{ "title": "Income", "value": "sum(sales.total)", "format": "currency", "total": true, "bar": true }"#,
        #"{ "title": "Before", "value": "previous(sum(sales.total))", "total": true }"#,
        #"{ "title": "Mean", "value": "mean(sales.quantity)", "format": "number(2)", "total": true }"#,
      ], group: "city", sorting: TableQuery.Sorting(column: 1, isDescending: true))
    #expect(
      rows(figures) == [
        ["Harbor Point", "$7.50", "13", "3.00"], ["Lakeside", "$6.50", "2.5", "2.00"],
        ["–", "-$2.50", "0", "-1.00"],
      ])
    // The mean of all rows, not of the means.
    #expect(figures.totals(.english) == ["Total", "$11.50", "15.5", "1.33"])
    #expect(figures.columns[1].largest == 7.5)
  }

  @Test func `a trend has a value for each day`() throws {
    let figures = try figures(
      [#"{ "title": "Item", "value": "value", "trend": "sum(sales.quantity)", "trendDays": 3 }"#],
      group: "item", filter: "sales.quantity > 0")
    #expect(rows(figures) == [["Ring"], ["Cocoa"]])
    #expect(figures.trend(row: 0, column: 0) == [0, 1, 3])
    #expect(figures.trend(row: 1, column: 0) == [0, 4, 2])
  }

  @Test func `what is missing stands last in either order`() throws {
    for isDescending in [true, false] {
      let figures = try figures(
        [#"{ "title": "City", "value": "sales.city" }"#],
        sorting: TableQuery.Sorting(column: 0, isDescending: isDescending))
      #expect(rows(figures).last == ["–"])
      #expect(rows(figures).first == [isDescending ? "Lakeside" : "Harbor Point"])
    }
    #expect(
      try figures([#"{ "title": "City", "value": "sales.city" }"#], limit: 1).rowCount == 1)
  }

  @Test(arguments: [
    (#"{ "title": "x", "value": "sales.citi" }"#, "unknown column \"citi\" of \"sales\""),
    (
      #"{ "title": "x", "value": "sales.city", "format": "currency" }"#,
      "format \"currency\" of a text"
    ),
    (
      #"{ "title": "x", "value": "sales.city", "format": "curency" }"#, "unknown format \"curency\""
    ),
    (#"{ "titel": "x", "value": "sales.city" }"#, "unknown member \"titel\""),
    (#"{ "title": "x" }"#, "member \"value\" missing"),
  ])
  func `mistakes are told before a page is drawn`(column: String, message: String) throws {
    let error = #expect(throws: Diagnostic.self) { try figures([column]) }
    #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func `a hundred thousand rows are written when they are asked for`() throws {
    var sample = try SampleScope()
    let table = try Table(columns: [
      Column("n", decimals: (0..<100_000).map { ExactDecimal($0) }),
      Column("name", texts: (0..<100_000).map { "row \($0)" }),
    ])
    sample.scope.sources = sample.scope.sources.replacing(
      "big", with: SourceTables.Source(table, timeColumn: nil))
    let query = TableQuery(
      source: "big", place: SampleScope.place,
      columns: [
        try TableColumn(try Self.part(#"{ "title": "Name", "value": "big.name" }"#)),
        try TableColumn(try Self.part(#"{ "title": "N", "value": "big.n", "total": true }"#)),
      ], sorting: TableQuery.Sorting(column: 1, isDescending: true))
    let figures = try query.figures(in: sample.scope, words: TemplateWords())
    #expect(figures.rowCount == 100_000)
    #expect(figures.text(row: 0, column: 0) == "row 99999")
    #expect(figures.total(column: 1) == "4,999,950,000")
  }
}
