import ChartScales
import Typography
import VectorScene

/// Everything from outside that decides how a chart looks: fonts, locale and zone, and the theme.
public struct ChartEnvironment: Sendable {
  public var fonts: FontLibrary
  public var format: FormatContext
  public var theme: ChartTheme
  /// How far the outermost labels below the plot may reach past the chart's left and right edges, in
  /// scene units: the free room that a page or card keeps around the chart.
  public var labelOverhang: Double
  /// Whether reading begins at the right. Legends then do too; plots do not.
  public var isRightToLeft: Bool
  /// The last entry of a legend that has no room for all; `{count}` stands for how many it lacks.
  public var legendRemainder: String

  public init(
    fonts: FontLibrary, format: FormatContext, theme: ChartTheme, labelOverhang: Double = 0,
    isRightToLeft: Bool = false, legendRemainder: String = "… {count} more"
  ) {
    self.fonts = fonts
    self.format = format
    self.theme = theme
    self.labelOverhang = labelOverhang
    self.isRightToLeft = isRightToLeft
    self.legendRemainder = legendRemainder
  }

  /// The locale as a BCP 47 tag: `en_US@currency=EUR` is `en-US`.
  public var languageTag: String {
    let base = format.localeIdentifier.prefix { $0 != "@" && $0 != "." }
    return base.split(separator: "_").joined(separator: "-")
  }
}
