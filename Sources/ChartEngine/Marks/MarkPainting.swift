import VectorScene

extension ResolvedLayer {
  /// What a row is painted with: its colour channel, then its style, then the theme.
  func paint(of row: Int, _ theme: ChartTheme) -> Paint {
    if paints.indices.contains(row) { return paints[row] }
    return style(of: row).paint ?? theme.markPaint
  }

  func opacity(of row: Int) -> Double {
    let channel = opacities.indices.contains(row) ? opacities[row] : 1
    return min(1, max(0, channel * style(of: row).opacity))
  }

  func shape(of row: Int) -> SymbolShape? {
    shapes.indices.contains(row) ? shapes[row] : style(of: row).symbol
  }

  func label(of row: Int) -> String? {
    style(of: row).label ?? (descriptions.indices.contains(row) ? descriptions[row] : nil)
  }

  /// The rows of each series, in their order; rows of no series do not exist.
  var rowsBySeries: [[Int]] {
    var rows = [[Int]](repeating: [], count: max(1, seriesCount))
    for row in 0..<rowCount {
      let index = series.indices.contains(row) ? series[row] : 0
      if rows.indices.contains(index) { rows[index].append(row) }
    }
    return rows.filter { !$0.isEmpty }
  }

  /// The nodes under the row's opacity, offset and shadow.
  func finished(_ nodes: [Node], row: Int) -> [Node] {
    let style = style(of: row)
    let opacity = opacity(of: row)
    guard opacity < 1 || style.offset != .zero || style.shadow != nil else { return nodes }
    return [
      .group(
        Group(
          nodes, transform: .translation(x: style.offset.x, y: style.offset.y), opacity: opacity,
          shadow: style.shadow))
    ]
  }
}

extension Paint {
  /// The paint with object-box gradients bound to `box`, for shapes whose own box is not what the
  /// gradient should map to: the plot, or a line without height.
  func bound(to box: Rect) -> Paint {
    func place(_ point: Point) -> Point {
      Point(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
    }
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      guard gradient.units == .objectBox else { return self }
      gradient.start = place(gradient.start)
      gradient.end = place(gradient.end)
      gradient.units = .userSpace
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      guard gradient.units == .objectBox else { return self }
      let scale = max(box.width, box.height)
      gradient.center = place(gradient.center)
      gradient.startRadius *= scale
      gradient.endRadius *= scale
      gradient.units = .userSpace
      return .radialGradient(gradient)
    }
  }
}
