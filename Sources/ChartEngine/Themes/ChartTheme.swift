import VectorScene

/// Fonts, colours and measures of everything in a chart that data does not decide.
public struct ChartTheme: Hashable, Sendable {
  public var name: String
  public var isDark: Bool

  public var labelFont: FontStyle
  public var labelColor: RGBColor
  public var titleFont: FontStyle
  public var titleColor: RGBColor
  public var axisTitleFont: FontStyle
  public var axisTitleColor: RGBColor
  /// The text of annotations that the engine writes itself.
  public var annotationFont: FontStyle
  public var annotationColor: RGBColor

  public var xGrid: AxisLine?
  public var yGrid: AxisLine?
  /// Whether grid lines fence the categories along x as well.
  public var fencesCategories: Bool
  public var xTick: AxisLine?
  public var yTick: AxisLine?
  /// Along the plot's edge on the side of the axis.
  public var xDomainLine: AxisLine?
  public var yDomainLine: AxisLine?
  /// Where zero lies inside the plot.
  public var zeroLine: AxisLine?
  /// How far ticks reach out of the plot, in scene units; `nil` lets x ticks run along the label as
  /// the grid does in Apple's charts.
  public var tickLength: Double?
  /// Between the plot's edge (or the tick) and a label.
  public var labelGap: Double
  public var yAxisPosition: AxisPosition
  /// Whether labels of continuous x axes stand beside their tick instead of centred below it.
  public var xLabelsFollowTick: Bool

  /// The most lines that the label of a category may have. Numbers and dates have one.
  public var labelLineLimit: Int

  /// The colours of categories in turn.
  public var palette: [RGBColor]
  /// From few to much.
  public var ramp: [RGBColor]
  public var symbols: [SymbolShape]
  /// What marks are painted with when nothing else says so.
  public var markPaint: Paint
  /// The share of its band that a bar takes.
  public var barRatio: Double
  /// No bar of automatic width is wider, in scene units.
  public var maximumBarWidth: Double
  public var barCornerRadius: Double
  public var lineWidth: Double
  /// Areas of points in square scene units.
  public var symbolSize: Double
  public var plotBackground: Paint?
  /// Behind the whole picture; `nil` is clear.
  public var background: RGBColor?
  public var legendPosition: LegendDescription.Position

  /// A line of an axis.
  public struct AxisLine: Hashable, Sendable {
    public var color: RGBColor
    public var width: Double
    public var dash: [Double]

    public init(_ color: RGBColor, width: Double, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }
}
