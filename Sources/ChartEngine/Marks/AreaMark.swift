import VectorScene

/// The area between a line and the baseline, or between two lines, for each series. A value alone,
/// which has no area, is a dot.
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
      for side in sides(of: rows, layer) {
        for run in runs(of: rows, side: side, layer: layer, plot: plot) {
          append(run, to: &path, style: style, plot: plot)
        }
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

  /// The sides of zero that the bands of a stack are drawn on one by one.
  private enum Side { case positive, negative }

  /// A stacked series with values of both signs has two bands: one band that changed over from the
  /// stack above zero to that below would lie across its neighbours. `nil` is the only side.
  private func sides(of rows: [Int], _ layer: ResolvedLayer) -> [Side?] {
    guard !layer.feetAcrossZero.isEmpty else { return [nil] }
    let values = layer.spans(layer.valueDimension)
    let isMixed =
      rows.contains { values.to[$0] < values.from[$0] }
      && rows.contains { values.to[$0] > values.from[$0] }
    return isMixed ? [.positive, .negative] : [nil]
  }

  private struct Edge {
    var foot: Point
    var tip: Point
  }

  private func append(
    _ run: [Edge], to path: inout Path, style: MarkStyle, plot: PlotGeometry
  ) {
    guard run.count > 1 else {
      path.append(plot.dot(at: run[0].tip, style: style))
      return
    }
    style.interpolation.append(run.map(\.tip), to: &path, startsNew: true)
    style.interpolation.append(run.reversed().map(\.foot), to: &path, startsNew: false)
    path.close()
  }

  private func runs(
    of rows: [Int], side: Side?, layer: ResolvedLayer, plot: PlotGeometry
  ) -> [[Edge]] {
    var runs: [[Edge]] = []
    var run: [Edge] = []
    for row in rows {
      if let edge = edge(of: row, side: side, layer: layer, plot: plot) {
        run.append(edge)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private func edge(
    of row: Int, side: Side?, layer: ResolvedLayer, plot: PlotGeometry
  ) -> Edge? {
    let along = layer.valueDimension
    let values = layer.spans(along)
    let places = layer.spans(along.other)
    guard values.isPresent(row), places.isPresent(row), values.kind != .absent,
      places.kind != .absent
    else { return nil }
    let across =
      (plot.coordinate(places.from[row], along.other)
        + plot.coordinate(places.to[row], along.other)) / 2
    var foot = plot.foot(of: row, in: layer, along)
    var tip = plot.coordinate(values.to[row], along)
    if let side, values.to[row] < values.from[row] ? side == .positive : side == .negative {
      foot = plot.coordinate(layer.feetAcrossZero[row], along)
      tip = foot
    }
    guard across.isFinite, foot.isFinite, tip.isFinite else { return nil }
    return along == .y
      ? Edge(foot: Point(x: across, y: foot), tip: Point(x: across, y: tip))
      : Edge(foot: Point(x: foot, y: across), tip: Point(x: tip, y: across))
  }
}
