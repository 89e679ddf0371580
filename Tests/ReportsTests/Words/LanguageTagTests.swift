import Testing

@testable import Reports

struct LanguageTagTests {
  @Test(arguments: [
    ("de_CH", ["de-CH", "de"]), ("ja", ["ja"]), ("en-us", ["en-US", "en"]),
    ("zh_CN", ["zh-Hans-CN", "zh-Hans", "zh-CN", "zh"]), ("zh", ["zh-Hans", "zh"]),
    ("zh_TW", ["zh-Hant-TW", "zh-Hant", "zh-TW", "zh"]),
    ("sr_Latn_RS", ["sr-Latn-RS", "sr-Latn", "sr-RS", "sr"]),
    ("ar_EG@numbers=latn", ["ar-EG", "ar"]), ("ar-EG-u-nu-latn", ["ar-EG", "ar"]),
    ("es_419", ["es-419", "es"]), ("", []),
  ])
  func candidates(_ locale: String, _ tags: [String]) {
    #expect(LanguageTag.candidates(localeIdentifier: locale) == tags)
  }
}
