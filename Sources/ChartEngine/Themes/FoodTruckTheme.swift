import VectorScene

extension ChartTheme {
  /// The accent of the food truck: indigo.
  public static let foodTruckAccent = RGBColor(88, 86, 214)

  /// The standard theme with an indigo accent: bars fade from pale blue (in the dark from deep
  /// blue) at the bottom to the accent at the top, and their corners are rounder.
  public static func foodTruck(isDark: Bool) -> ChartTheme {
    var theme = standard(isDark: isDark)
    let accent = isDark ? RGBColor(125, 122, 255) : foodTruckAccent
    theme.name = "foodtruck"
    let indigos = [foodTruckAccent, RGBColor(94, 92, 230)]
    theme.palette = [accent] + theme.palette.filter { !indigos.contains($0) }
    theme.markPaint = .linearGradient(
      LinearGradientPaint(
        stops: [
          GradientStop(offset: 0, color: barBottom(isDark: isDark)),
          GradientStop(offset: 1, color: accent),
        ],
        start: Point(x: 0.5, y: 1), end: Point(x: 0.5, y: 0)))
    theme.barCornerRadius = 6
    return theme
  }

  /// The foot of a bar's gradient.
  public static func barBottom(isDark: Bool) -> RGBColor {
    isDark ? RGBColor(0, 0, 51, opacity: 0.88) : RGBColor(204, 224, 255, opacity: 0.88)
  }
}
