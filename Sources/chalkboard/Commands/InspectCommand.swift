import DataTable
import Diagnostics
import Reports

/// Prints what a stage of the pipeline makes of a file.
enum InspectCommand: Command {
  static let syntax = CommandSyntax(
    "inspect", summary: "Print a stage between a file and its chart as JSON",
    operands: [
      Operand("file", help: "A file with rows, or a Vega-Lite document; - is standard input")
    ],
    sections: [
      .init("Stage", [stage, kind]),
      .init("Data", ChartOptions.reading),
      ChartOptions.columnSection,
      ChartOptions.lookSection,
      .init("Vega-Lite", [RenderCommand.dataFolder]),
    ],
    examples: [
      "chalkboard inspect sales.csv --stage table",
      "chalkboard inspect sales.csv --stage layout --kind bar --x item --y quantity",
      "chalkboard inspect chart.vl.json --stage chart",
    ],
    discussion: """
      Without --x the stage table prints the file as it is read: every column with the
      kind that was found for it.
      """)

  static let stage = Option(
    "--stage", value: "STAGE", choices: InspectionStage.allCases.map(\.rawValue),
    help: "How far to go (default table)")
  static let kind = Option(
    "--kind", value: "KIND", choices: ChartRequest.Kind.allCases.map(\.rawValue),
    help: "What is drawn (default bar)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let stage: InspectionStage = try arguments.choice(stage) ?? .table
    let file = InputSource(argument: arguments.operands.first ?? "-")
    var settings = try ChartOptions.settings(arguments, console: console)
    let input = try file.load()
    if SpecificationRequest.recognizes(input) {
      settings.theme = arguments[DrawingOptions.theme] ?? RenderCommand.standardTheme
      let request = SpecificationRequest(
        document: input, dataFolder: RenderCommand.dataFolder(of: file, arguments))
      try StandardOutput.write(try request.json(of: stage, settings))
      return
    }
    let data = InputSource.bytes(input.bytes, name: input.name)
    if stage == .table, arguments[ChartOptions.x] == nil {
      try inspectFile(data, arguments, settings, console: console)
      return
    }
    let request = try ChartOptions.request(
      arguments, kind: try arguments.choice(kind) ?? .bar, data: data)
    try StandardOutput.write(try request.json(of: stage, settings))
  }

  private static func inspectFile(
    _ data: InputSource, _ arguments: ParsedArguments, _ settings: DrawingSettings,
    console: Console
  ) throws(Diagnostic) {
    var options = ReadOptions(requests: [], timeZone: settings.format.timeZone)
    options.emptyWords = arguments.all(ChartOptions.emptyWord)
    options.delimiter = try ChartOptions.delimiterCharacter(arguments)
    options.decimalMark = try arguments.choice(ChartOptions.decimalMark)
    let encoding: InputEncoding = try arguments.choice(DrawingOptions.encoding) ?? .utf8
    let result = try encoding.read(
      data, format: arguments[ChartOptions.dataFormat], options: options)
    console.report(result.diagnostics)
    try StandardOutput.write(try StageJSON.bytes(of: result.table))
  }
}
