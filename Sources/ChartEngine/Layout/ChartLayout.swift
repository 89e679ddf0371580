import Diagnostics
import Typography
import VectorScene

/// Gives every part of a resolved chart its place within a size.
///
/// From outside inwards: title, legend, the titles of the axes, the column of y labels, the row of
/// x labels, and the plot in what is left. The plot then gives way until annotations that reach
/// past its marks stay inside the chart.
struct ChartLayout {
  var chart: ResolvedChart
  var size: Size
  var environment: ChartEnvironment

  private var theme: ChartTheme { environment.theme }

  /// Between the plot and an axis's title, the legend or the chart's title.
  private static let partGap = 8.0
  /// Of a title of an axis, which is one line as a rule.
  private static let titleLineLimit = 3
  /// The height below which a plot gets the room of the axes' titles.
  private static let leastPlot = 60.0

  func lay(_ diagnostics: inout [Diagnostic]) -> LaidOutChart {
    var bounds = Rect(origin: .zero, size: size)
    let title = placeTitle(&bounds)
    let legend = placeLegend(&bounds, &diagnostics)
    let outer = bounds
    var titles = placeAxisTitles(&bounds)
    var notes = diagnostics
    var body = placeBody(bounds, &notes)
    if body.plot.rect.height < Self.leastPlot, bounds.height < outer.height {
      titles = { _ in [] }
      notes = diagnostics + [ChartEngineDiagnostics.droppedAxisTitles()]
      body = placeBody(outer, &notes)
    }
    diagnostics = notes
    return LaidOutChart(
      size: size, plot: body.plot, resolved: chart, title: title,
      gridLines: body.gridLines, ticks: body.ticks, labels: body.labels + titles(body.plot.rect),
      legend: legend(body.plot.rect), shapes: body.shapes, annotations: body.annotations)
  }

  // MARK: Title and legend

  private func placeTitle(_ bounds: inout Rect) -> PlacedBlock? {
    guard let title = chart.title, !title.isEmpty else { return nil }
    let block = environment.fonts.layOut(
      title, font: theme.titleFont, width: bounds.width, lineLimit: 2)
    let frame = Rect(origin: bounds.origin, size: block.size)
    bounds = bounds.inset(
      by: Insets(top: block.size.height + Self.partGap, left: 0, bottom: 0, right: 0))
    return PlacedBlock(
      block: block, frame: frame, anchor: .start, paint: .color(theme.titleColor))
  }

  /// Takes the legend's room from the bounds; where exactly it goes is known once the plot is.
  private func placeLegend(
    _ bounds: inout Rect, _ diagnostics: inout [Diagnostic]
  ) -> (Rect) -> [PlacedLegendItem] {
    guard !chart.legend.isEmpty else { return { _ in [] } }
    let layout = LegendLayout(entries: chart.legend, environment: environment)
    let gap = chart.legendSpacing ?? Self.partGap
    let outer = bounds
    let isBeside = chart.legendPosition == .leading || chart.legendPosition == .trailing
    let leftToRight =
      isBeside
      ? layout.columns(within: Size(width: bounds.width / 3, height: bounds.height))
      : layout.rows(within: Size(width: bounds.width, height: bounds.height / 3))
    let isRightToLeft = environment.isRightToLeft
    let result = isRightToLeft ? leftToRight.mirrored : leftToRight
    /// Where rows start, by the edges of the plot.
    func rowStart(_ plot: Rect) -> Double {
      isRightToLeft ? plot.maxX - result.size.width : plot.minX
    }
    if result.dropped > 0 {
      diagnostics.append(
        ChartEngineDiagnostics.droppedLegendEntries(result.dropped, of: chart.legend.count))
    }
    switch chart.legendPosition {
    case .leading, .trailing:
      let room = result.size.width + gap * 1.5
      let isLeading = chart.legendPosition == .leading
      bounds = bounds.inset(
        by: Insets(top: 0, left: isLeading ? room : 0, bottom: 0, right: isLeading ? 0 : room))
      let x = isLeading ? outer.minX : outer.maxX - result.size.width
      return { plot in
        // Beside the plot's top, further up where entries would leave the picture.
        let y = max(outer.minY, min(plot.minY, outer.maxY - result.size.height))
        return result.items.map { $0.moved(by: Point(x: x, y: y)) }
      }
    case .top:
      let y = bounds.minY
      bounds = bounds.inset(by: Insets(top: result.size.height + gap, left: 0, bottom: 0, right: 0))
      return { plot in result.items.map { $0.moved(by: Point(x: rowStart(plot), y: y)) } }
    case .bottom, .automatic:
      let y = bounds.maxY - result.size.height
      bounds = bounds.inset(by: Insets(top: 0, left: 0, bottom: result.size.height + gap, right: 0))
      return { plot in
        // Rows were broken for the whole width, so they must not start further in than that allows.
        let x = min(rowStart(plot), outer.maxX - result.size.width)
        return result.items.map { $0.moved(by: Point(x: max(outer.minX, x), y: y)) }
      }
    }
  }

  /// The y title above the plot on the side of its axis, the x title below it in the middle.
  private func placeAxisTitles(_ bounds: inout Rect) -> (Rect) -> [PlacedLabel] {
    func block(_ title: String?) -> TextBlock? {
      guard let title, !title.isEmpty else { return nil }
      return environment.fonts.layOut(
        title, font: theme.axisTitleFont, width: bounds.width, lineLimit: Self.titleLineLimit)
    }
    let x = block(chart.x.axis?.title)
    let y = block(chart.y.axis?.title)
    let xHeight = x.map { $0.size.height + Self.partGap / 2 } ?? 0
    let yHeight = y.map { $0.size.height + Self.partGap / 2 } ?? 0
    let outer = bounds
    bounds = bounds.inset(by: Insets(top: yHeight, left: 0, bottom: xHeight, right: 0))
    let isTrailing = chart.y.axis?.marks.first?.position == .trailing
    let paint = Paint.color(theme.axisTitleColor)
    return { plot in
      var labels: [PlacedLabel] = []
      if let x {
        // In the middle of the plot, as far as the picture's edges allow.
        let middle = plot.midX - x.size.width / 2
        let start = max(outer.minX, min(middle, outer.maxX - x.size.width))
        let frame = Rect(origin: Point(x: start, y: outer.maxY - x.size.height), size: x.size)
        labels.append(
          PlacedLabel(
            content: .block(PlacedBlock(block: x, frame: frame, anchor: .middle, paint: paint)),
            frame: frame))
      }
      if let y {
        let frame = Rect(
          x: outer.minX, y: outer.minY, width: outer.width, height: y.size.height)
        labels.append(
          PlacedLabel(
            content: .block(
              PlacedBlock(
                block: y, frame: frame, anchor: isTrailing ? .end : .start, paint: paint)),
            frame: frame))
      }
      return labels
    }
  }

  // MARK: Plot and axes

  private struct Body {
    var plot: PlotGeometry
    var shapes: [[MarkShape]] = []
    var gridLines: [PlacedLine] = []
    var ticks: [PlacedLine] = []
    var labels: [PlacedLabel] = []
    var annotations: [PlacedContent] = []
  }

  private func axisLayouts(_ dimension: Dimension, bounds: Rect) -> [AxisLayout] {
    let scale = chart.position(dimension).scale
    // Names may be cut, numbers may not.
    let share = dimension == .x ? 0.45 : scale.isDiscrete ? 0.4 : 0.5
    let limit = share * (dimension == .x ? bounds.height : bounds.width)
    let lineHeight = environment.fonts.metrics(for: theme.labelFont).lineHeight
    let isRoomy =
      scale.isDiscrete && bounds.height / Double(scale.categories.count) > 2.5 * lineHeight
    return (chart.position(dimension).axis?.marks ?? []).map { marks in
      AxisLayout(
        dimension: dimension, marks: marks, environment: environment, limit: limit,
        lineLimit: isRoomy ? theme.labelLineLimit : 1)
    }
  }

  private func placeBody(_ bounds: Rect, _ diagnostics: inout [Diagnostic]) -> Body {
    let yAxes = axisLayouts(.y, bounds: bounds)
    let xAxes = axisLayouts(.x, bounds: bounds)
    var insets = yInsets(yAxes, height: bounds.height)
    var plot = geometry(bounds, insets)
    insets.right += xAxes.reduce(0) { max($0, $1.roomForLastLabel(in: plot, bounds: bounds)) }
    plot = geometry(bounds, insets)
    let rows = xAxes.map { $0.row(in: plot, bounds: bounds) }
    for (axis, row) in zip(xAxes, rows) where row.height > 0 {
      let room = row.height + axis.gap
      if axis.marks.position == .top { insets.top = max(insets.top, room) }
      if axis.marks.position != .top { insets.bottom = max(insets.bottom, room) }
    }
    plot = geometry(bounds, insets)
    var marks = placedMarks(in: plot)
    // How much further down the labels of x stand, out of the way of what hangs below the plot.
    let bottom = insets.bottom
    var labelDrop = 0.0
    // Marks move as the plot shrinks, so what reaches out is looked for again; two rounds settle it
    // but for content that is larger than the chart.
    for _ in 0..<3 {
      let hasBottomRow = rows.contains { $0.height > 0 }
      let drop = hasBottomRow ? marks.reach(below: plot.rect.maxY) : 0
      let more = overflow(marks.annotations, of: bounds, plot: plot.rect)
      if more == nil, drop <= labelDrop + 0.5 || plot.rect.height < 40 { break }
      labelDrop = max(labelDrop, drop)
      insets.top += more?.top ?? 0
      insets.bottom = max(insets.bottom + (more?.bottom ?? 0), bottom + labelDrop)
      insets.left += more?.left ?? 0
      insets.right += more?.right ?? 0
      plot = geometry(bounds, insets)
      marks = placedMarks(in: plot)
    }
    if marks.dropped > 0 {
      let count = chart.layers.reduce(0) { $0 + $1.annotations.count }
      diagnostics.append(ChartEngineDiagnostics.droppedAnnotations(marks.dropped, of: count))
    }
    var body = Body(plot: plot, shapes: marks.shapes, annotations: marks.annotations)
    place(yAxes, bounds: bounds, &body, &diagnostics)
    place(xAxes, bounds: bounds, drop: labelDrop, &body, &diagnostics)
    body.gridLines = interrupted(body.gridLines, by: body.annotations)
    body.ticks += edgeLines(plot)
    return body
  }

  private func geometry(_ bounds: Rect, _ insets: Insets) -> PlotGeometry {
    PlotGeometry(rect: bounds.inset(by: insets), x: chart.x, y: chart.y, theme: theme)
  }

  private func yInsets(_ axes: [AxisLayout], height: Double) -> Insets {
    // The row of x labels takes some of the height.
    let row = environment.fonts.metrics(for: theme.labelFont).lineHeight
    let band = chart.y.scale.bandwidth * max(0, height - 2 * row)
    var insets = Insets.zero
    for axis in axes {
      let isDiscrete = chart.y.scale.isDiscrete
      let width = axis.columnWidth(isDiscrete: isDiscrete)
      if axis.marks.position == .leading { insets.left = max(insets.left, width) }
      if axis.marks.position == .trailing { insets.right = max(insets.right, width) }
      let overhang = axis.verticalOverhang(band: band, isDiscrete: isDiscrete)
      insets.top = max(insets.top, overhang)
      insets.bottom = max(insets.bottom, overhang)
    }
    return insets
  }

  /// The marks of all layers, and what stands beside them.
  private struct PlacedMarks {
    var shapes: [[MarkShape]] = []
    var annotations: [PlacedContent] = []
    /// How many annotations found no room.
    var dropped = 0

    /// How far the lowest annotation reaches below an edge; 0 when none does.
    func reach(below edge: Double) -> Double {
      annotations.reduce(0) { max($0, $1.frame.maxY - edge) }
    }
  }

  private func placedMarks(in plot: PlotGeometry) -> PlacedMarks {
    var marks = PlacedMarks()
    for layer in chart.layers {
      let shapes = layer.mark.shapes(of: layer, in: plot)
      marks.shapes.append(shapes)
      guard !layer.annotations.isEmpty else { continue }
      let anchors = layer.mark.joinsRows ? anchors(of: layer, in: plot) : shapes
      let arranged = AnnotationLayout.arranged(layer.annotations, around: anchors, in: plot.rect)
      marks.annotations += arranged.placed
      marks.dropped += arranged.dropped
    }
    return marks
  }

  /// What annotations of lines and areas stand around: the places of their values.
  private func anchors(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape] {
    layer.annotations.compactMap { annotation in
      plot.center(of: annotation.row, in: layer).map { center in
        MarkShape(
          row: annotation.row, nodes: [], frame: Rect(origin: center, size: .zero))
      }
    }
  }

  /// How much the plot must give way on each side; `nil` when nothing reaches out.
  private func overflow(
    _ annotations: [PlacedContent], of bounds: Rect, plot: Rect
  ) -> Insets? {
    var more = Insets.zero
    for annotation in annotations {
      more.top = max(more.top, bounds.minY - annotation.frame.minY)
      more.bottom = max(more.bottom, annotation.frame.maxY - bounds.maxY)
      more.left = max(more.left, bounds.minX - annotation.frame.minX)
      more.right = max(more.right, annotation.frame.maxX - bounds.maxX)
    }
    let isSmall = [more.top, more.bottom, more.left, more.right].allSatisfy { $0 < 0.5 }
    return isSmall || plot.width < 40 || plot.height < 40 ? nil : more
  }

  private func place(
    _ axes: [AxisLayout], bounds: Rect, _ body: inout Body, _ diagnostics: inout [Diagnostic]
  ) {
    for axis in axes {
      body.gridLines += axis.gridLines(in: body.plot)
      body.ticks += axis.tickLines(in: body.plot, labelExtent: 0)
      let column = axis.columnLabels(in: body.plot)
      let labels = axis.clear(column, of: body.labels, within: bounds)
      body.labels += labels
      axis.report(labels, isOrdered: !chart.y.scale.isDiscrete, to: &diagnostics)
    }
  }

  private func place(
    _ axes: [AxisLayout], bounds: Rect, drop: Double, _ body: inout Body,
    _ diagnostics: inout [Diagnostic]
  ) {
    let overhang = environment.labelOverhang
    let room = bounds.inset(by: Insets(top: 0, left: -overhang, bottom: 0, right: -overhang))
    for axis in axes {
      let isAbove = axis.marks.position == .top
      let height = isAbove ? axis.row(in: body.plot, bounds: bounds).height : 0
      let top =
        isAbove ? body.plot.rect.minY - axis.gap - height : body.plot.rect.maxY + axis.gap + drop
      let row = axis.row(
        in: body.plot, bounds: bounds,
        besides: body.labels.map { $0.inkFrame.offset(dx: 0, dy: -top) })
      let labels = axis.clear(row.labels.map { $0.moved(dy: top) }, of: body.labels, within: room)
      body.gridLines += axis.gridLines(in: body.plot)
      body.ticks += axis.tickLines(
        in: body.plot, labelExtent: row.height + (isAbove ? 0 : drop), besides: labels)
      body.labels += labels
      axis.report(labels, isOrdered: !chart.x.scale.isDiscrete, to: &diagnostics)
    }
  }

  /// The lines without the pieces that would strike through texts beside marks.
  private func interrupted(
    _ lines: [PlacedLine], by annotations: [PlacedContent]
  ) -> [PlacedLine] {
    annotations.reduce(lines) { lines, annotation in
      guard annotation.content.interruptsGridLines else { return lines }
      let gap = annotation.frame.grown(by: 2)
      return lines.contains { $0.crosses(gap) } ? lines.flatMap { $0.pieces(outside: gap) } : lines
    }
  }

  /// The lines along the plot's edges that the theme asks for, and the one at zero inside the plot.
  private func edgeLines(_ plot: PlotGeometry) -> [PlacedLine] {
    var lines: [PlacedLine] = []
    let rect = plot.rect
    func add(_ line: ChartTheme.AxisLine?, _ from: Point, _ to: Point) {
      guard let line else { return }
      lines.append(
        PlacedLine(from: from, to: to, stroke: Stroke(.color(line.color), width: line.width)))
    }
    if chart.x.axis != nil {
      add(theme.xDomainLine, Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY))
    }
    if let axis = chart.y.axis {
      let x = axis.marks.first?.position == .leading ? rect.minX : rect.maxX
      add(theme.yDomainLine, Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY))
    }
    for dimension in Dimension.allCases where plot.position(dimension).scale.spansZero {
      let zero = plot.coordinate(0, dimension)
      if dimension == .y {
        add(theme.zeroLine, Point(x: rect.minX, y: zero), Point(x: rect.maxX, y: zero))
      } else {
        add(theme.zeroLine, Point(x: zero, y: rect.minY), Point(x: zero, y: rect.maxY))
      }
    }
    return lines
  }
}

extension PositionScale {
  /// Whether zero lies inside the domain with numbers on both sides.
  var spansZero: Bool {
    guard case .continuous(let scale) = kind, !isTemporal else { return false }
    return scale.domain.lower < 0 && scale.domain.upper > 0
  }
}
