import Diagnostics
import Testing

@testable import Reports

@Suite struct ArrangementTests {
  @Test func conditionsChoosePanels() throws {
    let rows = #"""
      [{"panels":[{"type":"if","condition":"count(sales) > 3",
      "panels":[{"type":"text","text":"many"}],"else":[{"type":"text","text":"few"}]}]}]
      """#
    #expect(try SampleReport(rows: rows).texts() == ["many"])
    let few = rows.replacing("> 3", with: "> 30")
    #expect(try SampleReport(rows: few).texts() == ["few"])
  }

  @Test func aRowOfWhichNothingIsLeftIsNoRow() throws {
    let rows = #"""
      [{"panels":[{"type":"if","condition":"false","panels":[{"type":"text","text":"a"}]}]},
      {"panels":[{"type":"text","text":"b"}]}]
      """#
    let (document, _) = try SampleReport(rows: rows).document()
    #expect(document.rows.count == 1)
  }

  @Test func repeatedPanelsSeeTheirRowsAlone() throws {
    let rows = #"""
      [{"panels":[{"type":"repeat","over":"sales.city","panels":[
      {"type":"metric","title":"{{ value }}","value":"sum(sales.total)","format":"currency",
      "compare":false,"span":6}]}]}]
      """#
    // A German shop's week begins on a Monday, but the words are English.
    let texts = try SampleReport(rows: rows).texts { $0.locale = "en_GB" }
    #expect(texts == ["Harbor: €14.50", "Lake: €10.00"])
  }

  @Test func whatRepeatLeavesOutIsSaid() throws {
    let rows = #"""
      [{"panels":[{"type":"repeat","over":"sales.city","limit":1,
      "panels":[{"type":"text","text":"a"}]}]}]
      """#
    let (document, _) = try SampleReport(rows: rows).document()
    #expect(document.panels.count == 1)
    #expect(
      document.takeDiagnostics().map(\.message) == [
        "1 more value of column \"city\" left out"
      ])
  }

  @Test func columnsAreOnePanelThatSaysAll() throws {
    let rows = #"""
      [{"panels":[{"type":"columns","columns":[
      {"span":6,"panels":[{"type":"text","title":"A","text":"a"}]},
      {"span":6,"panels":[{"type":"text","title":"B","text":"b"}]}]}]}]
      """#
    let (document, _) = try SampleReport(rows: rows).document()
    #expect(document.panels.map(\.content.title) == ["A"])
    #expect(try SampleReport(rows: rows).texts() == ["a / B / b"])
  }

  @Test func panelsNestOnlySoDeep() throws {
    func nested(_ depth: Int) -> String {
      if depth == 0 { return #"{"type":"text","text":"a"}"# }
      return #"{"type":"if","condition":"true","panels":[\#(nested(depth - 1))]}"#
    }
    _ = try SampleReport(rows: #"[{"panels":[\#(nested(8))]}]"#).document()
    for depth in [9, 1000] {
      let error = #expect(throws: Diagnostic.self) {
        try SampleReport(rows: #"[{"panels":[\#(nested(depth))]}]"#).document()
      }
      #expect(error?.failure == .template)
      #expect(error?.message.contains("nested") == true)
    }
  }
}
