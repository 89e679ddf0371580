import VectorScene

/// A straight line at a value, across the plot or between two values.
public struct RuleMark: Mark {
  public static let name = "rule"

  public init() {}

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    (0..<layer.rowCount).compactMap { row in
      guard let x = ends(of: row, layer: layer, plot: plot, .x),
        let y = ends(of: row, layer: layer, plot: plot, .y)
      else { return nil }
      let style = layer.style(of: row)
      let from = Point(x: x.from, y: y.from)
      let to = Point(x: x.to, y: y.to)
      let frame = Rect(from: from, to: to)
      let path = Path {
        $0.move(to: from)
        $0.line(to: to)
      }
      let paint = layer.paint(of: row, plot.theme)
        .bound(to: style.alignsWithPlot ? plot.rect : frame)
      let stroke = Stroke(
        paint, width: style.lineWidth ?? 1, cap: style.lineCap ?? .butt, dash: style.dash)
      return MarkShape(
        row: row, nodes: layer.finished([.path(PathNode(path, stroke: stroke))], row: row),
        frame: frame, zIndex: style.zIndex, label: layer.label(of: row))
    }
  }

  private func ends(
    of row: Int, layer: ResolvedLayer, plot: PlotGeometry, _ dimension: Dimension
  ) -> (from: Double, to: Double)? {
    let spans = layer.spans(dimension)
    guard spans.isPresent(row) else { return nil }
    if spans.kind == .absent {
      return dimension == .x ? (plot.rect.minX, plot.rect.maxX) : (plot.rect.maxY, plot.rect.minY)
    }
    var from = plot.coordinate(spans.from[row], dimension)
    var to = plot.coordinate(spans.to[row], dimension)
    if spans.kind == .bin {
      from = (from + to) / 2
      to = from
    }
    return from.isFinite && to.isFinite ? (from, to) : nil
  }
}
