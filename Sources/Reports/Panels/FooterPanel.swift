import Diagnostics
import FoodTruckKit

/// Where the figures come from, and by what rule changes are shown.
struct FooterPanel: Panel {
  static let name = "footer"
  static let summary =
    "sources, rows read and skipped, how changes are counted"
  static let standardSpan = 12

  init(_ options: PanelOptions) {}

  func content(of data: ReportData, in scope: ExpressionScope) -> PanelContent {
    let footer = ReportFooter(sources: data.sources)
    return PanelContent(title: nil, view: footer, isPicture: false) { () throws(Diagnostic) in
      footer.lines(data.words.vocabulary, data.figures).map(TextBlock.plain)
    }
  }
}
