import ChartEngine
import DataTable
import Diagnostics
import Foundation
import Testing
import VectorScene

@testable import VegaLite

@Suite struct VegaLiteDocumentTests {
  private func categories(_ document: VegaLiteDocument) -> [String] {
    if case .categories(let names) = document.chart.xScale.domain { names } else { [] }
  }

  @Test func categoriesAreInOrderOfTheirNames() throws {
    let document = try Fixtures.document(Fixtures.bars())
    #expect(categories(document) == ["Classic", "Lemon", "Rainbow"])
    #expect(document.diagnostics.isEmpty)
    #expect(document.chart.layers.first?.mark.name == "bar")
    #expect(document.chart.yAxis.title == "sales")
  }

  @Test(arguments: [
    (#", "sort": "descending""#, ["Rainbow", "Lemon", "Classic"]),
    (#", "sort": null"#, ["Rainbow", "Classic", "Lemon"]),
    (#", "sort": ["Lemon"]"#, ["Lemon", "Rainbow", "Classic"]),
    (#", "sort": "-y""#, ["Classic", "Lemon", "Rainbow"]),
    (#", "sort": {"encoding": "y"}"#, ["Rainbow", "Lemon", "Classic"]),
  ])
  func categoriesCanBeSorted(sort: String, expected: [String]) throws {
    let text = Fixtures.bars(x: sort, y: #", "aggregate": "sum""#)
    #expect(categories(try Fixtures.document(text)) == expected)
  }

  @Test func aggregatesAreExact() throws {
    let document = try Fixtures.document(Fixtures.bars(y: #", "aggregate": "sum""#))
    let table = try #require(document.chart.layers.first?.data)
    #expect(try table.decimals(in: "sum_sales") == [198, 420, 300])
    #expect(document.chart.yAxis.title == "Sum of sales")
  }

  @Test func countsNeedNoField() throws {
    let text = Fixtures.bars().replacing(
      #""y": {"field": "sales", "type": "quantitative"}"#, with: #""y": {"aggregate": "count"}"#)
    let document = try Fixtures.document(text)
    #expect(document.chart.yAxis.title == "Count of Records")
    let resolved = try Fixtures.resolved(document)
    #expect(resolved.layers[0].y.to.sorted() == [1, 1, 2])
  }

  @Test func propertiesOfTheMarkAreItsStyle() throws {
    let mark = ##"{"type": "bar", "color": "#5856d6", "cornerRadiusEnd": 4, "opacity": 0.5}"##
    let style = try #require(
      Fixtures.document(Fixtures.bars(mark: mark)).chart.layers.first?.style)
    #expect(style.paint == .color(RGBColor(88, 86, 214)))
    #expect(style.cornerRadius == 4)
    #expect(style.opacity == 0.5)
  }

  @Test func scalesTakeDomainTypeAndZero() throws {
    let range = try Fixtures.document(Fixtures.bars(y: #", "scale": {"domain": [0, 500]}"#))
    #expect(range.chart.yScale.domain == .range(0, 500))
    let open = try Fixtures.document(
      Fixtures.bars(y: #", "scale": {"zero": false, "type": "log"}"#))
    #expect(open.chart.yScale.domain == .automatic(includesZero: false))
    #expect(open.chart.yScale.kind == .log())
  }

  @Test func guidesCanBeHidden() throws {
    let document = try Fixtures.document(Fixtures.bars(y: #", "axis": null"#))
    #expect(document.chart.yAxis.isHidden)
  }

  @Test func timeUnitsBinDates() throws {
    let text = """
      {"data": {"values": [
         {"t": "2026-05-06T09:00:00Z", "n": 1}, {"t": "2026-05-06T17:00:00Z", "n": 2},
         {"t": "2026-05-07T10:00:00Z", "n": 5}]},
       "mark": "bar",
       "encoding": {
         "x": {"field": "t", "timeUnit": "yearmonthdate", "type": "temporal"},
         "y": {"field": "n", "aggregate": "sum"}}}
      """
    let resolved = try Fixtures.resolved(try Fixtures.document(text))
    #expect(resolved.layers[0].x.kind == .bin)
    #expect(resolved.layers[0].y.to == [3, 5])
  }

  @Test func binsCountValues() throws {
    let text = """
      {"data": {"values": [{"v": 1}, {"v": 3}, {"v": 12}, {"v": 19}]}, "mark": "bar",
       "encoding": {"x": {"field": "v", "bin": {"maxbins": 5}}, "y": {"aggregate": "count"}}}
      """
    let resolved = try Fixtures.resolved(try Fixtures.document(text))
    #expect(resolved.layers[0].x.kind == .bin)
    #expect(resolved.layers[0].y.to.reduce(0, +) == 4)
  }

  @Test func layersShareDataAndChannels() throws {
    let text = """
      {"data": {"values": [{"x": 2, "y": 5}, {"x": 1, "y": 3}]},
       "encoding": {"x": {"field": "x", "type": "quantitative"}},
       "layer": [
         {"mark": {"type": "line", "point": true},
          "encoding": {"y": {"field": "y", "type": "quantitative"}}},
         {"mark": "rule", "encoding": {"x": {"value": 0}, "y": {"datum": 4}}}]}
      """
    let document = try Fixtures.document(text)
    #expect(document.chart.layers.map(\.mark.name) == ["line", "point", "rule"])
    // Lines run in the order of x, not of the rows.
    #expect(document.chart.layers[0].data["x"]?.doubles == [1, 2])
    #expect(try Fixtures.resolved(document).layers[2].y.from.first == 4)
  }

  @Test func filtersDropRows() throws {
    let text = Fixtures.bars().replacing(
      #""mark""#, with: #""transform": [{"filter": {"field": "sales", "gt": 200}}], "mark""#)
    #expect(try Fixtures.document(text).chart.layers.first?.data.rowCount == 2)
  }

  @Test func filesAreReadFromTheDataFolderOnly() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "a,b\n1,2\n".write(to: folder.appending(path: "t.csv"), atomically: true, encoding: .utf8)
    func document(_ url: String) throws -> VegaLiteDocument {
      try Fixtures.document(
        """
        {"data": {"url": "\(url)"}, "mark": "point",
         "encoding": {"x": {"field": "a", "type": "quantitative"}}}
        """, dataFolder: folder.path)
    }
    #expect(try document("t.csv").chart.layers.first?.data.rowCount == 1)
    for url in ["../t.csv", "/etc/passwd", "https://example.com/t.csv", "//example.com/t.csv"] {
      #expect(throws: Diagnostic.self) { try document(url) }
    }
    let outside = folder.appending(path: "link.csv")
    try FileManager.default.createSymbolicLink(
      at: outside, withDestinationURL: URL(filePath: "/etc/hostname"))
    #expect(throws: Diagnostic.self) { try document("link.csv") }
  }
}
