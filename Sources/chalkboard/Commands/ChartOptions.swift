import ChartScales
import DataTable
import Diagnostics
import Reports
import VectorScene

/// The options that say what a chart shows, and how.
enum ChartOptions {
  static let data = Option(
    "--data", value: "FILE", help: "The file with the rows; - is standard input")
  static let dataFormat = Option(
    "--data-format", value: "FORMAT", choices: ReaderCatalog.readers.map(\.formatName),
    help: "The format of the file (default: by ending and content)")
  static let delimiter = Option(
    "--delimiter", value: "CHARACTER",
    help: "What stands between cells, or tab (default: found in the file)")
  static let decimalMark = Option(
    "--decimal-mark", value: "MARK", choices: DecimalMark.allCases.map(\.rawValue),
    help: "What stands in front of decimals (default: found in each column)")
  static let emptyWord = Option(
    "--empty", value: "TEXT", mayRepeat: true, allowsEmpty: true,
    help: "A text that means an empty cell, such as n/a")
  static let x = Option("--x", value: "COLUMN", help: "The column along x")
  static let y = Option(
    "--y", value: "COLUMN", help: "The column along y; not needed when rows are counted")
  static let series = Option(
    "--series", value: "COLUMN", help: "The column that splits rows into series of their own colour"
  )
  static let aggregate = Option(
    "--aggregate", value: "HOW", choices: ChartRequest.Aggregate.allCases.map(\.rawValue),
    help: "What becomes of rows that share x and series (default sum)")
  static let timeUnit = Option(
    "--time-unit", value: "UNIT", choices: TimeUnitTransform.Unit.allCases.map(\.rawValue),
    help: "Group times by this calendar unit")
  static let order = Option(
    "--sort", value: "ORDER", choices: ChartRequest.Order.allCases.map(\.rawValue),
    help: "The order of categories; ascending and descending go by value (default file)")
  static let arrangement = Option(
    "--arrange", value: "HOW", choices: ChartRequest.Arrangement.allCases.map(\.rawValue),
    help: "How series share a place (default stacked; grouped for means)")
  static let title = Option(
    "--title", value: "TEXT", allowsEmpty: true, help: "The title above the chart")
  static let xTitle = Option(
    "--x-title", value: "TEXT", allowsEmpty: true, help: "The title of the x axis; empty shows none"
  )
  static let yTitle = Option(
    "--y-title", value: "TEXT", allowsEmpty: true, help: "The title of the y axis; empty shows none"
  )
  static let valueLabels = Option(
    "--value-labels", value: "WHEN", choices: ChartRequest.ValueLabels.allCases.map(\.rawValue),
    help: "Numbers at the ends of bars (default auto: up to 25 bars, where they fit)")
  static let width = Option(
    "--width", value: "PIXELS", help: "The width in CSS pixels (default 640)")
  static let height = Option(
    "--height", value: "PIXELS", help: "The height in CSS pixels (default 400)")

  static let reading = [
    dataFormat, DrawingOptions.encoding, delimiter, decimalMark, emptyWord,
  ]
  static let columnSection = CommandSyntax.Section(
    "Columns", [x, y, series, aggregate, timeUnit, order, arrangement])
  static let lookSection = CommandSyntax.Section(
    "Look",
    [
      title, xTitle, yTitle, valueLabels, width, height, DrawingOptions.theme,
      DrawingOptions.colorScheme, DrawingOptions.background, DrawingOptions.locale,
      DrawingOptions.timeZone, DrawingOptions.fontFolder,
    ])

  static func settings(
    _ arguments: ParsedArguments, console: Console
  ) throws(Diagnostic) -> DrawingSettings {
    DrawingSettings(
      fonts: try DrawingOptions.fonts(arguments, console: console),
      format: try FormatContext(
        locale: DrawingOptions.locale(arguments, console: console),
        timeZone: arguments[DrawingOptions.timeZone] ?? "UTC"),
      theme: arguments[DrawingOptions.theme] ?? "default",
      colorScheme: try arguments.choice(DrawingOptions.colorScheme) ?? .light,
      background: try arguments.choice(DrawingOptions.background) ?? .automatic)
  }

  static func request(
    _ arguments: ParsedArguments, kind: ChartRequest.Kind, data: InputSource
  ) throws(Diagnostic) -> ChartRequest {
    var request = try ChartRequest(
      kind, data: data, x: try arguments.required(x), y: arguments[y],
      aggregate: try arguments.choice(aggregate))
    request.dataFormat = arguments[dataFormat]
    request.delimiter = try delimiterCharacter(arguments)
    request.decimalMark = try arguments.choice(decimalMark)
    request.encoding = try arguments.choice(DrawingOptions.encoding) ?? .utf8
    request.emptyWords = arguments.all(emptyWord)
    request.series = arguments[series]
    request.timeUnit = try arguments.choice(timeUnit)
    request.order = try arguments.choice(order) ?? .file
    request.arrangement = try arguments.choice(arrangement)
    request.valueLabels = try arguments.choice(valueLabels) ?? .automatic
    request.title = arguments[title].flatMap { $0.isEmpty ? nil : $0 }
    request.xTitle = arguments[xTitle]
    request.yTitle = arguments[yTitle]
    request.size = Size(
      width: try arguments.number(width, in: ChartRequest.sideLimits) ?? request.size.width,
      height: try arguments.number(height, in: ChartRequest.sideLimits) ?? request.size.height)
    return request
  }

  static func delimiterCharacter(
    _ arguments: ParsedArguments
  ) throws(Diagnostic) -> Character? {
    guard let text = arguments[delimiter] else { return nil }
    if text == "tab" || text == "\\t" { return "\t" }
    guard let character = text.first, text.count == 1 else {
      throw .wrongCharacter(text, of: delimiter)
    }
    return character
  }
}
