import ChalkboardUI
import ChartEngine
import VectorScene

/// The colours of a report's page.
enum ReportColors {
  static let accent = Color(
    light: ChartTheme.foodTruckAccent, dark: ChartTheme.foodTruck(isDark: true).palette[0])

  /// By the names of an app's asset catalogue.
  static let set = ColorSet([
    "BarBottomColor": Color(
      light: ChartTheme.barBottom(isDark: false), dark: ChartTheme.barBottom(isDark: true))
  ])

  static func page(isDark: Bool) -> RGBColor {
    isDark ? RGBColor(0, 0, 0) : RGBColor(242, 242, 247)
  }
}
