import ChartScales
import Typography
import VectorScene

/// Places the entries of a legend: in rows above or below the plot, or in columns beside it. Those
/// that find no room are counted in a last entry.
struct LegendLayout {
  var entries: [LegendEntry]
  var environment: ChartEnvironment

  /// Measures of Apple's legend: a dot of 8, 5 to the text, 9 to the next entry.
  private static let symbolWidth = 8.0
  private static let lineSymbolWidth = 16.0
  private static let symbolGap = 5.0
  private static let entryGap = 10.0
  private static let rowGap = 4.0

  /// The items relative to the origin, and the room they take.
  struct Result {
    var items: [PlacedLegendItem] = []
    var size: Size = .zero
    /// How many entries found no room.
    var dropped = 0
  }

  private struct Measured {
    var entry: LegendEntry
    var block: TextBlock
    var symbolWidth: Double
    /// Before the text.
    var indent: Double { symbolWidth > 0 ? symbolWidth + LegendLayout.symbolGap : 0 }
    var width: Double { indent + block.size.width }
  }

  private func measured(_ entry: LegendEntry, within width: Double) -> Measured {
    let symbol = entry.isRemainder ? 0 : entry.showsLine ? Self.lineSymbolWidth : Self.symbolWidth
    let block = environment.fonts.layOut(
      entry.label, font: environment.theme.labelFont,
      width: max(24, width - symbol - Self.symbolGap), lineLimit: 1)
    return Measured(entry: entry, block: block, symbolWidth: symbol)
  }

  private func remainder(_ count: Int, within width: Double) -> Measured {
    let number = NumberFormatting(environment.format).string(Double(count))
    let label = environment.legendRemainder.replacing("{count}", with: number)
    return measured(
      LegendEntry(
        label: label, paint: .color(environment.theme.labelColor), shape: nil, showsLine: false,
        isRemainder: true),
      within: width)
  }

  /// Entries from left to right in as many rows as `room` holds; one at least.
  func rows(within room: Size) -> Result {
    var lines: [[Measured]] = [[]]
    var x = 0.0
    for item in entries.map({ measured($0, within: room.width) }) {
      if x > 0, x + item.width > room.width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append(item)
      x += item.width + Self.entryGap
    }
    let pitch = (lines[0].first?.block.size.height ?? 0) + Self.rowGap
    let capacity = max(1, Int(min(1e6, (room.height + Self.rowGap) / max(1, pitch))))
    let dropped = cut(&lines, to: capacity, within: room.width)
    var result = Result(dropped: dropped)
    for (row, line) in lines.enumerated() {
      var x = 0.0
      for item in line {
        result.append(placed(item, x: x, y: Double(row) * pitch))
        x += item.width + Self.entryGap
      }
    }
    return result
  }

  /// Leaves out lines past `capacity` and what stands where the count of them goes.
  private func cut(_ lines: inout [[Measured]], to capacity: Int, within width: Double) -> Int {
    guard lines.count > capacity, var last = lines.prefix(capacity).last else { return 0 }
    var dropped = lines[capacity...].reduce(0) { $0 + $1.count }
    var note = remainder(dropped, within: width)
    func isTooWide() -> Bool {
      last.reduce(note.width) { $0 + $1.width + Self.entryGap } > width
    }
    while !last.isEmpty, isTooWide() {
      last.removeLast()
      dropped += 1
      note = remainder(dropped, within: width)
    }
    lines.removeSubrange((capacity - 1)...)
    lines.append(last + [note])
    return dropped
  }

  /// Entries from top to bottom in as many columns as `room` holds; one at least.
  func columns(within room: Size) -> Result {
    var result = Result()
    var x = 0.0
    var start = 0
    while start < entries.count {
      let items = entries[start...].map { measured($0, within: room.width) }
      let pitch = (items.first?.block.size.height ?? 0) + Self.rowGap
      let capacity = max(2, Int(min(1e6, (room.height + Self.rowGap) / max(1, pitch))))
      let column = items.prefix(capacity)
      let width = column.map(\.width).max() ?? 0
      let next = items.dropFirst(capacity).prefix(capacity).map(\.width).max()
      let isLast = next.map { x + width + Self.entryGap + $0 > room.width } ?? false
      let shown = isLast ? column.dropLast() : column
      for (row, item) in shown.enumerated() {
        result.append(placed(item, x: x, y: Double(row) * pitch))
      }
      start += shown.count
      if isLast {
        result.dropped = entries.count - start
        result.append(
          placed(
            remainder(result.dropped, within: room.width), x: x, y: Double(shown.count) * pitch))
        return result
      }
      x += width + Self.entryGap
    }
    return result
  }

  private func placed(_ item: Measured, x: Double, y: Double) -> PlacedLegendItem {
    let label = PlacedBlock(
      block: item.block,
      frame: Rect(
        origin: Point(x: x + item.indent, y: y), size: item.block.size),
      anchor: .start, paint: .color(environment.theme.labelColor))
    return PlacedLegendItem(
      entry: item.entry,
      symbol: Point(x: x + item.symbolWidth / 2, y: y + item.block.size.height / 2), label: label)
  }
}

extension LegendLayout.Result {
  /// The same with everything from right to left.
  var mirrored: LegendLayout.Result {
    var result = self
    for index in items.indices {
      let item = items[index]
      result.items[index].symbol.x = size.width - item.symbol.x
      result.items[index].label.frame.x = size.width - item.label.frame.maxX
      result.items[index].label.anchor = .end
    }
    return result
  }

  fileprivate mutating func append(_ item: PlacedLegendItem) {
    items.append(item)
    size.width = max(size.width, item.label.frame.maxX)
    size.height = max(size.height, item.label.frame.maxY)
  }
}

extension PlacedLegendItem {
  func moved(by distance: Point) -> PlacedLegendItem {
    var item = self
    item.symbol = symbol + distance
    item.label.frame = label.frame.offset(dx: distance.x, dy: distance.y)
    return item
  }
}
