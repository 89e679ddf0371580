import ChartScales
import Typography
import VectorScene

/// Everything from outside that decides how a chart looks: fonts, locale and zone, and the theme.
public struct ChartEnvironment: Sendable {
  public var fonts: FontLibrary
  public var format: FormatContext
  public var theme: ChartTheme

  public init(fonts: FontLibrary, format: FormatContext, theme: ChartTheme) {
    self.fonts = fonts
    self.format = format
    self.theme = theme
  }

  /// The locale as a BCP 47 tag: `en_US@currency=EUR` is `en-US`.
  public var languageTag: String {
    let base = format.localeIdentifier.prefix { $0 != "@" && $0 != "." }
    return base.split(separator: "_").joined(separator: "-")
  }
}
