import ChartScales
import VectorScene

extension ChartTheme {
  /// Families tried for every text, in this order.
  public static let fontFamilies = [
    "Inter", "Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "DejaVu Sans", "sans-serif",
  ]

  /// Apple's chart defaults, as measured on pictures of them: 11 pt secondary labels, half-point
  /// grid lines in the tertiary label colour, solid along y and dashed along x, y axis trailing.
  public static func standard(isDark: Bool) -> ChartTheme {
    let secondary =
      isDark ? RGBColor(235, 235, 245, opacity: 0.6) : RGBColor(60, 60, 67, opacity: 0.6)
    let tertiary =
      isDark ? RGBColor(235, 235, 245, opacity: 0.3) : RGBColor(60, 60, 67, opacity: 0.3)
    let primary: RGBColor = isDark ? .white : .black
    let labels = FontStyle(families: fontFamilies, size: 11, hasTabularFigures: true)
    let cycle = ColorCycle.extendedApple(isDark ? .dark : .light)
    return ChartTheme(
      name: "default", isDark: isDark,
      labelFont: labels, labelColor: secondary,
      titleFont: FontStyle(families: fontFamilies, size: 15, weight: 600), titleColor: primary,
      axisTitleFont: FontStyle(families: fontFamilies, size: 11), axisTitleColor: secondary,
      annotationFont: FontStyle(families: fontFamilies, size: 12, hasTabularFigures: true),
      annotationColor: primary,
      xGrid: AxisLine(tertiary, width: 0.5, dash: [2, 2]), yGrid: AxisLine(tertiary, width: 0.5),
      fencesCategories: true,
      xTick: AxisLine(tertiary, width: 0.5, dash: [2, 2]), yTick: nil,
      xDomainLine: nil, yDomainLine: nil,
      zeroLine: AxisLine(secondary, width: 0.5),
      tickLength: nil, labelGap: 4, yAxisPosition: .trailing, xLabelsFollowTick: true,
      labelLineLimit: 2,
      palette: cycle.colors,
      ramp: isDark
        ? [RGBColor(20, 40, 72), RGBColor(10, 132, 255)]
        : [RGBColor(217, 233, 255), RGBColor(0, 122, 255)],
      symbols: [.circle, .square, .triangle, .diamond, .pentagon],
      markPaint: .color(cycle.colors.first ?? RGBColor(0, 122, 255)),
      barRatio: 0.7, maximumBarWidth: 120, barCornerRadius: 2, lineWidth: 2, symbolSize: 48,
      plotBackground: nil, background: nil, legendPosition: .bottom)
  }
}
