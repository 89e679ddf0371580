import Diagnostics

/// What a template writes like a panel, but is a rule that says which panels there are.
package protocol PanelArrangement: Sendable {
  /// What templates call it.
  static var name: String { get }
  /// What it does, in a phrase.
  static var summary: String { get }
  /// The options that a template may give besides those of every panel.
  static var options: [TemplateMember] { get }
  /// In twelfths of the page, where a template does not say.
  static var standardSpan: Int { get }

  /// What the template says in its panels in words of its own, to be translated.
  var ownTexts: [String] { get }

  /// Throws when an option is not as it should be.
  init(_ options: PanelOptions, depth: Int) throws(Diagnostic)

  /// The panels that there are for these data.
  ///
  /// - Parameter placement: where the arrangement itself stands.
  func panels(
    at placement: Placement, _ builder: PanelBuilder
  ) throws(Diagnostic) -> [PlacedContent]
}

/// What a panel gives, and how wide it is.
package struct PlacedContent {
  package var content: PanelContent
  package var span: Int
  package var narrowSpan: Int
}

/// Makes panels from the data of a report.
package struct PanelBuilder {
  var data: ReportData
  var scope: ExpressionScope

  /// How many panels a report may have; more would be a mistake in a `repeat`.
  static let panelLimit = 500

  func panels(of placements: [Placement]) throws(Diagnostic) -> [PlacedContent] {
    var panels: [PlacedContent] = []
    for placement in placements { panels += try self.panels(of: placement) }
    return panels
  }

  private func panels(of placement: Placement) throws(Diagnostic) -> [PlacedContent] {
    switch placement.kind {
    case .panel(let panel):
      return [
        PlacedContent(
          content: try panel.content(of: data, in: scope), span: placement.span,
          narrowSpan: placement.narrowSpan)
      ]
    case .arrangement(let arrangement): return try arrangement.panels(at: placement, self)
    }
  }
}
