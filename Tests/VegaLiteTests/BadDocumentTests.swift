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
