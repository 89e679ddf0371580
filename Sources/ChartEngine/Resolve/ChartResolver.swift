import ChartScales
import DataTable
import Diagnostics
import VectorScene

/// Makes every choice that a chart leaves open, apart from sizes.
struct ChartResolver {
  var chart: Chart
  var size: Size
  var environment: ChartEnvironment

  /// Throws when a layer names a column that its table does not have, or one of the wrong kind.
  func resolve(_ diagnostics: inout [Diagnostic]) throws -> ResolvedChart {
    let layers = try chart.layers.map(LayerColumns.init)
    let masks = try chart.layers.map { try $0.mask.map(LayerColumns.init) }
    let all = layers + masks.flatMap { $0 }
    let style = StyleResolver(chart: chart, theme: environment.theme, layers: layers)
    if let warning = style.repeatedColors { diagnostics.append(warning) }
    var slots = SlotResolver(layers)
    var spans = placed(all, &slots, &diagnostics)
    let x = position(.x, all, spans)
    let y = position(.y, all, spans)

    var resolved: [ResolvedLayer] = []
    for (index, columns) in layers.enumerated() {
      var layer = self.layer(columns, spans[index], style, slots)
      layer.mask = masks[index].enumerated().map { offset, mask in
        let before = masks[..<index].reduce(0) { $0 + $1.count }
        return self.layer(mask, spans[layers.count + before + offset], style, slots)
      }
      resolved.append(layer)
    }
    spans.removeAll()
    let legend = style.legend(layers, formatting: NumberFormatting(environment.format))
    return ResolvedChart(
      title: chart.title, summary: chart.summary ?? summary(layers, x: x.scale, y: y.scale),
      layers: resolved, x: x, y: y,
      legend: chart.legend.isVisible ?? (legend.count > 1) ? legend : [],
      legendPosition: chart.legend.position == .automatic
        ? environment.theme.legendPosition : chart.legend.position,
      legendSpacing: chart.legend.spacing,
      plotBackground: chart.plotBackground ?? environment.theme.plotBackground)
  }

  /// Where a layer's rows lie along both directions.
  private struct Placed {
    var x: ResolvedSpans
    var y: ResolvedSpans
    var isOuterEnd: [Bool] = []
    var feetAcrossZero: [Double] = []
    var xCategories: [String]?
    var yCategories: [String]?

    subscript(dimension: Dimension) -> ResolvedSpans {
      get { dimension == .x ? x : y }
      set {
        if dimension == .x { x = newValue } else { y = newValue }
      }
    }
  }

  private func placed(
    _ all: [LayerColumns], _ slots: inout SlotResolver, _ diagnostics: inout [Diagnostic]
  ) -> [Placed] {
    let resolver = SpanResolver(format: environment.format)
    var xCategories = categories(.x, all)
    var yCategories = categories(.y, all)
    var placed = all.map { columns in
      Placed(
        x: resolver.spans(of: columns, .x, categories: &xCategories, diagnostics: &diagnostics),
        y: resolver.spans(of: columns, .y, categories: &yCategories, diagnostics: &diagnostics))
    }
    for (index, columns) in all.enumerated() {
      stack(columns, &placed[index], slots)
      placed[index].xCategories = xCategories?.names
      placed[index].yCategories = yCategories?.names
    }
    return placed
  }

  /// An empty index when any layer places text along the direction, `nil` when none does.
  private func categories(_ dimension: Dimension, _ all: [LayerColumns]) -> CategoryIndex? {
    let isNominal = all.contains { columns in
      columns.positions(dimension).contains { $0.measure == .nominal }
    }
    guard isNominal else { return nil }
    if case .categories(let names) = chart.scale(dimension).domain {
      return CategoryIndex(given: names)
    }
    return CategoryIndex()
  }

  private func stack(_ columns: LayerColumns, _ placed: inout Placed, _ slots: SlotResolver) {
    let mark = columns.layer.mark
    let along = columns.valueDimension
    guard mark.hasBaseline, placed[along].kind == .point,
      columns[along.start]?.measure == .quantitative
    else { return }
    let others = placed[along.other]
    let rowSlots = slots.slots(of: columns)
    let places =
      others.kind == .absent
      ? nil
      : others.from.enumerated().map { row, position in
        StackPlace(
          position: position.isNaN ? -.infinity : position,
          slot: rowSlots.indices.contains(row) ? rowSlots[row] : 0)
      }
    let stacked = StackResolver(
      stacking: columns.layer.stacking ?? mark.defaultStacking, joinsRows: mark.joinsRows
    ).stacked(placed[along].from, at: places)
    placed[along] = stacked.spans
    placed.isOuterEnd = stacked.isOuterEnd
    placed.feetAcrossZero = stacked.feetAcrossZero
  }

  private func position(
    _ dimension: Dimension, _ all: [LayerColumns], _ placed: [Placed]
  ) -> ResolvedPosition {
    let description = chart.scale(dimension)
    let channels = all.flatMap { $0.positions(dimension) }
    let room = roomForLabels(dimension)
    let showsValues = all.contains { $0.valueDimension == dimension }
    let resolver = ScaleResolver(
      dimension: dimension, description: description, axis: chart.axis(dimension),
      format: environment.format, roomForLabels: room, showsValues: showsValues)
    let isNormalized = all.contains {
      $0.layer.stacking == .normalized && $0.valueDimension == dimension
    }
    let resolved: ScaleResolver.Resolved
    if channels.isEmpty {
      resolved = ScaleResolver.Resolved(
        scale: PositionScale(kind: .absent, isTemporal: false, isReversed: false), ticks: nil)
    } else if let names = placed.lazy.compactMap({
      dimension == .x ? $0.xCategories : $0.yCategories
    }).first {
      resolved = resolver.discrete(names)
    } else {
      let extent = ScaleDomain(
        covering: zip(all, placed).flatMap { values(of: $1, $0, along: dimension, description) })
      resolved =
        channels.allSatisfy { $0.measure == .temporal }
        ? resolver.temporal(extent)
        : resolver.numeric(
          extent, isIntegral: !isNormalized && isIntegral(channels), isNormalized: isNormalized)
    }
    let axis = AxisResolver(
      dimension: dimension, description: chart.axis(dimension), scale: resolved.scale,
      automaticTicks: resolved.ticks,
      isBinned: placed.contains { $0[dimension].kind == .bin },
      step: channels.compactMap { $0.measure == .temporal ? $0.encoding.step : nil }
        .min { $0.averageSeconds < $1.averageSeconds },
      showsValues: showsValues, roomForLabels: room, environment: environment,
      isNormalized: isNormalized, placedValues: { placed.flatMap { $0[dimension].from } }
    ).resolved()
    return ResolvedPosition(
      scale: resolved.scale, startPadding: description.startPadding,
      endPadding: description.endPadding, axis: axis)
  }

  /// What the scale has to cover. Where zero need not be shown, the feet of bars and areas do not
  /// count: they are cut off at the edge of the plot.
  private func values(
    of placed: Placed, _ columns: LayerColumns, along dimension: Dimension,
    _ description: PositionScaleDescription
  ) -> [Double] {
    let spans = placed[dimension]
    guard case .automatic(includesZero: false, _) = description.domain else {
      return spans.from + spans.to
    }
    let isStacked = !placed.isOuterEnd.isEmpty && spans.kind == .range
    let values = isStacked ? spans.to : spans.from + spans.to
    guard columns.layer.mark.joinsRows, columns.valueDimension == dimension else { return values }
    return values
      + columns.layer.style.interpolation.overshoot(
        of: spans.to, series: SeriesResolver(columns).numbers)
  }

  /// Labels of about 66 units along x and 40 along y leave room to breathe.
  private func roomForLabels(_ dimension: Dimension) -> Int {
    let room = dimension == .x ? size.width / 66 : size.height / 40
    return Int(max(2, min(12, room.isFinite ? room : 2)))
  }

  /// Whether all numbers are whole, so that ticks between them would say nothing.
  private func isIntegral(_ channels: [ChannelColumn]) -> Bool {
    channels.allSatisfy { channel in
      channel.numbers.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
    }
  }

  private func layer(
    _ columns: LayerColumns, _ placed: Placed, _ style: StyleResolver, _ slots: SlotResolver
  ) -> ResolvedLayer {
    let layer = columns.layer
    let series = SeriesResolver(columns)
    return ResolvedLayer(
      mark: layer.mark, rowCount: layer.data.rowCount, x: placed.x, y: placed.y,
      valueDimension: columns.valueDimension, slots: slots.slots(of: columns),
      slotCount: slots.count, slotDimension: slots.dimension, paints: style.paints(columns),
      shapes: style.shapes(columns), opacities: style.opacities(columns),
      sizes: style.sizes(columns), texts: columns[.text]?.texts.map { $0 ?? "" } ?? [],
      series: series.numbers, seriesCount: series.count, isOuterEnd: placed.isOuterEnd,
      feetAcrossZero: placed.feetAcrossZero,
      descriptions: DescriptionWriter(format: environment.format).descriptions(columns),
      style: layer.style, rowStyles: layer.rowStyles, annotations: layer.annotations, mask: [])
  }

  /// "Bar chart of Sales by Donut" with the range of the values.
  private func summary(
    _ layers: [LayerColumns], x: PositionScale, y: PositionScale
  ) -> String {
    guard let first = layers.first else { return "Empty chart" }
    let value = first[first.valueDimension.start]?.encoding.displayTitle
    let place = first[first.valueDimension.other.start]?.encoding.displayTitle
    let name = first.layer.mark.name
    var text = name.prefix(1).uppercased() + name.dropFirst() + " chart"
    if let value { text += " of \(value)" }
    if let place { text += value == nil ? " of \(place)" : " by \(place)" }
    let rows = first.layer.data.rowCount
    return text + ", \(rows) \(rows == 1 ? "value" : "values")"
  }
}
