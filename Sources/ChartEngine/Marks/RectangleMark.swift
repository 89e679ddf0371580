import VectorScene

/// A rectangle between values, over bands, or all the way across the plot where a direction is not
/// encoded.
public struct RectangleMark: Mark {
  public static let name = "rect"

  public init() {}

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    (0..<layer.rowCount).compactMap { row in
      let style = layer.style(of: row)
      guard
        let x = plot.thickness(
          of: row, in: layer, along: .x, size: style.width, automaticRatio: 1),
        let y = plot.thickness(
          of: row, in: layer, along: .y, size: style.height, automaticRatio: 1)
      else { return nil }
      let rect = Rect(from: Point(x: x.low, y: y.low), to: Point(x: x.high, y: y.high))
      let path = Path.roundedRectangle(
        rect, radius: max(0, style.cornerRadius ?? 0), style: style.cornerStyle)
      let paint = layer.paint(of: row, plot.theme)
      let node = Node.path(
        PathNode(path, fill: style.alignsWithPlot ? paint.bound(to: plot.rect) : paint))
      return MarkShape(
        row: row, nodes: rect.isEmpty ? [] : layer.finished([node], row: row), frame: rect,
        zIndex: style.zIndex, label: layer.label(of: row))
    }
  }
}
