import VectorScene

/// A text broken into lines.
public struct TextBlock: Hashable, Sendable {
  /// From top to bottom; none for an empty text.
  public var lines: [ShapedLine]
  /// Those of the font; where there are several lines, as much taller as keeps the ink of each apart
  /// from the next, so that baselines are equally far apart.
  public var metrics: LineMetrics
  /// Whether some of the text was left out to keep the line limit.
  public var isTruncated: Bool

  public init(lines: [ShapedLine], metrics: LineMetrics, isTruncated: Bool) {
    self.lines = lines
    self.metrics = metrics
    self.isTruncated = isTruncated
  }

  /// From one baseline to the next, in scene units.
  public var lineHeight: Double { metrics.lineHeight }

  /// As wide as the widest line, and a line height tall for each line.
  public var size: Size {
    Size(
      width: lines.reduce(0) { max($0, $1.width) }, height: Double(lines.count) * lineHeight)
  }

  /// Whether every character of every line has a glyph in some face.
  public var isComplete: Bool { lines.allSatisfy(\.isComplete) }

  /// Each line's baseline, measured down from the top of the block.
  public var baselines: [Double] {
    lines.indices.map { metrics.baseline + Double($0) * lineHeight }
  }

  /// The lines as things to draw, the top of the block at `top.y`.
  ///
  /// - Parameter alignment: which point of each line stands at `top.x`.
  public func nodes(
    at top: Point, alignment: TextNode.Anchor = .start, fill: Paint
  ) -> [TextNode] {
    zip(lines, baselines).map { line, baseline in
      line.node(at: Point(x: top.x, y: top.y + baseline), anchor: alignment, fill: fill)
    }
  }
}
