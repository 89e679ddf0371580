import Diagnostics
import Testing

@testable import VegaLite

@Suite struct BadDocumentTests {
  private func failure(_ text: String) -> String {
    do {
      _ = try Fixtures.document(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func anUnknownMarkNamesTheNearest() {
    let message = failure(Fixtures.bars(mark: "\"barr\""))
    #expect(message.contains("chart.vl.json#/mark"))
    #expect(message.contains("did you mean \"bar\"?"))
  }

  @Test func anUnknownFieldNamesTheColumns() {
    let message = failure(
      Fixtures.bars().replacing(#""field": "sales""#, with: #""field": "sale""#))
    #expect(message.contains("#/encoding/y"))
    #expect(message.contains("\"sales\""))
  }

  @Test func anUnknownPropertyIsAWarningWithItsPointer() throws {
    let document = try Fixtures.document(Fixtures.bars(y: #", "agregate": "sum""#))
    let warning = try #require(document.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(warning.place?.pointer == "/encoding/y/agregate")
    #expect(warning.hint == "did you mean \"aggregate\"?")
  }

  @Test func aPropertyThatIsNotDrawnYetIsAWarning() throws {
    let document = try Fixtures.document(
      Fixtures.bars(mark: #"{"type": "bar", "blend": "multiply"}"#))
    #expect(document.diagnostics.map(\.place?.pointer) == ["/mark/blend"])
  }

  @Test func everyIgnoredPropertyIsNamedOnce() throws {
    let axis = #", "axis": {"format": ".1f", "values": [1], "tickCount": 3, "title": "t"}"#
    let document = try Fixtures.document(Fixtures.bars(y: axis))
    #expect(
      document.diagnostics.map(\.message) == [
        "property \"format\" of axis not drawn yet", "property \"values\" of axis not drawn yet",
        "property \"tickCount\" of axis not drawn yet",
      ])
    #expect(document.diagnostics.first?.place?.pointer == "/encoding/y/axis/format")
    let layer = #"""
      {"mark": "bar", "encoding": {"y": {"field": "a", "type": "quantitative",
      "axis": {"grid": false}, "scale": {"domain": ["a", 2], "range": [0, 3]}}}}
      """#
    let layers = try Fixtures.document(
      #"{"data": {"values": [{"a": 1}]}, "layer": [\#(layer), \#(layer)]}"#)
    let ignored = layers.diagnostics.map(\.message)
    #expect(ignored.count { $0.contains("\"grid\" of axis") } == 1)
    #expect(ignored.count { $0.contains("\"range\" of scale") } == 1)
    #expect(ignored.contains { $0.contains("\"domain\" of scale") })
  }

  @Test(arguments: ["-5", "0", "32768", "1e300", #"{"step": -1}"#])
  func sizesHaveBounds(size: String) {
    for side in ["width", "height"] {
      let message = failure(
        #"{"data": {"values": [{"a": 1}]}, "mark": "bar", "\#(side)": \#(size), "#
          + #""encoding": {"x": {"field": "a"}}}"#)
      #expect(message.contains("1 to 32767"), "\(message)")
      #expect(message.contains("#/\(side)"), "\(message)")
    }
  }

  @Test func foreignSchemasAreRefused() {
    let text = Fixtures.bars().replacing("vega-lite/v6", with: "vega/v5")
    #expect(failure(text).contains("only Vega-Lite"))
  }

  @Test(arguments: [
    "", "[", "[]", "{}", "null", #"{"mark": 3}"#, #"{"mark": "bar", "encoding": []}"#,
    #"{"mark": "bar", "encoding": {"x": {}}}"#, #"{"data": {}, "mark": "bar"}"#,
    #"{"data": {"values": 3}, "mark": "bar", "encoding": {"x": {"field": 7}}}"#,
    #"{"layer": {}}"#, #"{"layer": []}"#, #"{"mark": {"color": "red"}}"#,
    #"{"data": {"values": []}, "mark": "bar", "encoding": {"x": {"field": "a"}}}"#,
  ])
  func whatIsNoChartIsAnError(text: String) {
    #expect(!failure(text).isEmpty)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let depth = 10_000
    let layers =
      String(repeating: #"{"layer": ["#, count: depth) + String(repeating: "]}", count: depth)
    #expect(!failure(layers).isEmpty)
    let shallow =
      String(repeating: #"{"layer": ["#, count: 40) + #"{"mark": "bar"}"#
      + String(repeating: "]}", count: 40)
    #expect(failure(shallow).contains("deep"))
  }

  @Test func theCoverageListHasEachNameOnce() {
    for section in VegaLiteCoverage.sections {
      #expect(!section.names.isEmpty)
      #expect(section.properties.values.contains(.done))
    }
  }
}
