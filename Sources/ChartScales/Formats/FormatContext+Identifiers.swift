import Foundation

extension FormatContext {
  /// The locale that Chalkboard was asked to use by the variable `CHALKBOARD_LOCALE`, without
  /// encoding and in Foundation's spelling (`de_DE.UTF-8` is `de_DE`, `sr_RS@latin` is
  /// `sr_Latn_RS`).
  ///
  /// `en_US` when it is not set, and for the locales `C` and `POSIX`, which name no language. `LANG`
  /// and its kin do not count: cron sets none of them, and a picture must not change with who drew
  /// it.
  public static func localeIdentifier(environment: [String: String]) -> String {
    let setting = environment["CHALKBOARD_LOCALE"] ?? ""
    let modifier = setting.split(separator: "@", maxSplits: 1).dropFirst().first
    let name = setting.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    guard let language = parts.first, isLanguage(language),
      parts.allSatisfy({ $0.utf8.allSatisfy(isAlphanumeric) })
    else { return "en_US" }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    let script = modifier.flatMap { scripts[String($0)] }
    return ([language] + (script.map { [$0] } ?? []) + parts.dropFirst()).joined(separator: "_")
  }

  /// Whether there are data for the locale's language; an unknown one is formatted by the root
  /// locale's rules.
  public static func isKnown(localeIdentifier: String) -> Bool {
    if KnownLocale.named(localeIdentifier) != nil { return true }
    let language = localeIdentifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    guard isLanguage(String(language)) else { return false }
    return Locale.availableIdentifiers.contains { $0 == language || $0.hasPrefix("\(language)_") }
  }

  /// Whether the zone database has the name; one that it has not counts as UTC.
  public static func isKnown(timeZoneIdentifier: String) -> Bool {
    TimeZone(identifier: timeZoneIdentifier) != nil
  }

  /// Two or three letters, as in ISO 639; `C` and `POSIX` are none.
  private static func isLanguage(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count)
      && text.utf8.allSatisfy { isAlphanumeric($0) && !(48...57).contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
