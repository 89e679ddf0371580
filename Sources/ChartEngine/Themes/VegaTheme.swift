import ChartScales
import VectorScene

extension ChartTheme {
  /// Vega-Lite's own defaults: leading y axis with ticks and a domain line, 10 px labels, square
  /// bars, the palette `tableau10`.
  public static func vega(isDark: Bool) -> ChartTheme {
    let families = ["sans-serif"]
    let ink: RGBColor = isDark ? .white : .black
    let axis = RGBColor(136, 136, 136)
    let grid = isDark ? RGBColor(68, 68, 68) : RGBColor(221, 221, 221)
    var theme = standard(isDark: isDark)
    theme.name = "vega"
    theme.labelFont = FontStyle(families: families, size: 10)
    theme.labelColor = ink
    theme.titleFont = FontStyle(families: families, size: 13, weight: 700)
    theme.titleColor = ink
    theme.axisTitleFont = FontStyle(families: families, size: 11, weight: 700)
    theme.axisTitleColor = ink
    theme.annotationFont = FontStyle(families: families, size: 11)
    theme.annotationColor = ink
    theme.xGrid = AxisLine(grid, width: 1)
    theme.fencesCategories = false
    theme.yGrid = AxisLine(grid, width: 1)
    theme.xTick = AxisLine(axis, width: 1)
    theme.yTick = AxisLine(axis, width: 1)
    theme.xDomainLine = AxisLine(axis, width: 1)
    theme.yDomainLine = AxisLine(axis, width: 1)
    theme.zeroLine = nil
    theme.tickLength = 5
    theme.labelGap = 2
    theme.yAxisPosition = .leading
    theme.xLabelsFollowTick = false
    theme.palette = ColorCycle.tableau10.colors
    theme.markPaint = .color(theme.palette.first ?? RGBColor(76, 120, 168))
    theme.barRatio = 0.9
    theme.maximumBarWidth = .infinity
    theme.barCornerRadius = 0
    theme.symbolSize = 30
    theme.background = isDark ? RGBColor(51, 51, 51) : .white
    theme.legendPosition = .trailing
    return theme
  }
}
