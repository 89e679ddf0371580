import VectorScene

/// A symbol at a pair of values.
public struct PointMark: Mark {
  public static let name = "point"

  public init() {}

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    (0..<layer.rowCount).compactMap { row in
      guard let center = plot.center(of: row, in: layer) else { return nil }
      let style = layer.style(of: row)
      let area =
        layer.sizes.indices.contains(row)
        ? layer.sizes[row] : style.symbolSize ?? plot.theme.symbolSize
      let shape = layer.shape(of: row) ?? .circle
      let path = shape.path(at: center, area: area)
      let paint = layer.paint(of: row, plot.theme)
      let node = SymbolPainting.node(shape, path: path, paint: paint, lineWidth: style.lineWidth)
      return MarkShape(
        row: row, nodes: layer.finished([node], row: row),
        frame: path.controlBox ?? Rect(origin: center, size: .zero), zIndex: style.zIndex,
        label: layer.label(of: row))
    }
  }
}

/// How the outline of a symbol is painted.
enum SymbolPainting {
  /// - Parameter background: what shows inside an open symbol; `nil` leaves it clear.
  static func node(
    _ shape: SymbolShape, path: Path, paint: Paint, lineWidth: Double? = nil,
    background: Paint? = nil
  ) -> Node {
    if shape.isLineArt || !shape.isFilled {
      let stroke = Stroke(paint, width: lineWidth ?? 1.5, cap: .round, join: .round)
      return .path(PathNode(path, fill: shape.isLineArt ? nil : background, stroke: stroke))
    }
    return .path(PathNode(path, fill: paint))
  }
}

extension PlotGeometry {
  /// The middle of the row's place in both directions; a direction that is not encoded gives the
  /// middle of the plot.
  func center(of row: Int, in layer: ResolvedLayer) -> Point? {
    func middle(_ dimension: Dimension) -> Double? {
      let spans = layer.spans(dimension)
      guard spans.isPresent(row) else { return nil }
      if spans.kind == .absent { return dimension == .x ? rect.midX : rect.midY }
      let from = coordinate(spans.from[row], dimension)
      let to = coordinate(spans.to[row], dimension)
      // A stacked value stands at the top of its part, not in the middle of it.
      let value = spans.kind == .range && dimension == layer.valueDimension ? to : (from + to) / 2
      return value.isFinite ? value : nil
    }
    guard var x = middle(.x), let y = middle(.y) else { return nil }
    if layer.slotCount > 1, layer.slotDimension == .x,
      let slot = thickness(of: row, in: layer, along: .x, size: .automatic, automaticRatio: 0.7)
    {
      x = (slot.low + slot.high) / 2
    }
    return Point(x: x, y: y)
  }

  /// The end of a direction at which its scale is highest.
  func farEnd(_ dimension: Dimension) -> Double { dimension == .x ? rect.maxX : rect.minY }
}
