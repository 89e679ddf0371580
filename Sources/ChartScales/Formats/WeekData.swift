/// Which weekday weeks start on, by region: Unicode CLDR's `weekData`.
enum WeekData {
  /// The first weekday of the locale's region, 1 for Sunday; `nil` when the identifier names no region
  /// and the language has none that is meant.
  static func firstWeekday(localeIdentifier: String) -> Int? {
    let parts = localeIdentifier.prefix { $0 != "@" && $0 != "." }
      .split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let region = parts.dropFirst().first(where: { $0.utf8.count == 2 })?.uppercased() else {
      return nil
    }
    // A keyword may set the day.
    guard !localeIdentifier.contains("@"), !localeIdentifier.contains("-u-") else { return nil }
    if sunday.contains(region) { return 1 }
    if saturday.contains(region) { return 7 }
    return region == "MV" ? 6 : 2
  }

  private static let sunday: Set<String> = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CN", "CO", "DM", "DO", "ET", "GT", "GU",
    "HK", "HN", "ID", "IL", "IN", "JM", "JO", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT",
    "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT",
    "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]

  private static let saturday: Set<String> = [
    "AF", "BH", "DJ", "EG", "IQ", "IR", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
}
