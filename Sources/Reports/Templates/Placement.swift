import Diagnostics

/// A panel, or a rule that says which panels there are, and how wide it is.
package struct Placement: Sendable {
  package enum Kind: Sendable {
    case panel(any Panel)
    case arrangement(any PanelArrangement)
  }

  package var kind: Kind
  /// In twelfths of the page.
  package var span: Int
  /// In twelfths of a page so narrow that panels stand under each other.
  package var narrowSpan: Int
}

extension Placement {
  /// How deep panels may stand in others.
  static let depthLimit = 8

  /// The panels of one row.
  ///
  /// - Throws: an error when there is none, or when they are wider than a page.
  static func row(_ list: TemplatePart) throws(Diagnostic) -> [Placement] {
    let placements = try self.list(list, depth: 0)
    let sum = placements.reduce(0) { $0 + $1.span }
    if sum > ReportTemplate.columnCount { throw .tooWideRow(sum, at: list.place) }
    return placements
  }

  /// A list of panels, of which there is at least one.
  ///
  /// - Parameter depth: in how many others the list stands.
  static func list(_ list: TemplatePart, depth: Int) throws(Diagnostic) -> [Placement] {
    if depth > depthLimit { throw .tooDeepPanels(limit: depthLimit, at: list.place) }
    var placements: [Placement] = []
    for panel in try list.array() {
      placements.append(try PanelCatalog.placement(panel, depth: depth))
    }
    if placements.isEmpty { throw .wrongPart(list, expected: "at least one panel") }
    return placements
  }

  /// What the template says in the panel in words of its own.
  var ownTexts: [String] {
    switch kind {
    case .panel(let panel): panel.ownTexts
    case .arrangement(let arrangement): arrangement.ownTexts
    }
  }
}
