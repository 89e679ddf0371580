import ChalkboardUI

/// The continuous page of a report: the rows of its panels below each other.
struct ReportPage: View {
  /// The whole page, margins included.
  private let width: CGFloat
  /// `nil` is as high as the rows need.
  private let height: CGFloat?
  private let rows: [ReportDocument.Row]
  private let layoutDirection: LayoutDirection

  /// Between panels and between rows, and around the page.
  static let gap: CGFloat = 16
  private static let margin: CGFloat = 32
  private static let narrowMargin: CGFloat = 16

  init(
    _ rows: [ReportDocument.Row], width: CGFloat, height: CGFloat? = nil,
    layoutDirection: LayoutDirection
  ) {
    self.rows = rows
    self.width = width
    self.height = height
    self.layoutDirection = layoutDirection
  }

  var body: some View {
    BoardLayout(stretches: rows.map(\.stretch), gap: Self.gap) {
      ForEach(rows.indices, id: \.self) { PanelRow(rows[$0]) }
    }
    .padding(isNarrow ? Self.narrowMargin : Self.margin)
    .frame(width: width, height: height)
    .environment(\.layoutDirection, layoutDirection)
  }

  private var isNarrow: Bool { width - 2 * Self.margin < PageRowLayout.foldWidth }
}

/// One row of panels, as wide as it is offered.
struct PanelRow: View {
  private let row: ReportDocument.Row

  init(_ row: ReportDocument.Row) { self.row = row }

  var body: some View {
    PageRowLayout(
      spans: row.panels.map(\.span), narrowSpans: row.panels.map(\.narrowSpan),
      gap: ReportPage.gap
    ) {
      ForEach(row.panels.indices, id: \.self) { row.panels[$0].content.view }
    }
  }
}

/// Stacks rows; where a height is given, those that stretch share what the others leave.
struct BoardLayout: Layout {
  /// One for each row; 0 for one that keeps its height.
  var stretches: [Double]
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 1200
    let heights = heights(subviews, width: width, whole: proposal.height)
    let gaps = gap * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let heights = heights(subviews, width: bounds.width, whole: proposal.height)
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + gap
    }
  }

  private func heights(_ subviews: Subviews, width: CGFloat, whole: CGFloat?) -> [CGFloat] {
    func stretch(_ index: Int) -> Double {
      whole != nil && stretches.indices.contains(index) ? stretches[index] : 0
    }
    let sum = subviews.indices.reduce(0) { $0 + stretch($1) }
    var heights = subviews.indices.map { index in
      stretch(index) > 0
        ? 0 : subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    guard let whole, sum > 0 else { return heights }
    let gaps = gap * CGFloat(max(0, heights.count - 1))
    let rest = max(0, whole - heights.reduce(gaps, +))
    for index in subviews.indices where stretch(index) > 0 {
      // In whole points, for the panels' edges to be sharp.
      heights[index] = (rest * stretch(index) / sum).rounded(.down)
    }
    return heights
  }
}
