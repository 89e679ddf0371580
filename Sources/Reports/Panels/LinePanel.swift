import Diagnostics

/// Lines over any source.
struct LinePanel: Panel {
  static let name = "line"
  static let summary = "lines of a source over times or names"
  static let options = SeriesPanel.members
  static let standardSpan = 6

  private let panel: SeriesPanel

  init(_ options: PanelOptions) throws(Diagnostic) { panel = try SeriesPanel(.line, options) }

  var ownTexts: [String] { panel.ownTexts }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    try panel.content(of: data, in: scope)
  }
}
