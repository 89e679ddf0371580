/// Writes temperatures in the unit of a context: `68°F`, `20 °C`.
///
/// Foundation has no format style for measurements on Linux. The sign is `°C` or `°F` in every
/// language, after a space where the language's rules want one.
public struct TemperatureFormatting: Sendable {
  public let context: FormatContext
  /// The unit that is shown; the context's.
  public let unit: TemperatureUnit

  public init(_ context: FormatContext) {
    self.context = context
    unit = context.resolvedTemperatureUnit
  }

  /// A temperature given in degrees Celsius, in the context's unit and rounded to `decimals`. Empty
  /// when it is not finite.
  public func string(celsius: Double, decimals: Int = 0) -> String {
    string(unit.value(celsius: celsius), decimals: decimals)
  }

  /// A temperature that is in the context's unit already. Empty when it is not finite.
  public func string(_ value: Double, decimals: Int = 0) -> String {
    let number = NumberFormatting(context).string(value, as: .fixed(decimals: decimals))
    return number.isEmpty ? "" : number + Self.space(context.localeIdentifier) + unit.sign
  }

  /// What stands between a number and the sign, by the short unit patterns of Unicode CLDR; a space
  /// is one that does not break.
  private static func space(_ localeIdentifier: String) -> String {
    let language = localeIdentifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    if language == "fr" { return localeIdentifier.hasSuffix("CA") ? "\u{A0}" : "\u{202F}" }
    return spacingLanguages.contains(language) ? "\u{A0}" : ""
  }

  private static let spacingLanguages: Set<Substring> = [
    "af", "be", "ca", "cs", "de", "es", "et", "eu", "fi", "gl", "hr", "hu", "hy", "it", "lv", "mk",
    "nb", "nn", "no", "pt", "ro", "ru", "sk", "sl", "sv", "uk",
  ]
}
