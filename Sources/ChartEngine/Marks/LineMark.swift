import VectorScene

/// A line through the values of each series.
///
/// A missing value breaks the line; a value alone between two gaps is a dot. Symbols, where the
/// style or a channel asks for them, stand on every value.
public struct LineMark: Mark {
  public static let name = "line"

  public init() {}

  public var joinsRows: Bool { true }

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    layer.rowsBySeries.map { series(rows: $0, layer: layer, plot: plot) }
  }

  private func series(rows: [Int], layer: ResolvedLayer, plot: PlotGeometry) -> MarkShape {
    let first = rows[0]
    let style = layer.style(of: first)
    let width = style.lineWidth ?? plot.theme.lineWidth
    var line = Path()
    var dots = Path()
    for run in plot.runs(of: rows, in: layer) {
      if run.count > 1 {
        style.interpolation.append(run, to: &line, startsNew: true)
      } else if layer.shape(of: first) == nil {
        dots.append(plot.dot(at: run[0], style: style, leastDiameter: 2 * width))
      }
    }
    let box = line.controlBox ?? dots.controlBox ?? Rect(origin: plot.rect.origin, size: .zero)
    let paint = layer.paint(of: first, plot.theme)
      .bound(to: style.alignsWithPlot ? plot.rect : box)
    var nodes: [Node] = []
    if !line.isEmpty {
      let stroke = Stroke(
        paint, width: width, cap: style.lineCap ?? .round, join: style.lineJoin ?? .round,
        dash: style.dash)
      nodes.append(.path(PathNode(line, stroke: stroke)))
    }
    if !dots.isEmpty { nodes.append(.path(PathNode(dots, fill: paint))) }
    nodes += symbols(rows: rows, layer: layer, plot: plot, paint: paint)
    return MarkShape(
      row: first, nodes: layer.finished(nodes, row: first), frame: box, zIndex: style.zIndex,
      label: layer.label(of: first))
  }

  private func symbols(
    rows: [Int], layer: ResolvedLayer, plot: PlotGeometry, paint: Paint
  ) -> [Node] {
    rows.compactMap { row in
      guard var shape = layer.shape(of: row), let center = plot.center(of: row, in: layer) else {
        return nil
      }
      // Symbols given by data are open on lines, so that the line stays readable under them.
      if layer.shapes.indices.contains(row) { shape.isFilled = false }
      let area = layer.style(of: row).symbolSize ?? plot.theme.symbolSize
      let inside: RGBColor = plot.theme.background ?? (plot.theme.isDark ? .black : .white)
      return SymbolPainting.node(
        shape, path: shape.path(at: center, area: area), paint: paint,
        lineWidth: layer.style(of: row).lineWidth ?? plot.theme.lineWidth,
        background: .color(inside))
    }
  }
}

extension PlotGeometry {
  /// The points of a series, cut into runs where values are missing.
  func runs(of rows: [Int], in layer: ResolvedLayer) -> [[Point]] {
    var runs: [[Point]] = []
    var run: [Point] = []
    for row in rows {
      if let point = center(of: row, in: layer) {
        run.append(point)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }
}

extension PlotGeometry {
  /// What stands for a value with neither a neighbour to be joined to nor a symbol of its own: as
  /// large as a point, so that it is not taken for a speck.
  func dot(at center: Point, style: MarkStyle, leastDiameter: Double = 0) -> Path {
    let least = Double.pi / 4 * leastDiameter * leastDiameter
    let area = max(least, style.symbolSize ?? theme.symbolSize)
    return SymbolShape.circle.path(at: center, area: area)
  }
}

extension Rect {
  /// The rectangle with its sides moved outwards.
  func grown(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
