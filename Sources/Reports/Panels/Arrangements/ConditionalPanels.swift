import Diagnostics

/// Panels that are there only when a condition holds.
struct ConditionalPanels: PanelArrangement {
  static let name = "if"
  static let summary = "panels that are there only when a condition holds"
  static let options = [
    TemplateMember(
      "condition", .expression, isRequired: true, "What has to be true, such as count(sales) > 0."),
    TemplateMember("panels", .list(.panel), isRequired: true, "The panels where it is true."),
    TemplateMember("else", .list(.panel), "Those where it is not; none by default."),
  ]
  static let standardSpan = 12

  private let condition: Expression
  private let panels: [Placement]
  private let alternative: [Placement]

  init(_ options: PanelOptions, depth: Int) throws(Diagnostic) {
    let text = try options.object.required("condition")
    condition = try Expression(parsing: try text.name(), at: text.place)
    panels = try Placement.list(try options.object.required("panels"), depth: depth)
    alternative =
      try options.object["else"].map { (list) throws(Diagnostic) in
        try Placement.list(list, depth: depth)
      } ?? []
  }

  var ownTexts: [String] { (panels + alternative).flatMap(\.ownTexts) }

  func panels(
    at placement: Placement, _ builder: PanelBuilder
  ) throws(Diagnostic) -> [PlacedContent] {
    let holds = try condition.value(in: builder.scope) == .boolean(true)
    return try builder.panels(of: holds ? panels : alternative)
  }
}
