import Diagnostics

extension PageSetup {
  /// The member `page` of a template: either a `width`, perhaps with a `height`, or a `paper`.
  init(_ part: TemplatePart, colorScheme: PictureColorScheme) throws(Diagnostic) {
    let page = try part.object(TemplateMembers.page)
    self.init(
      width: try page["width"]?.number(in: Self.widths) ?? 1200,
      height: try page["height"]?.number(in: Self.heights), colorScheme: colorScheme)
    let paperMembers = ["orientation", "margin", "header", "footer"]
    guard let format = page["paper"] else {
      for name in paperMembers {
        if let member = page[name] { throw .withoutPaper(name, at: member.place) }
      }
      return
    }
    var paper = Paper(
      try format.choice(of: Paper.Format.self, known: Paper.Format.allCases.map(\.rawValue)))
    paper.isLandscape =
      try page["orientation"]?.choice(
        of: Orientation.self, known: Orientation.allCases.map(\.rawValue)) == .landscape
    paper.margin = try page["margin"]?.number(in: Paper.margins) ?? paper.margin
    paper.header = try page["header"].map(TemplateText.init)
    paper.footer = try page["footer"].map(TemplateText.init)
    self.paper = paper
  }

  private enum Orientation: String, CaseIterable {
    case portrait, landscape
  }
}
