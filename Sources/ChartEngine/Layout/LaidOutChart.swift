import Typography
import VectorScene

/// A chart with every part at its place, in scene units.
public struct LaidOutChart {
  public var size: Size
  public var plot: PlotGeometry
  public var resolved: ResolvedChart
  public var title: PlacedBlock?
  public var gridLines: [PlacedLine]
  public var ticks: [PlacedLine]
  public var labels: [PlacedLabel]
  public var legend: [PlacedLegendItem]
  /// The marks of each layer.
  public var shapes: [[MarkShape]]
  /// What stands beside marks, over all of them.
  public var annotations: [PlacedContent]
}

/// Lines of text in a box.
public struct PlacedBlock {
  public var block: TextBlock
  public var frame: Rect
  public var anchor: TextNode.Anchor
  public var paint: Paint

  /// What the lines take of the frame.
  var textFrame: Rect {
    let size = block.size
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX - size.width / 2
      case .end: frame.maxX - size.width
      }
    return Rect(x: x, y: frame.minY, width: size.width, height: size.height)
  }

  /// The same from the top of capital letters on the first line to the baseline of the last one, and
  /// below it as far as commas reach, or letters where there are any.
  var inkFrame: Rect {
    let text = textFrame
    guard let first = block.baselines.first, let last = block.baselines.last else { return text }
    let hasLetters = block.lines.last?.string.unicodeScalars.contains {
      $0.properties.isAlphabetic
    }
    let descent = block.metrics.descent * (hasLetters ?? false ? 1 : 0.6)
    let top = first - block.metrics.capHeight
    return Rect(x: text.minX, y: text.minY + top, width: text.width, height: last + descent - top)
  }

  var nodes: [Node] {
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    return zip(block.lines, block.baselines).map { line, baseline in
      .text(line.node(at: Point(x: x, y: frame.minY + baseline), anchor: anchor, fill: paint))
    }
  }
}

/// A straight line.
public struct PlacedLine {
  public var from: Point
  public var to: Point
  public var stroke: Stroke
}

extension PlacedLine {
  private var isLevel: Bool { from.y == to.y }

  func crosses(_ rect: Rect) -> Bool {
    isLevel
      ? rect.minY < from.y && from.y < rect.maxY && from.x < rect.maxX && to.x > rect.minX
      : rect.minX < from.x && from.x < rect.maxX && from.y < rect.maxY && to.y > rect.minY
  }

  /// What is left of a level line from left to right, or an upright one from top to bottom.
  func pieces(outside rect: Rect) -> [PlacedLine] {
    guard crosses(rect) else { return [self] }
    var first = self
    var last = self
    if isLevel {
      first.to.x = rect.minX
      last.from.x = rect.maxX
      return (first.to.x > from.x ? [first] : []) + (last.from.x < to.x ? [last] : [])
    }
    first.to.y = rect.minY
    last.from.y = rect.maxY
    return (first.to.y > from.y ? [first] : []) + (last.from.y < to.y ? [last] : [])
  }
}

/// The label of an axis, or its title.
public struct PlacedLabel {
  public enum Content {
    case block(PlacedBlock)
    /// Text that runs upwards, with its end at the top.
    case upward(PlacedBlock)
    case embedded(any EmbeddedContent)
  }

  public var content: Content
  public var frame: Rect
  /// The whole text where the label shows less of it.
  public var fullText: String?
  /// The axis whose tick it names; `nil` for a title.
  public var dimension: Dimension?

  /// What it covers: in a column, less than its frame.
  var inkFrame: Rect {
    if case .block(let block) = content { return block.inkFrame }
    return frame
  }
}

/// A symbol and a name in the legend.
public struct PlacedLegendItem {
  public var entry: LegendEntry
  /// The middle of the symbol.
  public var symbol: Point
  public var label: PlacedBlock
}

/// Embedded content at its place beside a mark.
public struct PlacedContent {
  public var content: any EmbeddedContent
  public var frame: Rect
  /// The mark's number in its layer.
  public var row: Int
}
