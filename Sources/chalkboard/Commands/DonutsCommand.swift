import Diagnostics
import Reports

/// Draws the sheet of all donuts.
enum DonutsCommand: Command {
  static let syntax = CommandSyntax(
    "donuts", summary: "Draw every dough, glaze and topping that a recipe can name",
    sections: [
      .init(
        "Look",
        [
          width, DrawingOptions.colorScheme, DrawingOptions.background, DrawingOptions.fontFolder,
        ]),
      DrawingOptions.outputSection,
      RunOptions.datedSection,
    ],
    examples: ["chalkboard donuts -o donuts.svg -o donuts.png"])

  static let width = Option(
    "--width", value: "PIXELS", help: "The width in CSS pixels (default 1200)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let targets = try DrawingOptions.targets(arguments)
    let options = try DrawingOptions.outputOptions(arguments)
    let settings = DrawingSettings(
      fonts: try DrawingOptions.fonts(arguments, console: console),
      colorScheme: try arguments.choice(DrawingOptions.colorScheme) ?? .light,
      background: try arguments.choice(DrawingOptions.background) ?? .automatic)
    let sheet = DonutSheet(width: try arguments.number(width, in: DonutSheet.widths) ?? 1200)
    let drawing = sheet.drawing(settings)
    let warnings = DrawingOptions.warnings(arguments, targets: targets, console: console)
    let lacking = OutputTarget.warnings(
      about: drawing.scene, for: targets, options: options, fonts: settings.fonts)
    try console.finish(
      warnings + drawing.diagnostics + lacking, isStrict: arguments.has(DrawingOptions.strict)
    ) { () throws(Diagnostic) in
      try OutputTarget.write(drawing.scene, to: targets, options: options, fonts: settings.fonts)
    }
  }
}
