import Diagnostics

/// All panels that templates can name.
enum PanelCatalog {
  static let panels: [any Panel.Type] = [
    FooterPanel.self,
    ForecastPanel.self,
    HeaderPanel.self,
    ItemsPanel.self,
    MetricPanel.self,
    OrdersPanel.self,
    SalesHistoryPanel.self,
    TextPanel.self,
    TopItemsPanel.self,
  ]

  /// What every panel may say, besides the `type` that names it.
  static let commonOptions = [
    TemplateMember("type", .text, isRequired: true, "Which panel it is."),
    TemplateMember(
      "span", .integer(1...ReportTemplate.columnCount),
      "How many of the row's twelve columns it takes."),
    TemplateMember(
      "narrowSpan", .integer(1...ReportTemplate.columnCount),
      "The same on a page so narrow that panels stand under each other; 12 for most."),
  ]

  /// The panel that a template describes.
  static func placement(_ part: TemplatePart) throws(Diagnostic) -> Placement {
    guard let type = part.member("type") else { throw .missingMember("type", at: part.place) }
    let name = try type.name()
    guard let panel = panels.first(where: { $0.name == name }) else {
      throw .unknownPanel(name, known: panels.map { $0.name }, at: type.place)
    }
    let object = try part.object(commonOptions + panel.options)
    let columns = 1...ReportTemplate.columnCount
    return Placement(
      panel: try panel.init(PanelOptions(object: object)),
      span: try object["span"]?.integer(in: columns) ?? panel.standardSpan,
      narrowSpan: try object["narrowSpan"]?.integer(in: columns) ?? panel.narrowSpan)
  }
}
