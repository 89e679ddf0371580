import Typography
import VectorScene

// Numbers and dates along x: beside or below their tick, or in the middle of their bin.

extension AxisLayout {
  /// A label with its place on the axis.
  private struct Entry {
    var label: ResolvedLabel
    /// Where its tick is.
    var start: Double
    var size: Size
    /// The coordinates at which it may begin, the best one first.
    var places: [Double]
  }

  /// Between labels beside their ticks, where a grid line tells one from the next.
  private static let followingGap = 2.0
  /// Between labels below their ticks.
  private static let tickGap = 4.0
  /// Between labels in the middle of something.
  private static let centeredGap = 8.0

  func orderedRow(in plot: PlotGeometry, within room: Room, besides obstacles: [Rect]) -> Row {
    var best = Row()
    // A single date does not tell how time runs, so the last one may then stand before its tick.
    for mirrors in [false, true] {
      let entries = entries(in: plot, mirrors: mirrors)
      for every in 1...max(1, entries.count) {
        guard let row = row(of: entries, every: every, within: room, besides: obstacles) else {
          continue
        }
        if row.labels.count > best.labels.count { best = row }
        break
      }
      if best.labels.count >= min(2, entries.count) { break }
    }
    return best
  }

  /// The labels from left to right.
  private func entries(in plot: PlotGeometry, mirrors: Bool) -> [Entry] {
    let ticks = marks.ticks.filter { tick in
      tick.label != nil && plot.coordinate(tick.value, .x).isFinite
    }
    let entries = ticks.enumerated().compactMap { index, tick -> Entry? in
      guard let label = tick.label else { return nil }
      let start = plot.coordinate(tick.value, .x)
      let size = size(of: label)
      let next = label.unitEnd ?? (index + 1 < ticks.count ? ticks[index + 1].value : nil)
      let end = next.map { plot.coordinate($0, .x) } ?? plot.rect.maxX
      return Entry(
        label: label, start: start, size: size,
        places: places(
          of: label, from: start, to: end, width: size.width, in: plot, mirrors: mirrors))
    }
    return entries.sorted { $0.start < $1.start }
  }

  private func places(
    of label: ResolvedLabel, from start: Double, to end: Double, width: Double,
    in plot: PlotGeometry, mirrors: Bool
  ) -> [Double] {
    let middle = start - width / 2
    if label.orientation == .upward { return [middle] }
    if label.isCentered { return [(start + end) / 2 - width / 2] }
    let beside = start + theme.labelGap
    let mirrored = start - theme.labelGap - width
    // Beside a tick at the plot's edge the label would stand in the column of y labels.
    let isBeside = beside < plot.rect.maxX
    if plot.position(.x).scale.isTemporal {
      if !theme.xLabelsFollowTick { return [middle] }
      return (isBeside ? [beside] : []) + (mirrors ? [mirrored] : [])
    }
    return theme.xLabelsFollowTick
      ? (isBeside ? [beside] : []) + [middle, mirrored]
      : [middle] + (isBeside ? [beside] : []) + [mirrored]
  }

  /// Every `every`-th label; `nil` when two would touch.
  private func row(
    of entries: [Entry], every: Int, within room: Room, besides obstacles: [Rect]
  ) -> Row? {
    var row = Row()
    var last = -Double.infinity
    for index in stride(from: 0, to: entries.count, by: every) {
      let entry = entries[index]
      let isTooLong = entry.label.orientation == .upward && entry.size.height > limit
      let x = entry.places.first { x in
        let frame = Rect(origin: Point(x: x, y: 0), size: entry.size)
        return x >= room.low && frame.maxX <= room.high
          && !isBlocked(frame, entry, x: x, by: obstacles)
      }
      guard let x, !isTooLong else { continue }
      if x < last + gap(before: entry.label) { return nil }
      last = x + entry.size.width
      row.append(placed(entry, x: x))
    }
    return row
  }

  /// Whether the ink of a label would touch what stands there, whose boxes it may overlap.
  private func isBlocked(
    _ frame: Rect, _ entry: Entry, x: Double, by obstacles: [Rect]
  ) -> Bool {
    guard obstacles.contains(where: { $0.overlaps(frame) }) else { return false }
    let ink = placed(entry, x: x).inkFrame
    return obstacles.contains { $0.overlaps(ink) }
  }

  private func gap(before label: ResolvedLabel) -> Double {
    if label.isCentered { return Self.centeredGap }
    return theme.xLabelsFollowTick ? Self.followingGap : Self.tickGap
  }

  private func size(of label: ResolvedLabel) -> Size {
    switch label.content {
    case .text:
      let size = block(label, width: .infinity, lines: 1)?.size ?? .zero
      return label.orientation == .upward ? Size(width: size.height, height: size.width) : size
    case .embedded(let content): return content.size(offered: nil, nil)
    }
  }

  private func placed(_ entry: Entry, x: Double) -> PlacedLabel {
    let frame = Rect(origin: Point(x: x, y: 0), size: entry.size)
    guard let block = block(entry.label, width: .infinity, lines: 1) else {
      var content: any EmbeddedContent = EmptyContent()
      if case .embedded(let embedded) = entry.label.content { content = embedded }
      return PlacedLabel(content: .embedded(content), frame: frame, dimension: dimension)
    }
    if entry.label.orientation == .upward {
      let upward = PlacedBlock(block: block, frame: frame, anchor: .end, paint: entry.label.paint)
      return PlacedLabel(content: .upward(upward), frame: frame, dimension: dimension)
    }
    // The point that stays in its place when a viewer has other fonts.
    let isAtTick = abs(frame.midX - entry.start) < 1e-6
    let anchor: TextNode.Anchor = isAtTick ? .middle : x < entry.start ? .end : .start
    let level = PlacedBlock(
      block: block, frame: frame, anchor: entry.label.isCentered ? .start : anchor,
      paint: entry.label.paint)
    return PlacedLabel(content: .block(level), frame: frame, dimension: dimension)
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
}
