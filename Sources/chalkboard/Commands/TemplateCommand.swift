import Diagnostics
import Reports

/// Lists, shows, begins and checks report templates.
enum TemplateCommand: Command {
  static let syntax = CommandSyntax(
    "template", summary: "List, show, begin and check report templates",
    operands: [
      Operand("action", choices: Action.allCases.map(\.rawValue), help: "What to do"),
      Operand(
        "name", isRequired: false,
        help: "A template's name or path; for new the folder that is made"),
    ],
    sections: [.init("New", [source])],
    examples: [
      "chalkboard template list",
      "chalkboard template show weekly",
      "chalkboard template new ./mine --from daily",
      "chalkboard template check ./mine",
      "chalkboard template schema > template.schema.json",
    ],
    discussion: """
      list names the templates that are found, show prints one, new copies one with its
      sample data and words into a folder that does not exist yet, check reads one and
      draws it with its sample data, and schema prints the JSON Schema of
      template.json for editors.
      """)

  enum Action: String, CaseIterable {
    case list, show, new, check, schema
  }

  static let source = Option(
    "--from", value: "NAME", help: "The template that is copied (default daily)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let finder = TemplateFinder(
      environment: console.environment, executable: console.executablePath)
    let action = Action(rawValue: arguments.operands.first ?? "") ?? .list
    let name = arguments.operands.dropFirst().first
    switch action {
    case .list, .schema:
      if let name { throw .surplusOperand(name, of: syntax) }
      try console.printText(action == .schema ? TemplateSchema.text : listing(of: finder))
    case .show: try console.printText(try finder.text(named: try required(name, for: action)))
    case .new:
      try TemplateCopy(finder: finder).make(
        try required(name, for: action), from: arguments[source] ?? "daily")
    case .check: try check(try required(name, for: action), finder, arguments, console: console)
    }
  }

  private static func required(
    _ name: String?, for action: Action
  ) throws(Diagnostic) -> String {
    guard let name else { throw .missingTemplateName(for: action.rawValue) }
    return name
  }

  private static func listing(of finder: TemplateFinder) -> String {
    var table = TextTable(columns: ["name", "what it is for"])
    for name in finder.names {
      do throws(Diagnostic) {
        table.append([name, try finder.template(named: name).template.description])
      } catch {
        table.append([name, "\(error)"])
      }
    }
    return table.text
  }

  /// Reads the template and, where it has sample data, draws it.
  private static func check(
    _ name: String, _ finder: TemplateFinder, _ arguments: ParsedArguments, console: Console
  ) throws(Diagnostic) {
    let found = try finder.template(named: name)
    guard found.template.hasSample else {
      try console.printText("\(found.template.name): ok, not drawn, since it has no sample data\n")
      return
    }
    var request = ReportRequest(template: name)
    request.usesSample = true
    var diagnostics: [Diagnostic] = []
    let fonts = try DrawingOptions.fonts(arguments, console: console)
    let document = try ReportRunner(finder: finder, fonts: fonts).document(
      request, diagnostics: &diagnostics)
    _ = document.scene()
    console.report(diagnostics + document.takeDiagnostics())
    try console.printText("\(found.template.name): ok\n")
  }
}
