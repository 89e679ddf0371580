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
      var request = SpecificationRequest(
        document: input, dataFolder: RenderCommand.dataFolder(of: file, arguments))
      request.width = try arguments.number(ChartOptions.width, in: ChartRequest.sideLimits)
      request.height = try arguments.number(ChartOptions.height, in: ChartRequest.sideLimits)
      warn(arguments, effective: ofDocuments, in: "a Vega-Lite document says it", console)
      try StandardOutput.write(try request.json(of: stage, settings))
      return
    }
    let data = InputSource.bytes(input.bytes, name: input.name)
    let hasX = arguments.has(ChartOptions.x)
    warn(
      arguments, effective: stage != .table ? ofCharts : hasX ? ofTables : ofFiles,
      in: "\(file.name ?? "the file") holds rows, the stage is \(stage.rawValue)"
        + (hasX ? "" : " without --x"), console)
    if stage == .table, arguments[ChartOptions.x] == nil {
      try inspectFile(data, arguments, settings, console: console)
      return
    }
    let request = try ChartOptions.request(
      arguments, kind: try arguments.choice(kind) ?? .bar, data: data)
    try StandardOutput.write(try request.json(of: stage, settings))
  }

  /// The options that change a stage of a Vega-Lite document.
  private static let ofDocuments =
    [stage, RenderCommand.dataFolder, ChartOptions.width, ChartOptions.height] + look
  /// Those that change the rows of a file, the rows of a chart, and its further stages.
  private static let ofFiles = [stage, DrawingOptions.timeZone] + ChartOptions.reading
  private static let ofTables =
    ofFiles + [kind, DrawingOptions.locale]
    + ChartOptions.columnSection.options.filter { $0 != ChartOptions.arrangement }
  private static let ofCharts =
    [stage, kind] + ChartOptions.reading + ChartOptions.columnSection.options
    + ChartOptions.lookSection.options

  private static let look = [
    DrawingOptions.theme, DrawingOptions.colorScheme, DrawingOptions.background,
    DrawingOptions.locale, DrawingOptions.timeZone, DrawingOptions.fontFolder,
  ]

  private static func warn(
    _ arguments: ParsedArguments, effective: [Option], in situation: String, _ console: Console
  ) {
    let idle = syntax.options.filter { arguments.has($0) && !effective.contains($0) }
    console.report(
      DrawingOptions.environmentWarnings(arguments, console: console)
        + idle.map { .withoutEffect($0, because: situation) })
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
