import Diagnostics
import Foundation
import Testing

@Suite struct DiagnosticTests {
  @Test func printsPlaceSeverityMessageAndHintOnOneLine() {
    let diagnostic = Diagnostic.warning(
      "no number in column \"price\": \"n/a\"", at: Place(file: "sales.csv", line: 12, column: 7),
      hint: "a number such as 12.50")
    #expect(
      diagnostic.description
        == "sales.csv:12:7: warning: no number in column \"price\": \"n/a\"; "
        + "a number such as 12.50")
  }

  @Test func printsWithoutPlaceAndHint() {
    #expect(Diagnostic.error("file is empty").description == "error: file is empty")
  }

  @Test func keepsControlCharactersFromDataOffTheTerminal() {
    let diagnostic = Diagnostic.note("a\nb\u{1B}[31m\u{7F}")
    #expect(diagnostic.description == "note: a\\nb\\u{1B}[31m\\u{7F}")
  }

  @Test func namesTheExitCodesOfSysexits() {
    let codes = FailureKind.allCases.map(\.exitCode)
    #expect(codes == [64, 65, 66, 70, 73, 74, 75, 78])
    #expect(Diagnostic.error("x").failure == .data)
  }

  @Test func survivesCoding() throws {
    let diagnostic = Diagnostic.error(
      "unknown column", failure: .template, at: Place(file: "a.json", pointer: "/x/0"), hint: "b")
    let data = try JSONEncoder().encode(diagnostic)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }
}

@Suite struct PlaceTests {
  @Test(arguments: [
    (Place(file: "a.csv", line: 3, column: 2), "a.csv:3:2"),
    (Place(file: "a.csv", line: 3), "a.csv:3"),
    (Place(file: "-"), "-"),
    (Place(line: 4), "input:4"),
    (Place(file: "a.json", pointer: "/rows/3/price"), "a.json#/rows/3/price"),
  ])
  func prints(place: Place, text: String) {
    #expect(place.description == text)
  }
}
