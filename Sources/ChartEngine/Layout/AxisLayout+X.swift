import Typography
import VectorScene

// The labels of an x axis stand in a row below (or above) the plot. Here are the row itself and the
// names of categories; numbers and dates are in a file of their own.

extension AxisLayout {
  /// The labels with their frames relative to the row's upper edge, and the row's height.
  struct Row {
    var labels: [PlacedLabel] = []
    var height: Double = 0

    mutating func append(_ label: PlacedLabel) {
      labels.append(label)
      height = max(height, label.frame.maxY)
    }
  }

  /// The first and last coordinate that labels may take.
  typealias Room = (low: Double, high: Double)

  /// - Parameters:
  ///   - bounds: the chart's own edges; labels pass them by the environment's overhang at most, and
  ///     are left out rather than moved away from what they name.
  ///   - obstacles: what stands there already, relative to the row's upper edge.
  func row(in plot: PlotGeometry, bounds: Rect, besides obstacles: [Rect] = []) -> Row {
    guard marks.ticks.contains(where: { $0.label != nil }) else { return Row() }
    let room = (
      low: bounds.minX - environment.labelOverhang, high: bounds.maxX + environment.labelOverhang
    )
    guard plot.position(.x).scale.isDiscrete else {
      return orderedRow(in: plot, within: room, besides: obstacles)
    }
    // A column of y labels reaches down to the row, where a name would run into its last number.
    let hasColumn = (
      low: plot.rect.minX - bounds.minX > theme.labelGap,
      high: bounds.maxX - plot.rect.maxX > theme.labelGap
    )
    return categoryRow(
      in: plot,
      within: (
        low: hasColumn.low ? plot.rect.minX - theme.labelGap : room.low,
        high: hasColumn.high ? plot.rect.maxX + theme.labelGap : room.high
      ))
  }

  private func categoryRow(in plot: PlotGeometry, within room: Room) -> Row {
    let band = plot.position(.x).scale.bandwidth * plot.extent(.x)
    let labels = marks.ticks.map(\.label)
    let texts = labels.map { label in
      if case .text(let text)? = label?.content { text } else { "" }
    }
    let fitting = CategoryLabelFitting(
      names: texts, font: labels.lazy.compactMap { $0?.font }.first ?? theme.labelFont,
      band: band, lineLimit: theme.labelLineLimit, upwardLimit: min(96, limit),
      orientation: labels.lazy.compactMap { $0?.orientation }.first ?? .automatic,
      fonts: environment.fonts)
    let plan = fitting.plan()
    var row = Row()
    for (index, tick) in marks.ticks.enumerated() {
      let center = plot.coordinate(tick.value, .x)
      guard let label = tick.label, center.isFinite,
        let entry = categoryLabel(label, fitted: plan.labels[index], center: center, band, plan),
        entry.frame.minX >= room.low, entry.frame.maxX <= room.high,
        row.labels.last?.frame.overlaps(entry.frame) != true
      else { continue }
      row.append(entry)
    }
    return row
  }

  /// `nil` for a name that is left out.
  private func categoryLabel(
    _ label: ResolvedLabel, fitted: CategoryLabelFitting.Fitted?, center: Double, _ band: Double,
    _ plan: CategoryLabelFitting.Plan
  ) -> PlacedLabel? {
    func frame(_ size: Size) -> Rect {
      Rect(x: center - size.width / 2, y: 0, width: size.width, height: size.height)
    }
    switch label.content {
    case .embedded(let content):
      let frame = frame(content.size(offered: band, nil))
      return PlacedLabel(content: .embedded(content), frame: frame, dimension: dimension)
    case .text(let text):
      guard let fitted else { return nil }
      let size = fitted.block.size
      let frame = frame(plan.isUpward ? Size(width: size.height, height: size.width) : size)
      let block = PlacedBlock(
        block: fitted.block, frame: frame, anchor: plan.isUpward ? .end : .middle,
        paint: label.paint)
      return PlacedLabel(
        content: plan.isUpward ? .upward(block) : .block(block), frame: frame,
        fullText: fitted.isShortened ? text : nil, dimension: dimension)
    }
  }
}

extension PlacedLabel {
  func moved(dy: Double) -> PlacedLabel {
    var label = self
    label.frame = frame.offset(dx: 0, dy: dy)
    switch content {
    case .block(var block):
      block.frame = block.frame.offset(dx: 0, dy: dy)
      label.content = .block(block)
    case .upward(var block):
      block.frame = block.frame.offset(dx: 0, dy: dy)
      label.content = .upward(block)
    case .embedded: break
    }
    return label
  }
}
