import Typography
import VectorScene

// The labels of a y axis stand in a column beside the plot, each in the middle of its grid line or
// band.

extension AxisLayout {
  /// - Parameter isName: whether the label may be cut: numbers and dates may not.
  private func size(_ label: ResolvedLabel, isName: Bool) -> Size {
    switch label.content {
    case .text: columnBlock(label, isName: isName)?.size ?? .zero
    case .embedded(let content): content.size(offered: nil, nil)
    }
  }

  private func columnBlock(_ label: ResolvedLabel, isName: Bool) -> TextBlock? {
    isName
      ? block(label, width: limit, lines: lineLimit) : block(label, width: .infinity, lines: 1)
  }

  /// The sizes of the labels that are narrow enough for the column.
  private func columnSizes(isDiscrete: Bool) -> [Size] {
    marks.ticks.compactMap(\.label).map { size($0, isName: isDiscrete) }
      .filter { $0.width <= limit }
  }

  /// The width of the column, in scene units; 0 without labels.
  func columnWidth(isDiscrete: Bool) -> Double {
    let widest = columnSizes(isDiscrete: isDiscrete).map(\.width).max() ?? 0
    return widest > 0 ? widest + gap : 0
  }

  /// How far the outermost labels reach above and below the plot.
  ///
  /// - Parameter band: what one category takes; 0 where labels stand at numbers.
  func verticalOverhang(band: Double, isDiscrete: Bool) -> Double {
    let tallest = columnSizes(isDiscrete: isDiscrete).map(\.height).max() ?? 0
    return max(0, (tallest - band) / 2)
  }

  /// Labels from the column's edge at the plot outwards, thinned out evenly until none overlaps the
  /// one before.
  func columnLabels(in plot: PlotGeometry) -> [PlacedLabel] {
    let isDiscrete = plot.position(.y).scale.isDiscrete
    let width = max(0, columnWidth(isDiscrete: isDiscrete) - gap)
    let x = marks.position == .leading ? plot.rect.minX - gap - width : plot.rect.maxX + gap
    let ticks = marks.ticks.filter { $0.label != nil }
    var every = leastStride(of: ticks, in: plot, isDiscrete: isDiscrete)
    while true {
      let column = column(ticks, every: every, x: x, width: width, in: plot)
      if column.isWhole || every >= ticks.count { return column.labels }
      every += 1
    }
  }

  /// How many labels stand where one has room, if they are evenly spaced; 1 where all have it.
  private func leastStride(
    of ticks: [ResolvedTick], in plot: PlotGeometry, isDiscrete: Bool
  ) -> Int {
    guard isDiscrete, ticks.count > 1 else { return 1 }
    let pitch = abs(plot.coordinate(ticks[1].value, .y) - plot.coordinate(ticks[0].value, .y))
    let tallest = columnSizes(isDiscrete: true).map(\.height).max() ?? 0
    guard pitch > 0, pitch < tallest else { return 1 }
    return Int(min(Double(ticks.count), (tallest / pitch).rounded(.up)))
  }

  /// - Returns: `isWhole` tells whether no label was in the way of another.
  private func column(
    _ ticks: [ResolvedTick], every: Int, x: Double, width: Double, in plot: PlotGeometry
  ) -> (labels: [PlacedLabel], isWhole: Bool) {
    let isName = plot.position(.y).scale.isDiscrete
    var placed: [PlacedLabel] = []
    var isWhole = true
    for index in stride(from: 0, to: ticks.count, by: max(1, every)) {
      let center = plot.coordinate(ticks[index].value, .y)
      guard let label = ticks[index].label, center.isFinite else { continue }
      let size = size(label, isName: isName)
      guard size.width <= limit else { continue }
      let frame = Rect(
        x: x, y: center - size.height / 2, width: width, height: size.height)
      if placed.last?.frame.overlaps(frame) == true {
        isWhole = false
      } else {
        placed.append(columnLabel(label, frame: frame, isName: isName))
      }
    }
    return (placed, isWhole)
  }

  private func columnLabel(_ label: ResolvedLabel, frame: Rect, isName: Bool) -> PlacedLabel {
    switch label.content {
    case .embedded(let content):
      return PlacedLabel(content: .embedded(content), frame: frame, dimension: dimension)
    case .text(let text):
      guard let block = columnBlock(label, isName: isName) else {
        return PlacedLabel(
          content: .embedded(EmptyContent()), frame: frame, dimension: dimension)
      }
      let anchor: TextNode.Anchor = marks.position == .leading ? .end : .start
      let placed = PlacedBlock(block: block, frame: frame, anchor: anchor, paint: label.paint)
      return PlacedLabel(
        content: .block(placed), frame: frame, fullText: block.isTruncated ? text : nil,
        dimension: dimension)
    }
  }
}

/// Nothing at all.
struct EmptyContent: EmbeddedContent {
  var name: String { "empty" }
  func size(offered width: Double?, _ height: Double?) -> Size { .zero }
  func nodes(in frame: Rect) -> [Node] { [] }
}
