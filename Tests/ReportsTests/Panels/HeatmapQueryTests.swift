import DataTable
import Diagnostics
import FoodTruckKit
import Testing

@testable import Reports

struct HeatmapQueryTests {
  private func query(
    _ kind: ReportPeriod.Kind = .week, source: String = "sales", filter: String = "true",
    days: Int? = nil
  ) throws -> HeatmapQuery {
    let json =
      #"{ "data": "\#(source)", "y": "sum(sales.total)", "filter": "\#(filter)"\#(days.map { ", \"days\": \($0)" } ?? "") }"#
    let part = TemplatePart(
      value: try JSONParser().parse(LoadedInput(name: "template.json", bytes: Array(json.utf8))),
      file: "template.json")
    let options = PanelOptions(object: try part.object(GroupedValues.options))
    return HeatmapQuery(
      values: try GroupedValues(options),
      formats: try ValueFormats(parsing: "currency", at: Place()),
      scope: try SampleScope(kind).scope, words: .english)
  }

  @Test func `weekdays by hours, from the first hour to the last`() throws {
    let heatmap = try query().hours()
    let grid = try #require(heatmap.grids.first)
    #expect(grid.columns.first == "12\u{202F}AM")
    #expect(grid.columns.last == "11\u{202F}PM")
    // Weeks of the United States begin with Sunday.
    #expect(grid.rows.map(\.name) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(grid.rows[2].cells[9]?.text == "$2.50")
    #expect(grid.rows[2].cells[23]?.share == 1)
    #expect(grid.rows[2].cells[9]?.label == "Tue 9\u{202F}AM: $2.50")
    #expect(grid.rows[3].cells[23]?.share == 0)
    #expect(grid.rows[1].cells.allSatisfy { $0?.share == nil })
    #expect(heatmap.range?.low == "-$2.50")
    #expect(heatmap.range?.high == "$13.00")
  }

  @Test func `days up to the report's day count across periods`() throws {
    let heatmap = try query(.day, days: 8).hours()
    #expect(heatmap.grids.first?.rows[3].cells[12]?.text == "$5.00")
  }

  @Test func `the days of a month, each in the column of its weekday`() throws {
    let heatmap = try query(.month).months()
    let grid = try #require(heatmap.grids.first)
    #expect(heatmap.grids.count == 1)
    #expect(grid.title == "May 2026")
    #expect(grid.rows.count == 6)
    #expect(grid.rows[0].cells.map { $0?.name } == [nil, nil, nil, nil, nil, "1", "2"])
    #expect(grid.rows[1].cells[2]?.text == "$15.50")
    #expect(grid.rows[1].cells[3]?.text == "$11.50")
    #expect(grid.rows[5].cells.compactMap { $0?.name } == ["31"])
    #expect(
      heatmap.text == [
        .table(
          TextTable(
            columns: [.init(title: "Day"), .init(title: "Total", isNumeric: true)],
            rows: [["Tue, May 5", "$15.50"], ["Wed, May 6", "$11.50"]]))
      ])
  }

  @Test func `nothing is empty, and rows without times are an error`() throws {
    #expect(try query(filter: "false").hours().isEmpty)
    #expect(try query(.year, filter: "false").months().isEmpty)
    let error = #expect(throws: Diagnostic.self) {
      try query(source: "goals").hours()
    }
    #expect(error?.message == "data source \"goals\" without a column of times")
  }
}
