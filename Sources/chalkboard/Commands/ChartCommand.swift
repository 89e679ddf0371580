import DataTable
import Diagnostics
import Reports

/// Draws one chart from the columns of a file.
enum ChartCommand: Command {
  static let syntax = CommandSyntax(
    "chart", summary: "Draw a chart from the columns of a CSV, JSON or NDJSON file",
    operands: [
      Operand(
        "kind", choices: ChartRequest.Kind.allCases.map(\.rawValue), help: "What to draw")
    ],
    sections: [
      .init("Data", [ChartOptions.data] + ChartOptions.reading),
      ChartOptions.columnSection,
      ChartOptions.lookSection,
      DrawingOptions.outputSection,
      RunOptions.datedSection,
    ],
    examples: [
      "chalkboard chart bar --data sales.csv --x item --y quantity -o top.svg",
      "chalkboard chart line --data sales.csv --x day --y income --series city -o a.png",
      "chalkboard chart bar --data sales.csv --x city --aggregate count -o - --format svg",
    ],
    discussion: """
      Columns are found by name; case, spaces and punctuation do not count. Rows that
      share x and series are summed, except for points. Text along x keeps the order of
      the file; times and numbers are sorted. When x holds numbers and y holds text, bars
      lie. Bars over times are grouped by a calendar unit that suits the data, lines and
      areas are not unless --time-unit says so.

      The locale is that of --locale, else of CHALKBOARD_LOCALE, else en_US. The
      time zone is UTC unless --time-zone says otherwise; the machine's own is never used.
      """)

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let isStrict = arguments.has(DrawingOptions.strict)
    var request = try ChartOptions.request(
      arguments, kind: ChartRequest.Kind(rawValue: arguments.operands.first ?? "") ?? .bar,
      data: InputSource(argument: try arguments.required(ChartOptions.data)))
    request.isStrict = isStrict
    let targets = try DrawingOptions.targets(arguments)
    let options = try DrawingOptions.outputOptions(arguments)
    let settings = try ChartOptions.settings(arguments, console: console)
    try OutputTarget.check(
      request.size, for: targets, options: options, fonts: settings.fonts)
    let drawing = try request.drawing(settings)
    let warnings = DrawingOptions.warnings(arguments, targets: targets, console: console)
    let lacking = OutputTarget.warnings(
      about: drawing.scene, for: targets, options: options, fonts: settings.fonts)
    try console.finish(warnings + drawing.diagnostics + lacking, isStrict: isStrict) {
      () throws(Diagnostic) in
      try OutputTarget.write(drawing.scene, to: targets, options: options, fonts: settings.fonts)
    }
  }
}
