import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene

/// Turns a view into the chart specification.
struct ChartTranslation {
  var data: DataTranslation
  var format: FormatContext
  private(set) var chart = Chart()
  private(set) var diagnostics: [Diagnostic] = []

  mutating func warn(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  init(data: DataTranslation, format: FormatContext) {
    self.data = data
    self.format = format
  }

  mutating func translate(_ view: ViewSpecification) throws(Diagnostic) {
    chart.title = view.title
    chart.summary = view.summary
    try addLayers(of: view, table: nil, channels: [])
  }

  /// Layers take their data, transforms and channels from the views around them.
  private mutating func addLayers(
    of view: ViewSpecification, table outer: Table?, channels outerChannels: [ChannelSpecification]
  ) throws(Diagnostic) {
    var table = outer
    if let source = view.data {
      let result = try data.table(source, at: view.node)
      diagnostics += result.diagnostics
      table = result.table
    }
    for transform in view.transforms {
      guard let rows = table else { throw VegaLiteDiagnostics.noData(at: view.node.place) }
      switch transform {
      case .filter(let filter): table = try filter.apply(to: rows)
      case .aggregate(let aggregate): table = try aggregate.apply(to: rows)
      }
    }
    let own = Set(view.channels.map(\.channel))
    let channels = view.channels + outerChannels.filter { !own.contains($0.channel) }
    if let mark = view.mark {
      let isConstant = channels.allSatisfy { $0.field == nil }
      guard let rows = table ?? (isConstant ? Table() : nil) else {
        throw VegaLiteDiagnostics.noData(at: view.node.place)
      }
      try addLayer(mark, channels: channels, table: rows)
    }
    for layer in view.layers { try addLayers(of: layer, table: table, channels: channels) }
  }

  private mutating func addLayer(
    _ mark: MarkSpecification, channels: [ChannelSpecification], table: Table
  ) throws(Diagnostic) {
    var fields = FieldTranslation(table, format: format)
    try fields.translate(channels)
    var rows = fields.table
    var style = mark.style
    for channel in channels where channel.value != nil { try apply(channel, to: &style) }
    if mark.mark.joinsRows, let x = fields.encodings[.x], rows[x.column]?.kind != .text {
      rows = try SortTransform(by: x.column).apply(to: rows)
    }
    let stacking = channels.lazy.compactMap(\.stacking).first
    chart.layers.append(
      Layer(
        mark.mark, data: rows, encodings: fields.encodings, style: style, stacking: stacking))
    if mark.showsPoints {
      var points = style
      points.symbol = .circle
      points.opacity = 1
      chart.layers.append(
        Layer(PointMark(), data: rows, encodings: fields.encodings, style: points))
    }
    for channel in channels { setGuides(channel, fields.encodings[channel.channel]) }
    for channel in channels { try setScale(channel, rows: rows, fields.encodings) }
  }

  /// A fixed look instead of one by data.
  private func apply(
    _ channel: ChannelSpecification, to style: inout MarkStyle
  ) throws(Diagnostic) {
    guard let value = channel.node.member("value") else { return }
    switch channel.channel.role {
    case .color: style.paint = .color(try ColorReader.color(value))
    case .size: style.symbolSize = try value.number()
    case .opacity: style.opacity = try value.number()
    case .position, .offset, .shape, .text, .detail: break
    }
  }

  mutating func set(_ dimension: Dimension, _ change: (inout AxisDescription) -> Void) {
    switch dimension {
    case .x: change(&chart.xAxis)
    case .y: change(&chart.yAxis)
    }
  }

  mutating func changeScale(
    _ dimension: Dimension, _ change: (inout PositionScaleDescription) -> Void
  ) {
    switch dimension {
    case .x: change(&chart.xScale)
    case .y: change(&chart.yScale)
    }
  }

  mutating func changeColors(_ change: (inout StyleScaleDescription<Paint>) -> Void) {
    change(&chart.colorScale)
  }

  mutating func changeLegend(_ change: (inout LegendDescription) -> Void) {
    change(&chart.legend)
  }
}
