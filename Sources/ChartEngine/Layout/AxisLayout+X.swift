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

  /// - Parameter bounds: the chart's own edges; labels pass them by the environment's overhang at
  ///   most, and are left out rather than moved away from what they name.
  func row(in plot: PlotGeometry, bounds: Rect) -> Row {
    let labels = marks.ticks.compactMap(\.label)
    guard !labels.isEmpty else { return Row() }
    let room = (
      low: bounds.minX - environment.labelOverhang, high: bounds.maxX + environment.labelOverhang
    )
    if plot.position(.x).scale.isDiscrete {
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
    if theme.xLabelsFollowTick || labels.contains(where: \.isCentered) {
      return followingRow(in: plot, within: room)
    }
    return centeredRow(in: plot, within: room)
  }

  /// How much the plot must end earlier so that the label of the last number has room in the middle
  /// below it: an axis of numbers without its end tells too little.
  func roomForLastLabel(in plot: PlotGeometry, bounds: Rect) -> Double {
    let scale = plot.position(.x).scale
    guard !scale.isDiscrete, !scale.isTemporal, let tick = marks.ticks.last, let label = tick.label
    else { return 0 }
    let end = plot.coordinate(tick.value, .x) + size(of: label).width / 2
    let missing = end - bounds.maxX - environment.labelOverhang
    return missing.isFinite && missing < bounds.width / 4 ? max(0, missing) : 0
  }

  /// The first and last coordinate that labels may take.
  private typealias Room = (low: Double, high: Double)

  private func categoryRow(in plot: PlotGeometry, within room: Room) -> Row {
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
          fitted, text: text, center: center, paint: label.paint, plan: plan)
        if entry.frame.minX < room.low || entry.frame.maxX > room.high
          || row.labels.last?.frame.overlaps(entry.frame) == true
        {
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
    plan: CategoryLabelFitting.Plan
  ) -> PlacedLabel {
    let size = fitted.block.size
    let fullText = fitted.isShortened ? text : nil
    let width = plan.isUpward ? size.height : size.width
    let x = center - width / 2
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
  private func followingRow(in plot: PlotGeometry, within room: Room) -> Row {
    let ticks = marks.ticks.filter { $0.label != nil }
    for every in 1...max(1, ticks.count) {
      let row = followingRow(in: plot, within: room, ticks: ticks, every: every)
      if let row { return row }
    }
    return Row()
  }

  /// `nil` when two labels would touch.
  private func followingRow(
    in plot: PlotGeometry, within room: Room, ticks: [ResolvedTick], every: Int
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
      guard let x = fitted(frame, at: start, label, plotEnd: plot.rect.maxX, within: room) else {
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

  /// Where a label starts that must stay in the room: at its place; for one beside its tick, else in
  /// the middle below it; `nil` when there is no room for either.
  private func fitted(
    _ frame: Rect, at start: Double, _ label: ResolvedLabel, plotEnd: Double, within room: Room
  ) -> Double? {
    let middle = start - frame.width / 2
    let places: [Double] =
      if label.isCentered {
        [frame.minX]
      } else if frame.minX < plotEnd {
        [frame.minX, middle]
      } else {
        // Beside a tick at the plot's edge the label would stand in the column of y labels.
        [middle]
      }
    return places.first { $0 >= room.low && $0 + frame.width <= room.high }
  }

  private func centeredRow(in plot: PlotGeometry, within room: Room) -> Row {
    var row = Row()
    var last = -Double.infinity
    for tick in marks.ticks {
      guard let label = tick.label else { continue }
      let center = plot.coordinate(tick.value, .x)
      guard center.isFinite else { continue }
      let size = size(of: label)
      let x = center - size.width / 2
      if x < max(room.low, last + 4) || x + size.width > room.high {
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
