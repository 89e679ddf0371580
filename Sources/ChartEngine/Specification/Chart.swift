import VectorScene

/// A chart as it is asked for: tables, marks, encodings and wishes about scales and guides.
///
/// Every front end (the Swift Charts-shaped builder, Vega-Lite documents, report panels and the
/// command) makes one of these, and ``ChartEngine`` alone draws it.
public struct Chart {
  /// Above the plot; `nil` shows none.
  public var title: String?
  /// What the chart says, for people who cannot see it; `nil` makes one from the data.
  public var summary: String?
  /// Drawn in this order.
  public var layers: [Layer]
  public var xScale: PositionScaleDescription
  public var yScale: PositionScaleDescription
  public var colorScale: StyleScaleDescription<Paint>
  public var shapeScale: StyleScaleDescription<SymbolShape>
  public var xAxis: AxisDescription
  public var yAxis: AxisDescription
  public var legend: LegendDescription
  /// Behind the plot; `nil` is the theme's.
  public var plotBackground: Paint?

  public init(
    title: String? = nil, summary: String? = nil, layers: [Layer] = [],
    xScale: PositionScaleDescription = PositionScaleDescription(),
    yScale: PositionScaleDescription = PositionScaleDescription(),
    colorScale: StyleScaleDescription<Paint> = StyleScaleDescription(),
    shapeScale: StyleScaleDescription<SymbolShape> = StyleScaleDescription(),
    xAxis: AxisDescription = AxisDescription(), yAxis: AxisDescription = AxisDescription(),
    legend: LegendDescription = LegendDescription(), plotBackground: Paint? = nil
  ) {
    self.title = title
    self.summary = summary
    self.layers = layers
    self.xScale = xScale
    self.yScale = yScale
    self.colorScale = colorScale
    self.shapeScale = shapeScale
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.legend = legend
    self.plotBackground = plotBackground
  }

  func scale(_ dimension: Dimension) -> PositionScaleDescription {
    dimension == .x ? xScale : yScale
  }

  func axis(_ dimension: Dimension) -> AxisDescription { dimension == .x ? xAxis : yAxis }
}
