import Diagnostics
import Typography
import VectorScene

// The labels of an x axis stand in a row below (or above) the plot: in the middle of their band, or
// for plain numbers and dates beside or below their tick.

extension AxisLayout {
  /// The labels with their frames relative to the row's upper edge, and the row's height.
  struct Row {
    var labels: [PlacedLabel] = []
    var height: Double = 0
    var dropped = 0
    var shortened = 0

    mutating func append(_ label: PlacedLabel) {
      labels.append(label)
      height = max(height, label.frame.maxY)
      if label.fullText != nil { shortened += 1 }
    }
  }

  /// - Parameter bounds: the chart's own edges; labels never pass them.
  func row(in plot: PlotGeometry, bounds: Rect) -> Row {
    let labels = marks.ticks.compactMap(\.label)
    guard !labels.isEmpty else { return Row() }
    if plot.position(.x).scale.isDiscrete { return categoryRow(in: plot) }
    if theme.xLabelsFollowTick || labels.contains(where: \.isCentered) {
      return followingRow(in: plot, bounds: bounds)
    }
    return centeredRow(in: plot, bounds: bounds)
  }

  private func categoryRow(in plot: PlotGeometry) -> Row {
    let band = plot.position(.x).scale.bandwidth * plot.extent(.x)
    let texts = marks.ticks.map { tick in
      if case .text(let text)? = tick.label?.content { text } else { "" }
    }
    let fitting = CategoryLabelFitting(
      names: texts, font: marks.ticks.lazy.compactMap { $0.label?.font }.first ?? theme.labelFont,
      band: band, upwardLimit: min(96, limit), fonts: environment.fonts)
    let plan = fitting.plan()
    var row = Row()
    row.dropped = plan.dropped
    for (index, tick) in marks.ticks.enumerated() {
      guard let label = tick.label else { continue }
      let center = plot.coordinate(tick.value, .x)
      guard center.isFinite else { continue }
      switch label.content {
      case .embedded(let content):
        let size = content.size(offered: band, nil)
        row.append(
          PlacedLabel(
            content: .embedded(content),
            frame: Rect(
              x: center - size.width / 2, y: 0, width: size.width, height: size.height)))
      case .text(let text):
        guard let fitted = plan.labels[index] else { continue }
        let entry = categoryLabel(
          fitted, text: text, center: center, paint: label.paint, plan: plan, within: plot.rect)
        if row.labels.last?.frame.overlaps(entry.frame) == true {
          row.dropped += 1
        } else {
          row.append(entry)
        }
      }
    }
    return row
  }

  private func categoryLabel(
    _ fitted: CategoryLabelFitting.Fitted, text: String, center: Double, paint: Paint,
    plan: CategoryLabelFitting.Plan, within plot: Rect
  ) -> PlacedLabel {
    let size = fitted.block.size
    let fullText = fitted.isShortened ? text : nil
    let width = plan.isUpward ? size.height : size.width
    // Below very narrow bands the outermost labels would reach past the plot, to where the labels
    // of y stand.
    let x = max(plot.minX, min(center - width / 2, plot.maxX - width))
    if plan.isUpward {
      let frame = Rect(x: x, y: 0, width: width, height: size.width)
      let block = PlacedBlock(block: fitted.block, frame: frame, anchor: .end, paint: paint)
      return PlacedLabel(content: .upward(block), frame: frame, fullText: fullText)
    }
    let frame = Rect(x: x, y: 0, width: width, height: size.height)
    let block = PlacedBlock(block: fitted.block, frame: frame, anchor: .middle, paint: paint)
    return PlacedLabel(content: .block(block), frame: frame, fullText: fullText)
  }

  /// Labels beside their tick, or in the middle of the stretch up to the next one. What does not
  /// fit before the next label is thinned out evenly, first every second, then every third.
  private func followingRow(in plot: PlotGeometry, bounds: Rect) -> Row {
    let ticks = marks.ticks.filter { $0.label != nil }
    for every in 1...max(1, ticks.count) {
      let row = followingRow(in: plot, bounds: bounds, ticks: ticks, every: every)
      if let row { return row }
    }
    return Row()
  }

  /// `nil` when two labels would touch.
  private func followingRow(
    in plot: PlotGeometry, bounds: Rect, ticks: [ResolvedTick], every: Int
  ) -> Row? {
    var row = Row()
    var last = -Double.infinity
    for (index, tick) in ticks.enumerated() {
      guard let label = tick.label else { continue }
      if index % every != 0 {
        row.dropped += 1
        continue
      }
      let start = plot.coordinate(tick.value, .x)
      guard start.isFinite else { continue }
      let size = size(of: label)
      let gap = label.isCentered ? Self.centeredGap : Self.followingGap
      let frame = Rect(
        origin: Point(x: place(of: label, at: index, ticks, size.width, plot), y: 0), size: size)
      guard let x = moved(frame, at: start, label, after: last + gap, plot: plot, bounds: bounds)
      else {
        row.dropped += 1
        continue
      }
      if x < last + gap { return nil }
      last = x + size.width
      row.append(placed(label, frame: Rect(origin: Point(x: x, y: 0), size: size), anchor: .start))
    }
    return row
  }

  /// Between labels beside their ticks, where a grid line tells one from the next.
  private static let followingGap = 2.0
  /// Between labels in the middle of something.
  private static let centeredGap = 8.0

  /// Where a label starts if nothing is in the way.
  private func place(
    of label: ResolvedLabel, at index: Int, _ ticks: [ResolvedTick], _ width: Double,
    _ plot: PlotGeometry
  ) -> Double {
    let start = plot.coordinate(ticks[index].value, .x)
    guard label.isCentered else { return start + theme.labelGap }
    let next = index + 1 < ticks.count ? ticks[index + 1].value : nil
    let end = (label.unitEnd ?? next).map { plot.coordinate($0, .x) } ?? plot.rect.maxX
    return (start + end) / 2 - width / 2
  }

  /// Where a label starts that must not reach past the chart's edges; `nil` when there is no room
  /// after the label before.
  private func moved(
    _ frame: Rect, at start: Double, _ label: ResolvedLabel, after least: Double,
    plot: PlotGeometry, bounds: Rect
  ) -> Double? {
    let edge = min(bounds.maxX, plot.rect.maxX + theme.labelGap)
    if label.unitEnd != nil {
      let x = max(bounds.minX, min(frame.minX, edge - frame.width))
      return x == frame.minX || x >= least ? x : nil
    }
    if frame.maxX <= edge + 0.5 { return frame.minX }
    // At the edge of the chart there is only the other side of the tick to stand on.
    let x = start - theme.labelGap - frame.width
    return x < max(least, bounds.minX) ? nil : x
  }

  private func centeredRow(in plot: PlotGeometry, bounds: Rect) -> Row {
    var row = Row()
    var last = -Double.infinity
    for tick in marks.ticks {
      guard let label = tick.label else { continue }
      let center = plot.coordinate(tick.value, .x)
      guard center.isFinite else { continue }
      let size = size(of: label)
      let x = min(max(bounds.minX, center - size.width / 2), bounds.maxX - size.width)
      if x < last + 4 {
        row.dropped += 1
        continue
      }
      last = x + size.width
      row.append(placed(label, frame: Rect(origin: Point(x: x, y: 0), size: size), anchor: .middle))
    }
    return row
  }

  private func size(of label: ResolvedLabel) -> Size {
    switch label.content {
    case .text: block(label, width: .infinity, lines: 1)?.size ?? .zero
    case .embedded(let content): content.size(offered: nil, nil)
    }
  }

  private func placed(
    _ label: ResolvedLabel, frame: Rect, anchor: TextNode.Anchor
  ) -> PlacedLabel {
    if case .embedded(let content) = label.content {
      return PlacedLabel(content: .embedded(content), frame: frame)
    }
    guard let block = block(label, width: .infinity, lines: 1) else {
      return PlacedLabel(content: .embedded(EmptyContent()), frame: frame)
    }
    return PlacedLabel(
      content: .block(PlacedBlock(block: block, frame: frame, anchor: anchor, paint: label.paint)),
      frame: frame)
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
