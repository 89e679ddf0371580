import Diagnostics

/// A panel and how wide it is.
package struct Placement: Sendable {
  package var panel: any Panel
  /// In twelfths of the page.
  package var span: Int
  /// In twelfths of a page so narrow that panels stand under each other.
  package var narrowSpan: Int
}

extension Placement {
  /// The panels of one row.
  ///
  /// - Throws: an error when there is none, or when they are wider than a page.
  static func row(_ list: TemplatePart) throws(Diagnostic) -> [Placement] {
    var placements: [Placement] = []
    for panel in try list.array() { placements.append(try PanelCatalog.placement(panel)) }
    if placements.isEmpty { throw .wrongPart(list, expected: "at least one panel") }
    let sum = placements.reduce(0) { $0 + $1.span }
    if sum > ReportTemplate.columnCount { throw .tooWideRow(sum, at: list.place) }
    return placements
  }

  /// What the template says in the panel in words of its own.
  var ownTexts: [String] { panel.ownTexts }
}
