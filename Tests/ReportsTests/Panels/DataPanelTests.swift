import Diagnostics
import Testing

@testable import Reports

@Suite struct DataPanelTests {
  private func texts(
    _ panel: String, sales: String = SampleReport.sales, locale: String = "en_GB"
  ) throws -> [String] {
    try SampleReport(rows: "[{\"panels\":[{\(panel)}]}]", sales: sales)
      .texts { $0.locale = locale }
  }

  @Test func groupsByNameStandByValue() throws {
    let panel = #""type":"bar","x":"item","y":"sum(sales.quantity)""#
    #expect(try texts(panel) == ["Item|Sales;Plain|5;Lemon|4"])
    #expect(try texts(panel + #","sort":"name""#) == ["Item|Sales;Lemon|4;Plain|5"])
    #expect(try texts(panel + #","limit":1"#) == ["Item|Sales;Plain|5"])
  }

  @Test func everyDayOfThePeriodIsThere() throws {
    let panel = #""type":"bar","x":"time","y":"sum(sales.total)","format":"currency""#
    #expect(
      try texts(panel) == ["Day|Sales;4 May|€5.50;5 May|€10.00;6 May|€9.00"])
  }

  @Test func daysBeforeTheFirstRowAreGaps() throws {
    let panel = #""type":"line","x":"time","days":5,"y":"sum(sales.quantity)""#
    #expect(
      try texts(panel) == ["Day|Sales;2 May|–;3 May|2;4 May|2;5 May|4;6 May|3"])
  }

  @Test func seriesAreSortedAndHaveNamesOfTheirOwn() throws {
    let panel = #""type":"area","x":"time","series":"city","y":"sum(sales.quantity)""#
    #expect(try texts(panel) == ["Day|Harbor|Lake;4 May|2|0;5 May|0|4;6 May|3|0"])
  }

  @Test func filtersLeaveRowsOut() throws {
    let panel = #""type":"bar","x":"item","filter":"sales.city == \"Lake\"","y":"count(sales)""#
    #expect(try texts(panel) == ["Item|Sales;Plain|1"])
    let none = panel.replacing("Lake", with: "Nowhere")
    #expect(try texts(none) == ["No data"])
  }

  @Test func weekdaysBeginWhereTheLocaleSays() throws {
    let panel = #""type":"bar","x":"time","timeUnit":"weekday","y":"count(sales)""#
    let british = try texts(panel)[0].split(separator: ";")
    #expect(british[1] == "Mon|2")
    let american = try texts(panel, locale: "en_US")[0].split(separator: ";")
    #expect(american[1] == "Sun|1")
  }

  @Test func aPeriodStandsBesideTheOneBefore() throws {
    let earlier = "9,2026-04-27T10:00:00,Harbor,Plain,7,1.00\n"
    let panel = #""type":"bar","x":"time","y":"sum(sales.quantity)","compare":true"#
    let text = try texts(panel, sales: SampleReport.sales + earlier)[0]
    #expect(text.hasSuffix(";4 May|2|7;5 May|4|0;6 May|3|0"))
  }

  @Test func metricsAreComparedWithThePeriodBefore() throws {
    let earlier = "9,2026-04-27T10:00:00,Harbor,Plain,1,49.00\n"
    let panel = #""type":"metric","value":"income""#
    let text = try texts(panel, sales: SampleReport.sales + earlier)[0]
    #expect(text.hasPrefix("Income: €24.50 (−50.0%"))
    // Without earlier rows nothing is said about a change.
    let alone = SampleReport.sales.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("1,") }.joined(separator: "\n")
    #expect(try texts(panel, sales: alone)[0].contains("no data"))
  }

  static let mistakes: [(panel: String, pointer: String, words: String)] = [
    (#""type":"bar","x":"itme","y":"count(sales)""#, "/rows/0/panels/0", "itme"),
    (#""type":"bar","data":"visits","x":"a","y":"1""#, "/rows/0/panels/0", "visits"),
    (#""type":"bar","x":"item","y":"sum(sales.totl)""#, "/rows/0/panels/0/y", "totl"),
    (#""type":"bar","x":"item","y":"first(sales.city)""#, "/rows/0/panels/0/y", "text"),
    (#""type":"metric","value":"sum(sales.total)""#, "/rows/0/panels/0/value", "title"),
    (
      #""type":"bar","x":"item","series":"city","compare":true,"y":"1""#, "/rows/0/panels/0",
      "comparison"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesSayWhereTheyAre(panel: String, pointer: String, words: String) throws {
    let error = #expect(throws: Diagnostic.self) { try texts(panel) }
    #expect(error?.failure == .template)
    #expect(error?.place?.pointer?.hasPrefix(pointer) == true)
    let said = [error?.message, error?.hint].compactMap { $0 }.joined(separator: " ")
    #expect(said.contains(words))
  }

  @Test func chartsDrawOnTheReportsSources() throws {
    let panel = #"""
      "type":"chart","title":"By city, {{ sum(sales.total) | currency }}","specification":
      {"data":{"name":"sales"},"mark":"bar","encoding":{"x":{"field":"city"},
      "y":{"field":"total","aggregate":"sum","type":"quantitative"}}}
      """#
    #expect(try texts(panel) == ["By city, €24.50"])
    let wrong = panel.replacing("\"sales\"", with: "\"visits\"")
    #expect(throws: Diagnostic.self) { try texts(wrong) }
  }
}
