import DataTable
import Diagnostics
import Reports

/// Makes the report of a day from a template, the sales and a forecast.
enum ReportCommand: Command {
  static let syntax = CommandSyntax(
    "report", summary: "Make a report of a day from sales and a forecast",
    sections: [
      .init(
        "Data",
        [
          template, sales, salesFormat, DrawingOptions.encoding, ChartOptions.decimalMark, forecast,
          orders, data, setting, sample,
        ]),
      .init("Content", [date, now, city, currency]),
      .init(
        "Look",
        [
          width, paper, DrawingOptions.colorScheme, DrawingOptions.background,
          DrawingOptions.locale,
          DrawingOptions.timeZone, DrawingOptions.fontFolder,
        ]),
      DrawingOptions.outputSection,
      .init(
        "Mail",
        [
          DrawingOptions.mailSender, DrawingOptions.mailRecipients, DrawingOptions.mailSubject,
        ]),
      RunOptions.section,
    ],
    examples: [
      "chalkboard report --sales sales.csv --forecast forecast.json -o report.svg -o report.png",
      "chalkboard report --sales sales.csv --date 2026-05-06 --width 600 -o narrow.svg",
    ],
    discussion: """
      Sales are CSV, JSON or NDJSON with the columns order id, time, city, item, quantity
      and unit price, found by name in any order. Without --date the report is of the last
      day with sales, else of that of --now, the orders or the forecast. Without --now it
      speaks of the moment of that day's last sale, or of noon when there is none. Without
      a forecast that can be read, the template's own stands in, marked as a sample.

      A template is a path, or a name that is looked for in Templates/ of the working
      folder, in the folders of CHALKBOARD_TEMPLATES, in Templates/ beside or above the
      program, and in /usr/local/share/chalkboard/templates and
      /usr/share/chalkboard/templates.

      The locale is that of --locale, else of the template, else of CHALKBOARD_LOCALE,
      else en_US. The words are in its language where words/ beside the templates has
      it, else in English. The time zone is that of --time-zone, else of the template,
      else UTC; the machine's own is never used.
      """)

  static let template = Option(
    "--template", value: "NAME", help: "What the report shows: a name or a path (default daily)")
  static let sales = Option(
    "--sales", value: "FILE", help: "What was sold; - is standard input")
  static let salesFormat = Option(
    "--sales-format", value: "FORMAT", choices: ReaderCatalog.readers.map(\.formatName),
    help: "The format of the sales (default: by ending and content)")
  static let forecast = Option(
    "--forecast", value: "FILE", help: "The weather, in the own form or as Open-Meteo answers")
  static let orders = Option(
    "--orders", value: "FILE", help: "The newest orders (default: those of the sales)")
  static let data = Option(
    "--data", value: "NAME=FILE", mayRepeat: true,
    help: "The file of another source that the template draws on")
  static let setting = Option(
    "--set", value: "NAME=VALUE", mayRepeat: true, help: "The value of a template's parameter")
  static let sample = Option(
    switch: "--sample", help: "Use the template's sample data for all that is not given")
  static let date = Option(
    "--date", value: "DATE", help: "The day of the report (default: the last one with sales)")
  static let now = Option(
    "--now", value: "TIME",
    help: "The moment that counts as now, as in 2026-05-06T15:30 (default: the day's last sale)")
  static let city = Option("--city", value: "NAME", help: "Only the sales of this city")
  static let currency = Option(
    "--currency", value: "CODE", help: "The currency of the prices (default: the template's)")
  static let width = Option(
    "--width", value: "PIXELS",
    help: "The width of the page, 600 to 2400 CSS pixels (default: the template's)")

  static let paper = Option(
    "--paper", value: "FORMAT", choices: Paper.Format.allCases.map(\.rawValue),
    help: "The sheets of a PDF (default: the template's, else one page)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let targets = try DrawingOptions.targets(arguments)
    var options = try DrawingOptions.outputOptions(arguments)
    options.mail = try DrawingOptions.mailOptions(arguments)
    let request = try Self.request(arguments, console: console)
    let fonts = try DrawingOptions.fonts(arguments, console: console)
    let finder = TemplateFinder(
      environment: console.environment, executable: console.executablePath)
    var diagnostics = DrawingOptions.warnings(arguments, targets: targets, console: console)
    let document: ReportDocument
    do throws(Diagnostic) {
      document = try ReportRunner(finder: finder, fonts: fonts).document(
        request, diagnostics: &diagnostics)
    } catch {
      console.report(diagnostics)
      throw error
    }
    let output = try ReportOutput(document, targets: targets, options: options)
    try console.finish(diagnostics + output.diagnostics, isStrict: request.isStrict) {
      () throws(Diagnostic) in
      try output.write()
    }
  }

  private static func request(
    _ arguments: ParsedArguments, console: Console
  ) throws(Diagnostic) -> ReportRequest {
    var request = ReportRequest(
      template: arguments[template] ?? "daily",
      sales: arguments[sales].map { InputSource(argument: $0) })
    request.data = try pairs(data, arguments).map { ($0.name, InputSource(argument: $0.value)) }
    request.parameters = try pairs(setting, arguments)
    request.usesSample = arguments.has(sample)
    request.forecast = arguments[forecast].map { InputSource(argument: $0) }
    request.orders = arguments[orders].map { InputSource(argument: $0) }
    request.salesFormat = arguments[salesFormat]
    request.encoding = try arguments.choice(DrawingOptions.encoding) ?? .utf8
    request.decimalMark = try arguments.choice(ChartOptions.decimalMark)
    if let text = arguments[date] {
      guard let day = CalendarDay(text) else { throw .wrongDate(text, of: date) }
      request.date = day
    }
    request.now = arguments[now]
    request.city = arguments[city]
    request.width = try arguments.number(width, in: PageSetup.widths)
    request.paper = try arguments.choice(paper)
    request.locale = arguments[DrawingOptions.locale]
    request.currency = arguments[currency]
    request.timeZone = arguments[DrawingOptions.timeZone]
    request.fallbackLocale = DrawingOptions.locale(arguments, console: console)
    request.colorScheme = try arguments.choice(DrawingOptions.colorScheme)
    request.background = try arguments.choice(DrawingOptions.background) ?? .automatic
    request.isStrict = arguments.has(DrawingOptions.strict)
    return request
  }

  /// The values of an option that are a name and something behind an equals sign.
  private static func pairs(
    _ option: Option, _ arguments: ParsedArguments
  ) throws(Diagnostic) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for text in arguments.all(option) {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw .missingEqualsSign(text, of: option)
      }
      pairs.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
    }
    return pairs
  }
}
