import DataTable
import Diagnostics
import Reports

/// Draws the chart of a Vega-Lite document.
enum RenderCommand: Command {
  static let syntax = CommandSyntax(
    "render", summary: "Draw the chart that a Vega-Lite document describes",
    operands: [Operand("file", help: "The document as JSON; - is standard input")],
    sections: [
      .init("Data", [dataFolder]),
      .init(
        "Look",
        [
          width, height, DrawingOptions.theme, DrawingOptions.colorScheme,
          DrawingOptions.background, DrawingOptions.locale, DrawingOptions.timeZone,
          DrawingOptions.fontFolder,
        ]),
      DrawingOptions.outputSection,
      RunOptions.datedSection,
    ],
    examples: ["chalkboard render chart.vl.json -o chart.svg"],
    discussion: """
      Data that the document names by a path are read from below its own folder, or from
      below that of --data-dir, and from nowhere else. The theme is vega unless --theme says
      otherwise.
      """)

  static let dataFolder = Option(
    "--data-dir", value: "FOLDER",
    help: "Where the document's data lie (default: the document's folder)")
  static let width = Option(
    "--width", value: "PIXELS", help: "The width in CSS pixels (default: the document's)")
  static let height = Option(
    "--height", value: "PIXELS", help: "The height in CSS pixels (default: the document's)")

  static let standardTheme = "vega"

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let targets = try DrawingOptions.targets(arguments)
    let options = try DrawingOptions.outputOptions(arguments)
    var settings = try ChartOptions.settings(arguments, console: console)
    settings.theme = arguments[DrawingOptions.theme] ?? standardTheme
    let file = InputSource(argument: arguments.operands.first ?? "-")
    var request = SpecificationRequest(
      document: try file.load(), dataFolder: dataFolder(of: file, arguments))
    request.width = try arguments.number(width, in: ChartRequest.sideLimits)
    request.height = try arguments.number(height, in: ChartRequest.sideLimits)
    let drawing = try request.drawing(settings)
    let warnings = DrawingOptions.warnings(arguments, targets: targets, console: console)
    let lacking = OutputTarget.warnings(
      about: drawing.scene, for: targets, options: options, fonts: settings.fonts)
    try console.finish(
      warnings + drawing.diagnostics + lacking, isStrict: arguments.has(DrawingOptions.strict)
    ) { () throws(Diagnostic) in
      try OutputTarget.write(drawing.scene, to: targets, options: options, fonts: settings.fonts)
    }
  }

  /// The folder below which a document's data may lie; `nil` for a document from standard input.
  static func dataFolder(of file: InputSource, _ arguments: ParsedArguments) -> String? {
    if let folder = arguments[dataFolder] { return folder }
    guard case .file(let path) = file else { return nil }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }
}
