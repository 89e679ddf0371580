import Diagnostics
import Testing

@testable import Reports

@Suite struct OutputFormatTests {
  @Test(arguments: [("a.svg", OutputFormat.svg), ("folder.d/b.PNG", .png), ("x.tar.svg", .svg)])
  func endingChoosesTheFormat(path: String, format: OutputFormat) throws {
    #expect(try OutputFormat(ofPath: path) == format)
  }

  @Test(arguments: ["report.pdf", "report.html", "report.svgz"])
  func unknownEndingNamesKnownOnes(path: String) {
    let error = #expect(throws: Diagnostic.self) { try OutputFormat(ofPath: path) }
    #expect(error?.failure == .usage)
    #expect(error?.hint == "known formats are svg, png")
  }

  @Test(arguments: ["report", ".svg", "folder.svg/report", ""])
  func missingEndingIsAnError(path: String) {
    let error = #expect(throws: Diagnostic.self) { try OutputFormat(ofPath: path) }
    #expect(error?.message.hasSuffix("without an ending") == true)
  }

  @Test func standardOutputNeedsAFormat() throws {
    let target = try OutputTarget(argument: "-", standardFormat: .png)
    #expect(target == OutputTarget(.standardOutput, format: .png))
    #expect(throws: Diagnostic.self) { try OutputTarget(argument: "-", standardFormat: nil) }
  }
}
