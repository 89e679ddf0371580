import Diagnostics
import Typography
import VectorScene

// The labels of a y axis stand in a column beside the plot, each in the middle of its grid line or
// band.

extension AxisLayout {
  private func size(_ label: ResolvedLabel) -> Size {
    switch label.content {
    case .text: block(label, width: limit, lines: lineLimit)?.size ?? .zero
    case .embedded(let content): content.size(offered: nil, nil)
    }
  }

  /// The width of the column, in scene units; 0 without labels.
  func columnWidth() -> Double {
    let widest = marks.ticks.compactMap(\.label).map { size($0).width }.max() ?? 0
    return widest > 0 ? min(widest, limit) + gap : 0
  }

  /// How far the outermost labels reach above and below the plot.
  ///
  /// - Parameter band: what one category takes; 0 where labels stand at numbers.
  func verticalOverhang(band: Double) -> Double {
    let tallest = marks.ticks.compactMap(\.label).map { size($0).height }.max() ?? 0
    return max(0, (tallest - band) / 2)
  }

  /// Labels from the column's edge at the plot outwards; one that would overlap the one before is
  /// left out.
  func columnLabels(
    in plot: PlotGeometry, diagnostics: inout [Diagnostic]
  ) -> [PlacedLabel] {
    let isDiscrete = plot.position(.y).scale.isDiscrete
    let width = max(0, columnWidth() - gap)
    let x = marks.position == .leading ? plot.rect.minX - gap - width : plot.rect.maxX + gap
    let ticks = marks.ticks.filter { $0.label != nil }
    var placed: [PlacedLabel] = []
    // Names are thinned out evenly, first every second, then every third; numbers one by one, since
    // those that are left still tell where the others would be.
    var every = isDiscrete ? leastStride(of: ticks, in: plot) : 1
    while true {
      let column = column(ticks, every: every, x: x, width: width, in: plot)
      placed = column.labels
      if !isDiscrete || column.isWhole || every >= ticks.count { break }
      every += 1
    }
    let shortened = placed.count { $0.fullText != nil }
    let dropped = marks.ticks.count - placed.count
    reportDropped(dropped, shortened: shortened, of: marks.ticks.count, to: &diagnostics)
    return placed
  }

  /// How many names stand where one has room; 1 where all have it.
  private func leastStride(of ticks: [ResolvedTick], in plot: PlotGeometry) -> Int {
    guard ticks.count > 1 else { return 1 }
    let pitch = abs(plot.coordinate(ticks[1].value, .y) - plot.coordinate(ticks[0].value, .y))
    let tallest = ticks.compactMap(\.label).map { size($0).height }.max() ?? 0
    guard pitch > 0, pitch < tallest else { return 1 }
    return Int(min(Double(ticks.count), (tallest / pitch).rounded(.up)))
  }

  /// - Returns: `isWhole` tells whether no label was in the way of another.
  private func column(
    _ ticks: [ResolvedTick], every: Int, x: Double, width: Double, in plot: PlotGeometry
  ) -> (labels: [PlacedLabel], isWhole: Bool) {
    var placed: [PlacedLabel] = []
    var isWhole = true
    for index in stride(from: 0, to: ticks.count, by: every) {
      let center = plot.coordinate(ticks[index].value, .y)
      guard let label = ticks[index].label, center.isFinite else { continue }
      let size = size(label)
      let frame = Rect(
        x: x, y: center - size.height / 2, width: width, height: size.height)
      if placed.last?.frame.overlaps(frame) == true {
        isWhole = false
      } else {
        placed.append(columnLabel(label, frame: frame))
      }
    }
    return (placed, isWhole)
  }

  private func columnLabel(
    _ label: ResolvedLabel, frame: Rect
  ) -> PlacedLabel {
    switch label.content {
    case .embedded(let content): return PlacedLabel(content: .embedded(content), frame: frame)
    case .text(let text):
      guard let block = block(label, width: limit, lines: lineLimit) else {
        return PlacedLabel(content: .embedded(EmptyContent()), frame: frame)
      }
      let anchor: TextNode.Anchor = marks.position == .leading ? .end : .start
      let placed = PlacedBlock(block: block, frame: frame, anchor: anchor, paint: label.paint)
      return PlacedLabel(
        content: .block(placed), frame: frame, fullText: block.isTruncated ? text : nil)
    }
  }
}

/// Nothing at all.
struct EmptyContent: EmbeddedContent {
  var name: String { "empty" }
  func size(offered width: Double?, _ height: Double?) -> Size { .zero }
  func nodes(in frame: Rect) -> [Node] { [] }
}
