import VectorScene

/// The area between a line and the baseline, or between two lines, for each series.
public struct AreaMark: Mark {
  public static let name = "area"

  public init() {}

  public var defaultStacking: Stacking { .standard }
  public var hasBaseline: Bool { true }
  public var joinsRows: Bool { true }

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    layer.rowsBySeries.map { rows in
      let first = rows[0]
      let style = layer.style(of: first)
      var path = Path()
      for run in runs(of: rows, layer: layer, plot: plot) {
        style.interpolation.append(run.map(\.tip), to: &path, startsNew: true)
        style.interpolation.append(run.reversed().map(\.foot), to: &path, startsNew: false)
        path.close()
      }
      let paint = layer.paint(of: first, plot.theme)
      let node = Node.path(
        PathNode(path, fill: style.alignsWithPlot ? paint.bound(to: plot.rect) : paint))
      return MarkShape(
        row: first, nodes: path.isEmpty ? [] : layer.finished([node], row: first),
        frame: path.controlBox ?? Rect(origin: plot.rect.origin, size: .zero),
        zIndex: style.zIndex, label: layer.label(of: first))
    }
  }

  private struct Edge {
    var foot: Point
    var tip: Point
  }

  private func runs(of rows: [Int], layer: ResolvedLayer, plot: PlotGeometry) -> [[Edge]] {
    var runs: [[Edge]] = []
    var run: [Edge] = []
    for row in rows {
      if let edge = edge(of: row, layer: layer, plot: plot) {
        run.append(edge)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private func edge(of row: Int, layer: ResolvedLayer, plot: PlotGeometry) -> Edge? {
    let along = layer.valueDimension
    let values = layer.spans(along)
    let places = layer.spans(along.other)
    guard values.isPresent(row), places.isPresent(row), values.kind != .absent,
      places.kind != .absent
    else { return nil }
    let across =
      (plot.coordinate(places.from[row], along.other)
        + plot.coordinate(places.to[row], along.other)) / 2
    let foot = plot.foot(of: row, in: layer, along)
    let tip = plot.coordinate(values.to[row], along)
    guard across.isFinite, foot.isFinite, tip.isFinite else { return nil }
    return along == .y
      ? Edge(foot: Point(x: across, y: foot), tip: Point(x: across, y: tip))
      : Edge(foot: Point(x: foot, y: across), tip: Point(x: tip, y: across))
  }
}
