import Testing

@testable import Typography

@Suite struct WritingKindTests {
  @Test func entriesStandInTheOrderOfTheCases() {
    #expect(WritingKind.entries.map(\.kind) == WritingKind.allCases)
  }

  @Test func rangesAreSortedAndDoNotOverlap() {
    let ranges = WritingKind.ranges
    #expect(ranges.allSatisfy { $0.first <= $0.last })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last < $1.first })
    let used = Set(ranges.map(\.kind))
    #expect(WritingKind.allCases.filter { !used.contains($0) } == [.other])
  }

  @Test(arguments: [
    ("a", "Zyyy"), ("ж", "Zyyy"), ("ก", "Thai"), ("ក", "Khmr"), ("ա", "Armn"), ("ߊ", "Nkoo"),
    ("ⴰ", "Tfng"), ("ᱚ", "Olck"), ("Ꭰ", "Cher"), ("ꦲ", "Java"), ("ᬅ", "Bali"), ("𒀀", "Xsux"),
    ("日", "Hani"), ("か", "Jpan"), ("ㄅ", "Bopo"), ("한", "Kore"), ("⠁", "Brai"), ("→", "Zsym"),
    ("☔", "Zsye"), ("☂", "Zsym"), ("🍩", "Zsye"), ("🇯", "Zsye"), ("𝐀", "Zsym"), ("𠀀", "Hani"),
    ("\u{E000}", "Zzzz"),
  ])
  func scriptsOfCharacters(text: String, script: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(WritingKind.of(scalar.value).script == script)
  }

  @Test func familiesWithSerifsComeFirstBesideSerifs() {
    let none = TextLanguage(tag: nil)
    #expect(WritingKind.thai.families(language: none, isSerif: false).first == "Noto Sans Thai")
    #expect(WritingKind.thai.families(language: none, isSerif: true).first == "Noto Serif Thai")
    let japanese = WritingKind.japanese.families(language: none, isSerif: true)
    #expect(japanese.first == "Noto Serif CJK JP")
    #expect(japanese.contains("Noto Sans CJK JP"))
  }
}

@Suite struct TextLanguageTests {
  @Test(arguments: [
    ("ja", "JP"), ("ja_JP", "JP"), ("JA-jp", "JP"), ("zh", "SC"), ("zh-Hans", "SC"),
    ("zh_CN", "SC"), ("zh-Hans-HK", "SC"), ("zh-SG", "SC"), ("zh-Hant", "TC"), ("zh_TW", "TC"),
    ("zh-HK", "HK"), ("zh-Hant-HK", "HK"), ("zh-MO", "HK"), ("yue", "HK"), ("ko", "KR"),
    ("ko-KR", "KR"), ("de", "JP"), ("", "JP"), ("???", "JP"), ("en-u-hk", "JP"),
    ("zh-u-nu-hant", "SC"),
  ])
  func shapesOfChineseCharacters(tag: String, shapes: String) {
    #expect(TextLanguage(tag: tag).chineseFamilies.first == "Noto Sans CJK \(shapes)")
  }

  @Test func everyLanguageKnowsTheFamiliesOfTheOthers() {
    let all = TextLanguage(tag: nil).chineseFamilies
    #expect(Set(all).count == all.count)
    #expect(Set(TextLanguage(tag: "ko").chineseFamilies) == Set(all))
  }

  @Test func tagsAreWrittenWithHyphens() {
    #expect(TextLanguage(tag: "ja_JP").tag == "ja-JP")
    #expect(TextLanguage(tag: nil).tag == nil)
  }
}

@Suite struct EmojiPresentationTests {
  @Test(arguments: [
    ("🍩", true), ("☔", true), ("🇯", true), ("⌚", true), ("☂", false), ("©", false), ("™", false),
    ("☎", false), ("1", false), ("a", false), ("日", false),
  ])
  func automatic(text: String, isPicture: Bool) throws {
    let scalar = try #require(text.unicodeScalars.first).value
    #expect(EmojiPresentation.automatic.isPicture(scalar) == isPicture)
    #expect(EmojiPresentation.emoji.isPicture(scalar))
    #expect(!EmojiPresentation.text.isPicture(scalar))
  }
}
