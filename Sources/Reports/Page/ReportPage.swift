import ChalkboardUI

/// The page of a report: the rows of its template below each other.
struct ReportPage: View {
  var template: ReportTemplate
  var data: ReportData

  /// Between rows, and between the page's edge and its content.
  private static let gap: CGFloat = 16
  private static let margin: CGFloat = 32
  private static let narrowMargin: CGFloat = 16

  /// The whole page, margins included.
  var width: CGFloat

  var body: some View {
    VStack(spacing: Self.gap) {
      ForEach(template.rows.indices, id: \.self) { row(template.rows[$0]) }
    }
    .padding(width - 2 * Self.margin < PageRowLayout.foldWidth ? Self.narrowMargin : Self.margin)
    .frame(width: width)
  }

  private func row(_ row: ReportTemplate.Row) -> some View {
    PageRowLayout(
      spans: row.panels.map(\.span),
      narrowSpans: row.panels.map { type(of: $0.panel).narrowSpan }, gap: Self.gap
    ) {
      ForEach(row.panels.indices, id: \.self) { row.panels[$0].panel.view(of: data) }
    }
  }
}
