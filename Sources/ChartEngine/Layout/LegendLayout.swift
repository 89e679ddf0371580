import Typography
import VectorScene

/// Places the entries of a legend: in rows above or below the plot, or in a column beside it.
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
  }

  private struct Measured {
    var entry: LegendEntry
    var block: TextBlock
    var symbolWidth: Double
    var width: Double { symbolWidth + LegendLayout.symbolGap + block.size.width }
  }

  private func measured(within width: Double) -> [Measured] {
    entries.map { entry in
      let symbol = entry.showsLine ? Self.lineSymbolWidth : Self.symbolWidth
      let block = environment.fonts.layOut(
        entry.label, font: environment.theme.labelFont,
        width: max(24, width - symbol - Self.symbolGap), lineLimit: 1)
      return Measured(entry: entry, block: block, symbolWidth: symbol)
    }
  }

  func rows(within width: Double) -> Result {
    var result = Result()
    var x = 0.0
    var y = 0.0
    for item in measured(within: width) {
      if x > 0, x + item.width > width {
        x = 0
        y += item.block.size.height + Self.rowGap
      }
      result.items.append(placed(item, x: x, y: y))
      result.size.width = max(result.size.width, x + item.width)
      result.size.height = y + item.block.size.height
      x += item.width + Self.entryGap
    }
    return result
  }

  func column(within width: Double) -> Result {
    var result = Result()
    var y = 0.0
    for item in measured(within: width) {
      result.items.append(placed(item, x: 0, y: y))
      result.size.width = max(result.size.width, item.width)
      result.size.height = y + item.block.size.height
      y += item.block.size.height + Self.rowGap
    }
    return result
  }

  private func placed(_ item: Measured, x: Double, y: Double) -> PlacedLegendItem {
    let label = PlacedBlock(
      block: item.block,
      frame: Rect(
        origin: Point(x: x + item.symbolWidth + Self.symbolGap, y: y), size: item.block.size),
      anchor: .start, paint: .color(environment.theme.labelColor))
    return PlacedLegendItem(
      entry: item.entry,
      symbol: Point(x: x + item.symbolWidth / 2, y: y + item.block.size.height / 2), label: label)
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
