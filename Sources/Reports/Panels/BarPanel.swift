import Diagnostics

/// Bars over any source.
struct BarPanel: Panel {
  static let name = "bar"
  static let summary = "bars of a source, by names or times"
  static let options =
    SeriesPanel.members + [
      TemplateMember(
        "direction", .choice(Direction.allCases.map(\.rawValue)),
        "Whether bars stand or lie; vertical by default."),
      TemplateMember(
        "grouped", .boolean,
        "Whether series stand beside each other; stacked by default."),
    ]
  static let standardSpan = 6

  enum Direction: String, CaseIterable {
    case vertical, horizontal
  }

  private let panel: SeriesPanel

  init(_ options: PanelOptions) throws(Diagnostic) {
    var panel = try SeriesPanel(.bar, options)
    panel.isHorizontal =
      try options.object["direction"]?.choice(
        of: Direction.self, known: Direction.allCases.map(\.rawValue)) == .horizontal
    panel.isGrouped = try options.object["grouped"]?.boolean() ?? false
    self.panel = panel
  }

  var ownTexts: [String] { panel.ownTexts }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    try panel.content(of: data, in: scope)
  }
}
