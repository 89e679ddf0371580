import Diagnostics

/// All panels that templates can name.
enum PanelCatalog {
  static let panels: [any Panel.Type] = [
    AreaPanel.self,
    BarPanel.self,
    ChartPanel.self,
    DonutPanel.self,
    FooterPanel.self,
    ForecastPanel.self,
    HeaderPanel.self,
    HeatmapPanel.self,
    ImagePanel.self,
    LinePanel.self,
    MetricPanel.self,
    OrdersPanel.self,
    SalesHistoryPanel.self,
    TablePanel.self,
    TextPanel.self,
    TopItemsPanel.self,
  ]

  /// The rules that templates write like panels.
  static let arrangements: [any PanelArrangement.Type] = [
    ColumnsOfPanels.self,
    ConditionalPanels.self,
    RepeatedPanels.self,
  ]

  /// Everything that templates can name, with what it may say.
  static var entries: [(name: String, summary: String, options: [TemplateMember])] {
    panels.map { ($0.name, $0.summary, $0.options) }
      + arrangements.map { ($0.name, $0.summary, $0.options) }
  }

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
  ///
  /// - Parameter depth: in how many others it stands.
  static func placement(_ part: TemplatePart, depth: Int) throws(Diagnostic) -> Placement {
    guard let type = part.member("type") else { throw .missingMember("type", at: part.place) }
    let name = try type.name()
    if let panel = panels.first(where: { $0.name == name }) {
      let object = try part.object(commonOptions + panel.options)
      return try placement(
        .panel(try panel.init(PanelOptions(object: object))), object,
        span: panel.standardSpan, narrowSpan: panel.narrowSpan)
    }
    if let arrangement = arrangements.first(where: { $0.name == name }) {
      let object = try part.object(commonOptions + arrangement.options)
      return try placement(
        .arrangement(try arrangement.init(PanelOptions(object: object), depth: depth + 1)),
        object, span: arrangement.standardSpan, narrowSpan: ReportTemplate.columnCount)
    }
    throw .unknownPanel(name, known: entries.map(\.name), at: type.place)
  }

  private static func placement(
    _ kind: Placement.Kind, _ object: TemplateObject, span: Int, narrowSpan: Int
  ) throws(Diagnostic) -> Placement {
    let columns = 1...ReportTemplate.columnCount
    return Placement(
      kind: kind, span: try object["span"]?.integer(in: columns) ?? span,
      narrowSpan: try object["narrowSpan"]?.integer(in: columns) ?? narrowSpan)
  }
}
