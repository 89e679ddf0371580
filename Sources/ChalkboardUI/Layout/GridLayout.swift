/// Where the cells of a grid lie: columns as wide as their widest cell, rows as tall as their
/// tallest.
struct GridLayout: Layout {
  /// A cell's place; the subviews of the layout are the cells, row by row.
  struct Cell {
    var row: Int
    var column: Int
    /// How many columns it covers, at least 1.
    var span: Int
    /// A view outside of any row covers all columns.
    var isWholeRow: Bool
    var alignment: Alignment
    /// Whether the cell's own width or height does not count for its column or row.
    var unsizedAxes: Axis.Set
    var anchor: UnitPoint?
  }

  var cells: [Cell]
  var rowCount: Int
  var columnCount: Int
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties(mergesGuides: true) }

  /// The lengths of all columns and rows.
  private struct Tracks {
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// Each cell's distance from its row's alignment line to the row's top.
    var rowGuides: [CGFloat]
  }

  private var columnSpacing: CGFloat { horizontalSpacing ?? ViewSpacing.standard }
  private var rowSpacing: CGFloat { verticalSpacing ?? ViewSpacing.standard }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal, subviews)
    return CGSize(
      width: length(of: tracks.widths, columnSpacing),
      height: length(of: tracks.heights, rowSpacing))
  }

  private func length(of tracks: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    tracks.reduce(0, +) + spacing * CGFloat(max(0, tracks.count - 1))
  }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Tracks {
    let widths = columnWidths(proposal.width, subviews)
    var heights = Array(repeating: CGFloat(0), count: rowCount)
    var guides = heights
    var below = heights
    let offers = rowOffers(proposal.height, widths: widths, subviews)
    for (cell, subview) in zip(cells, subviews) {
      let offer = ProposedViewSize(
        width: width(of: cell, in: widths), height: offers.map { $0[cell.row] })
      let dimensions = subview.dimensions(in: offer)
      let guide = dimensions[cell.alignment.vertical]
      if cell.unsizedAxes.contains(.vertical) { continue }
      guides[cell.row] = max(guides[cell.row], guide)
      below[cell.row] = max(below[cell.row], dimensions.height - guide)
      heights[cell.row] = max(heights[cell.row], guides[cell.row] + below[cell.row])
    }
    return Tracks(widths: widths, heights: heights, rowGuides: guides)
  }

  private func width(of cell: Cell, in widths: [CGFloat]) -> CGFloat {
    let end = cell.isWholeRow ? widths.count : min(widths.count, cell.column + cell.span)
    let start = cell.isWholeRow ? 0 : min(cell.column, end)
    return length(of: Array(widths[start..<end]), columnSpacing)
  }

  /// Offers width to the columns as a stack does to its views: the least flexible first.
  private func columnWidths(_ width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    func lengths(offered offer: (Int) -> CGFloat?) -> [CGFloat] {
      var widths = Array(repeating: CGFloat(0), count: columnCount)
      for (cell, subview) in zip(cells, subviews)
      where cell.span == 1 && !cell.isWholeRow && !cell.unsizedAxes.contains(.horizontal) {
        let size = subview.sizeThatFits(
          ProposedViewSize(width: offer(cell.column), height: nil))
        widths[cell.column] = max(widths[cell.column], size.width)
      }
      return widths
    }
    var widths: [CGFloat]
    if let width, columnCount > 0 {
      let smallest = lengths { _ in 0 }
      let largest = lengths { _ in .infinity }
      var offers = Array(repeating: CGFloat(0), count: columnCount)
      var remaining = width - columnSpacing * CGFloat(max(0, columnCount - 1))
      let order = (0..<columnCount).sorted {
        (largest[$0] - smallest[$0], $0) < (largest[$1] - smallest[$1], $1)
      }
      widths = smallest
      for (position, column) in order.enumerated() {
        offers[column] = max(0, remaining) / CGFloat(columnCount - position)
        guard remaining.isFinite else {
          widths[column] = largest[column]
          continue
        }
        widths[column] = columnWidth(column, offered: offers[column], subviews)
        remaining -= widths[column]
      }
    } else {
      widths = lengths { _ in nil }
    }
    widen(&widths, within: width, subviews)
    return widths
  }

  private func columnWidth(_ column: Int, offered offer: CGFloat, _ subviews: Subviews) -> CGFloat {
    zip(cells, subviews).reduce(CGFloat(0)) { widest, pair in
      let (cell, subview) = pair
      guard cell.column == column, cell.span == 1, !cell.isWholeRow,
        !cell.unsizedAxes.contains(.horizontal)
      else { return widest }
      return max(widest, subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
    }
  }

  /// Gives cells that cover several columns the width that they lack, the same to each column.
  private func widen(_ widths: inout [CGFloat], within width: CGFloat?, _ subviews: Subviews) {
    for (cell, subview) in zip(cells, subviews)
    where (cell.span > 1 || cell.isWholeRow) && !cell.unsizedAxes.contains(.horizontal) {
      let available = self.width(of: cell, in: widths)
      let offer = width.map { _ in max(available, 0) }
      let missing =
        subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - available
      let end = cell.isWholeRow ? widths.count : min(widths.count, cell.column + cell.span)
      let start = cell.isWholeRow ? 0 : min(cell.column, end)
      guard missing > 0, missing.isFinite, end > start else { continue }
      for column in start..<end { widths[column] += missing / CGFloat(end - start) }
    }
  }

  /// What each row's cells are offered; `nil` where no height is given.
  private func rowOffers(_ height: CGFloat?, widths: [CGFloat], _ subviews: Subviews) -> [CGFloat]?
  {
    guard let height, rowCount > 0 else { return nil }
    func heights(offered offer: CGFloat) -> [CGFloat] {
      var heights = Array(repeating: CGFloat(0), count: rowCount)
      for (cell, subview) in zip(cells, subviews) where !cell.unsizedAxes.contains(.vertical) {
        let size = subview.sizeThatFits(
          ProposedViewSize(width: width(of: cell, in: widths), height: offer))
        heights[cell.row] = max(heights[cell.row], size.height)
      }
      return heights
    }
    let smallest = heights(offered: 0)
    let largest = heights(offered: .infinity)
    var remaining = height - rowSpacing * CGFloat(max(0, rowCount - 1))
    var offers = Array(repeating: CGFloat(0), count: rowCount)
    let order = (0..<rowCount).sorted {
      (largest[$0] - smallest[$0], $0) < (largest[$1] - smallest[$1], $1)
    }
    for (position, row) in order.enumerated() {
      let share = max(0, remaining) / CGFloat(rowCount - position)
      offers[row] = min(max(share, smallest[row]), max(largest[row], smallest[row]))
      if remaining.isFinite { remaining -= offers[row] }
    }
    return offers
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(proposal, subviews)
    let columns = starts(of: tracks.widths, columnSpacing)
    let rows = starts(of: tracks.heights, rowSpacing)
    for (cell, subview) in zip(cells, subviews) {
      let size = CGSize(width: width(of: cell, in: tracks.widths), height: tracks.heights[cell.row])
      let offer = ProposedViewSize(size)
      let dimensions = subview.dimensions(in: offer)
      let start = cell.isWholeRow ? 0 : columns[min(cell.column, columns.count - 1)]
      var position = CGPoint(x: bounds.minX + start, y: bounds.minY + rows[cell.row])
      if let anchor = cell.anchor {
        position.x += (size.width - dimensions.width) * anchor.x
        position.y += (size.height - dimensions.height) * anchor.y
      } else {
        let frame = ViewDimensions(size: size)
        position.x += frame[cell.alignment.horizontal] - dimensions[cell.alignment.horizontal]
        position.y += tracks.rowGuides[cell.row] - dimensions[cell.alignment.vertical]
        // A guide in the middle or at the bottom moves with the row's own height.
        if cell.alignment.vertical == .bottom {
          position.y = bounds.minY + rows[cell.row] + size.height - dimensions.height
        }
      }
      subview.place(
        at: position, textAnchor: cell.alignment.horizontal.textAnchor, proposal: offer)
    }
  }

  private func starts(of lengths: [CGFloat], _ spacing: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }
}
