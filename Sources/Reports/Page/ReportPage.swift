import ChalkboardUI
import Diagnostics

/// The page of a report: the rows of its template below each other.
struct ReportPage: View {
  /// The whole page, margins included.
  private let width: CGFloat
  private let rows: [Row]

  /// Between panels and between rows, and around the page.
  static let gap: CGFloat = 16
  private static let margin: CGFloat = 32
  private static let narrowMargin: CGFloat = 16

  private struct Row: Identifiable {
    let id: Int
    let layout: PageRowLayout
    let panels: [AnyView]
  }

  /// Throws when a panel cannot be made from the data.
  init(_ template: ReportTemplate, data: ReportData, width: CGFloat) throws(Diagnostic) {
    self.width = width
    var rows: [Row] = []
    for row in template.rows {
      var panels: [AnyView] = []
      for placed in row.panels { panels.append(try placed.panel.view(of: data)) }
      let layout = PageRowLayout(
        spans: row.panels.map(\.span),
        narrowSpans: row.panels.map { type(of: $0.panel).narrowSpan }, gap: Self.gap)
      rows.append(Row(id: rows.count, layout: layout, panels: panels))
    }
    self.rows = rows
  }

  var body: some View {
    VStack(spacing: Self.gap) {
      ForEach(rows) { row in
        row.layout {
          ForEach(row.panels.indices, id: \.self) { row.panels[$0] }
        }
      }
    }
    .padding(isNarrow ? Self.narrowMargin : Self.margin)
    .frame(width: width)
  }

  private var isNarrow: Bool { width - 2 * Self.margin < PageRowLayout.foldWidth }
}
