import ChalkboardUI
import Diagnostics

/// What a panel gives: a view for pictures, and its words and figures for readers who do not see it.
package struct PanelContent {
  /// The heading in bookmarks, side bars and text; `nil` for a panel that is no entry there.
  package var title: String?
  /// The whole panel, its card included: as wide as it is offered, as high as it needs or is offered.
  package var view: AnyView
  /// How the panel is parted between pages; `nil` when it stays in one piece.
  package var rows: BreakableRows?
  /// Whether the view shows more than the text says. Formats that have text of their own write the
  /// text of other panels in place of a picture.
  package var isPicture: Bool
  private let textBlocks: () throws(Diagnostic) -> [TextBlock]

  /// - Parameter text: what the panel says, found only when a format asks for it, since formatting
  ///   costs more than drawing.
  package init(
    title: String?, view: some View, rows: BreakableRows? = nil, isPicture: Bool = true,
    text: @escaping () throws(Diagnostic) -> [TextBlock] = { () throws(Diagnostic) in [] }
  ) {
    self.title = title
    self.view = AnyView(view)
    self.rows = rows
    self.isPicture = isPicture
    textBlocks = text
  }

  /// What the panel says, without its title.
  package func text() throws(Diagnostic) -> [TextBlock] { try textBlocks() }
}

/// The rows of a panel that may be parted between pages.
///
/// All rows have one height, so that a table of 100,000 is paged without being measured.
package struct BreakableRows {
  package var count: Int
  /// Of everything but rows in CSS pixels: the heading, the titles of columns and the padding.
  package var headHeight: Double
  package var rowHeight: Double
  /// Of what stands below the last row.
  package var totalHeight: Double
  private let part: (Range<Int>, Bool) -> AnyView

  /// - Parameter view: the panel with some of its rows, and whether these are the last ones.
  package init(
    count: Int, headHeight: Double, rowHeight: Double, totalHeight: Double,
    view: @escaping (Range<Int>, Bool) -> AnyView
  ) {
    self.count = count
    self.headHeight = headHeight
    self.rowHeight = rowHeight
    self.totalHeight = totalHeight
    part = view
  }

  /// The panel with these rows only; what stands below all rows is in the last part alone.
  package func view(of rows: Range<Int>, isLast: Bool) -> AnyView { part(rows, isLast) }
}
