import DataTable
import Diagnostics
import Foundation
import Testing

@testable import Reports

@Suite struct TemplateSourceTests {
  private static let rows = #"""
    [{"panels":[{"type":"bar","data":"visits","x":"place","y":"sum(visits.people)"}]}]
    """#

  private func report(_ data: String) throws -> SampleReport {
    let report = try SampleReport(rows: Self.rows, members: #","data":\#(data)"#)
    try report.folder.write("place,people\nPier,30\nPark,40\n", to: "visits.csv")
    return report
  }

  @Test func filesBelowTheTemplateAreRead() throws {
    let report = try report(#"{"visits":"visits.csv"}"#)
    #expect(try report.texts() == ["Item|Sales;Park|40;Pier|30"])
  }

  @Test func filesOfTheCommandComeFirst() throws {
    let report = try report(#"{"visits":"visits.csv"}"#)
    let bytes = Array("place,people\nQuay,5\n".utf8)
    let texts = try report.texts {
      $0.data = [("visits", .bytes(bytes, name: "other.csv"))]
    }
    #expect(texts == ["Item|Sales;Quay|5"])
  }

  @Test(arguments: ["../outside.csv", "/etc/passwd", "link.csv", "sub/../../outside.csv"])
  func nothingOutsideTheFolderIsRead(path: String) throws {
    let report = try report(#"{"visits":"\#(path)"}"#)
    let outside = try TemporaryFolder()
    try outside.write("place,people\nSecret,1\n", to: "outside.csv")
    symlink(outside.file("outside.csv"), report.folder.file("link.csv"))
    let error = #expect(throws: Diagnostic.self) { try report.document() }
    #expect(error?.message.contains("outside the folder of the template") == true)
    #expect(error?.failure == .template)
  }

  @Test func sourcesWithoutAFileAreAskedFor() throws {
    let report = try report(#"{"visits":{"time":"day"}}"#)
    let error = #expect(throws: Diagnostic.self) { try report.document() }
    #expect(error?.hint?.contains("--data visits=FILE") == true)
  }

  @Test func parametersTakeValuesOfTheirKind() throws {
    let report = try SampleReport(
      rows:
        #"[{"panels":[{"type":"metric","compare":false,"title":"{{ name }} {{ count + 1 }}","value":"count(sales)"}]}]"#,
      members: #","parameters":{"name":"Ada","count":2,"flag":true}"#)
    #expect(try report.texts() == ["Ada 3: 5"])
    #expect(
      try report.texts { $0.parameters = [("name", "{{ x }}"), ("count", "7")] }
        == ["{{ x }} 8: 5"])
    for setting in [("count", "seven"), ("flag", "maybe"), ("nmae", "x")] {
      #expect(throws: Diagnostic.self) { try report.document { $0.parameters = [setting] } }
    }
  }
}
