import VectorScene

/// A bar from the baseline to a value, or between two values.
///
/// It takes 0.7 of its band unless its style says otherwise. The corners at the end away from the
/// baseline are rounded; a bar between two given values is rounded at all four.
public struct BarMark: Mark {
  public static let name = "bar"

  public init() {}

  public var defaultStacking: Stacking { .standard }
  public var hasBaseline: Bool { true }

  public func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    (0..<layer.rowCount).compactMap { shape(of: $0, layer: layer, plot: plot) }
  }

  private func shape(of row: Int, layer: ResolvedLayer, plot: PlotGeometry) -> MarkShape? {
    let style = layer.style(of: row)
    let along = layer.valueDimension
    let values = layer.spans(along)
    guard
      let across = plot.thickness(
        of: row, in: layer, along: along.other,
        size: along == .y ? style.width : style.height, automaticRatio: plot.theme.barRatio,
        automaticLimit: plot.theme.maximumBarWidth),
      values.isPresent(row)
    else { return nil }
    let foot =
      values.kind == .absent ? plot.baseline(along) : plot.foot(of: row, in: layer, along)
    let tip = values.kind == .absent ? plot.farEnd(along) : plot.coordinate(values.to[row], along)
    guard foot.isFinite, tip.isFinite else { return nil }
    let rect =
      along == .y
      ? Rect(from: Point(x: across.low, y: foot), to: Point(x: across.high, y: tip))
      : Rect(from: Point(x: foot, y: across.low), to: Point(x: tip, y: across.high))
    let path = Path.roundedRectangle(
      rect, radii: radii(row: row, layer: layer, foot: foot, tip: tip, theme: plot.theme),
      style: style.cornerStyle)
    let side = farSide(along, foot: foot, tip: tip)
    var paint = layer.paint(of: row, plot.theme)
    if paint == plot.theme.markPaint {
      paint = paint.turned(towards: side)
    } else if side == .bottom || side == .leading {
      paint = paint.mirrored(along)
    }
    let node = Node.path(
      PathNode(path, fill: style.alignsWithPlot ? paint.bound(to: plot.rect) : paint))
    return MarkShape(
      row: row, nodes: rect.isEmpty ? [] : layer.finished([node], row: row), frame: rect,
      farSide: side, zIndex: style.zIndex,
      label: layer.label(of: row))
  }

  private func farSide(_ along: Dimension, foot: Double, tip: Double) -> Annotation.Position {
    switch along {
    case .y: tip > foot ? .bottom : .top
    case .x: tip < foot ? .leading : .trailing
    }
  }

  private func radii(
    row: Int, layer: ResolvedLayer, foot: Double, tip: Double, theme: ChartTheme
  ) -> CornerRadii {
    let radius = max(0, layer.style(of: row).cornerRadius ?? theme.barCornerRadius)
    if layer.spans(layer.valueDimension).kind == .range, layer.isOuterEnd.isEmpty {
      return CornerRadii(all: radius)
    }
    guard layer.isOuterEnd.isEmpty || layer.isOuterEnd[row] else { return .zero }
    switch layer.valueDimension {
    case .y where tip > foot:
      return CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
    case .y: return CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
    case .x where tip < foot:
      return CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
    case .x: return CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
    }
  }
}

extension Paint {
  /// A gradient along the bars, turned round for those that grow the other way, so that it runs from
  /// foot to tip for all of them.
  fileprivate func mirrored(_ along: Dimension) -> Paint {
    guard case .linearGradient(var gradient) = self, gradient.units == .objectBox else {
      return self
    }
    func mirrored(_ point: Point) -> Point {
      along == .y ? Point(x: point.x, y: 1 - point.y) : Point(x: 1 - point.x, y: point.y)
    }
    gradient.start = mirrored(gradient.start)
    gradient.end = mirrored(gradient.end)
    return .linearGradient(gradient)
  }

  /// The theme's gradient, which runs upwards, turned so that it runs from the foot of a bar to its
  /// tip.
  fileprivate func turned(towards side: Annotation.Position) -> Paint {
    guard case .linearGradient(var gradient) = self, gradient.units == .objectBox else {
      return self
    }
    func turned(_ point: Point) -> Point {
      switch side {
      case .bottom: Point(x: point.x, y: 1 - point.y)
      case .trailing: Point(x: 1 - point.y, y: point.x)
      case .leading: Point(x: point.y, y: point.x)
      default: point
      }
    }
    gradient.start = turned(gradient.start)
    gradient.end = turned(gradient.end)
    return .linearGradient(gradient)
  }
}
