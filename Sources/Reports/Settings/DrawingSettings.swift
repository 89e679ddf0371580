import ChartScales
import Diagnostics
import Typography

/// What decides how a picture looks, apart from its content: fonts, words, theme and background.
public struct DrawingSettings: Sendable {
  public var fonts: FontLibrary
  public var format: FormatContext
  /// The name of a chart theme.
  public var theme: String
  public var colorScheme: PictureColorScheme
  public var background: PictureBackground

  public init(
    fonts: FontLibrary, format: FormatContext = FormatContext(), theme: String = "default",
    colorScheme: PictureColorScheme = .light, background: PictureBackground = .automatic
  ) {
    self.fonts = fonts
    self.format = format
    self.theme = theme
    self.colorScheme = colorScheme
    self.background = background
  }
}

/// Whether a picture is for a light or a dark page.
public enum PictureColorScheme: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// What lies behind a picture.
public enum PictureBackground: String, Hashable, Sendable, CaseIterable {
  /// White, or a dark grey on dark pages.
  case automatic = "auto"
  /// The page shows through.
  case none
}

extension FormatContext {
  /// The context for a locale and a zone as somebody spelled them on a command line.
  ///
  /// Throws a usage error for a locale whose language nobody knows and for a zone that is not in the
  /// zone database.
  public init(locale: String, timeZone: String) throws(Diagnostic) {
    try Self.check(locale: locale, failure: .usage)
    try Self.check(timeZone: timeZone, failure: .usage)
    self.init(localeIdentifier: locale, timeZoneIdentifier: timeZone)
  }

  /// `failure` is what kind of mistake a wrong locale is, and `place` where it stands.
  static func check(
    locale: String, failure: FailureKind, at place: Place? = nil
  ) throws(Diagnostic) {
    // The locales that are met most are not looked up, since loading all names takes a while.
    let language = locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    guard
      ["en", "de", "fr"].contains(language)
        || FormatContext.isKnown(localeIdentifier: locale)
    else { throw .unknownLocale(locale, failure: failure, at: place) }
  }

  static func check(
    timeZone: String, failure: FailureKind, at place: Place? = nil
  ) throws(Diagnostic) {
    guard timeZone == "UTC" || FormatContext.isKnown(timeZoneIdentifier: timeZone) else {
      throw .unknownTimeZone(timeZone, failure: failure, at: place)
    }
  }
}
