/// Which files of words a locale can use.
enum LanguageTag {
  /// The tags of the languages that serve the locale, the closest one first: `zh-Hans-SG`, `zh-Hans`,
  /// `zh-SG` and `zh` for `zh_SG`.
  static func candidates(localeIdentifier: String) -> [String] {
    let subtags = localeIdentifier.prefix { $0 != "@" && $0 != "." }
      .split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = subtags.first?.lowercased() else { return [] }
    // What follows a single letter says how to write numbers and the like.
    let own = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    let region = own.first { $0.utf8.count == 2 || $0.first?.isNumber == true }?.uppercased()
    let script =
      own.first { $0.utf8.count == 4 && $0.first?.isLetter == true }?.capitalized
      ?? likelyScript(of: language, region: region)
    var tags: [String] = []
    for parts in [[script, region], [script], [region], []] as [[String?]] {
      let known = parts.compactMap { $0 }
      if known.count == parts.count { tags.append(([language] + known).joined(separator: "-")) }
    }
    return tags
  }

  /// The language alone, such as `de` for `de_CH`.
  static func language(localeIdentifier: String) -> String {
    candidates(localeIdentifier: localeIdentifier).last ?? ""
  }

  /// The script of a language that is written in two; `nil` for all others.
  private static func likelyScript(of language: String, region: String?) -> String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}
