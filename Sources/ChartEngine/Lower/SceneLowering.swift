import VectorScene

/// Turns a laid-out chart into nodes: plot, grid, marks, axes, legend, annotations, from back to
/// front.
struct SceneLowering {
  var chart: LaidOutChart
  var theme: ChartTheme

  func nodes() -> [Node] {
    var nodes: [Node] = []
    if let background = chart.resolved.plotBackground {
      nodes.append(.path(PathNode(.rectangle(chart.plot.rect), fill: background)))
    }
    let guides = (chart.gridLines + chart.ticks).map(Self.node)
    if !guides.isEmpty {
      nodes.append(.group(Group(guides, accessibility: Accessibility(role: .decoration))))
    }
    nodes += marks()
    nodes += chart.labels.flatMap(Self.nodes)
    if let title = chart.title { nodes += title.nodes }
    nodes += chart.legend.flatMap(legendNodes)
    nodes += chart.annotations.flatMap { $0.content.nodes(in: $0.frame) }
    return nodes
  }

  private func marks() -> [Node] {
    let shapes = zip(chart.resolved.layers, chart.shapes).flatMap { layer, shapes in
      shapes.map { shape -> MarkShape in
        guard !layer.mask.isEmpty else { return shape }
        var masked = shape
        masked.nodes = self.masked(shape.nodes, by: layer.mask)
        return masked
      }
    }
    // Swift's sort is stable, so equal indices keep their order.
    let isOrdered = zip(shapes, shapes.dropFirst()).allSatisfy { $0.zIndex <= $1.zIndex }
    let ordered = isOrdered ? shapes : shapes.sorted { $0.zIndex < $1.zIndex }
    return ordered.flatMap(Self.labelled)
  }

  private static func labelled(_ shape: MarkShape) -> [Node] {
    guard let label = shape.label, !label.isEmpty, !shape.nodes.isEmpty else { return shape.nodes }
    return [
      .group(Group(shape.nodes, accessibility: Accessibility(role: .element, label: label)))
    ]
  }

  /// A mask of solid shapes is a clip, which every viewer draws alike and sharply.
  private func masked(_ nodes: [Node], by mask: [ResolvedLayer]) -> [Node] {
    guard !nodes.isEmpty else { return [] }
    let maskNodes = mask.flatMap { layer in
      layer.mark.shapes(of: layer, in: chart.plot).flatMap(\.nodes)
    }
    var outline = Path()
    for node in maskNodes {
      guard case .path(let path) = node, path.stroke == nil, path.fillRule == .nonzero,
        let fill = path.fill, fill.isSolid
      else { return [.group(Group(nodes, mask: maskNodes))] }
      outline.append(path.path)
    }
    return [.group(Group(nodes, clip: outline))]
  }

  private static func node(_ line: PlacedLine) -> Node {
    let path = Path {
      $0.move(to: line.from)
      $0.line(to: line.to)
    }
    return .path(PathNode(path, stroke: line.stroke))
  }

  private static func nodes(_ label: PlacedLabel) -> [Node] {
    let nodes: [Node]
    switch label.content {
    case .block(let block): nodes = block.nodes
    case .upward(let block): nodes = [upward(block)]
    case .embedded(let content): nodes = content.nodes(in: label.frame)
    }
    guard let fullText = label.fullText else { return nodes }
    return [
      .group(Group(nodes, accessibility: Accessibility(role: .element, label: fullText)))
    ]
  }

  /// The text turned a quarter to the left, so that it ends at the top of its frame.
  private static func upward(_ block: PlacedBlock) -> Node {
    let lines = zip(block.block.lines, block.block.baselines).map { line, baseline in
      Node.text(line.node(at: Point(x: 0, y: baseline), anchor: .end, fill: block.paint))
    }
    let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: block.frame.minX, ty: block.frame.minY)
    return .group(Group(lines, transform: turn))
  }

  private func legendNodes(_ item: PlacedLegendItem) -> [Node] {
    var nodes: [Node] = []
    let entry = item.entry
    if entry.isRemainder { return item.label.nodes }
    if entry.showsLine {
      let path = Path {
        $0.move(to: item.symbol + Point(x: -8, y: 0))
        $0.line(to: item.symbol + Point(x: 8, y: 0))
      }
      nodes.append(
        .path(PathNode(path, stroke: Stroke(entry.paint, width: theme.lineWidth, cap: .round))))
    }
    if let shape = entry.shape {
      var symbol = shape
      if entry.showsLine { symbol.isFilled = false }
      let inside: RGBColor = theme.background ?? (theme.isDark ? .black : .white)
      nodes.append(
        SymbolPainting.node(
          symbol, path: symbol.path(at: item.symbol, area: 40), paint: entry.paint,
          background: .color(inside)))
    } else if !entry.showsLine {
      let box = Rect(x: item.symbol.x - 4, y: item.symbol.y - 4, width: 8, height: 8)
      nodes.append(.path(PathNode(.ellipse(in: box), fill: entry.paint)))
    }
    return nodes + item.label.nodes
  }
}

extension Paint {
  /// Whether nothing behind it would be seen.
  var isSolid: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    }
  }
}
