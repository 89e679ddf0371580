import Diagnostics
import SVGBackend
import Testing
import Typography
import VectorScene

@testable import Reports

@Suite struct OutputFormatTests {
  @Test(arguments: [
    ("a.svg", OutputFormat.svg), ("folder.d/b.PNG", .png), ("x.tar.svg", .svg), ("c.pdf", .pdf),
    ("d.html", .html), ("e.eml", .mail), ("f.md", .markdown),
  ])
  func endingChoosesTheFormat(path: String, format: OutputFormat) throws {
    #expect(try OutputFormat(ofPath: path) == format)
  }

  @Test(arguments: ["report.eps", "report.htm", "report.svgz"])
  func unknownEndingNamesKnownOnes(path: String) {
    let error = #expect(throws: Diagnostic.self) { try OutputFormat(ofPath: path) }
    #expect(error?.failure == .usage)
    #expect(error?.hint == "known formats are svg, png, pdf, html, eml, md")
  }

  @Test(arguments: ["report", ".svg", "folder.svg/report", ""])
  func missingEndingIsAnError(path: String) {
    let error = #expect(throws: Diagnostic.self) { try OutputFormat(ofPath: path) }
    #expect(error?.message.hasSuffix("without an ending") == true)
  }

  @Test func lackOfFontsIsSaidWhereTextNeedsThem() {
    let fonts = FontLibrary(folders: [])
    let line = fonts.shape("Tea", font: FontStyle(families: ["Inter"], size: 10))
    var scene = Scene(size: Size(width: 40, height: 20))
    func messages(_ mode: SVGOptions.TextMode) -> [String] {
      var options = OutputOptions()
      options.textMode = mode
      return OutputFormat.svg.warnings(about: scene, options: options, fonts: fonts)
        .map(\.message)
    }
    #expect(messages(.outlines) == [])
    scene.nodes = [.text(line.node(at: Point(x: 0, y: 10), fill: .color(.black)))]
    #expect(messages(.system) == [])
    #expect(messages(.embed) == ["no font for text as \"embed\": it is written as plain text"])
    #expect(messages(.outlines).count == 1)
  }

  @Test(arguments: [OutputFormat.png, .pdf])
  func lackOfFontsIsAnErrorWhereNoViewerHasThem(format: OutputFormat) {
    let fonts = FontLibrary(folders: [])
    _ = fonts.shape("Tea", font: FontStyle(families: ["Inter"], size: 10))
    let scene = Scene(size: Size(width: 40, height: 20))
    let error = #expect(throws: Diagnostic.self) {
      try format.bytes(of: scene, options: OutputOptions(), fonts: fonts)
    }
    #expect(error?.failure == .noInput)
    #expect(error?.message.hasPrefix(format.rawValue.uppercased()) == true)
  }

  @Test func standardOutputNeedsAFormat() throws {
    let target = try OutputTarget(argument: "-", standardFormat: .png)
    #expect(target == OutputTarget(.standardOutput, format: .png))
    #expect(throws: Diagnostic.self) { try OutputTarget(argument: "-", standardFormat: nil) }
  }
}
