/// The language of a text, which decides between shapes of the same character.
struct TextLanguage: Hashable, Sendable {
  /// A language tag (BCP 47), such as `zh-Hant-HK`; `nil` for none.
  let tag: String?
  /// As OpenType names it; `nil` for a language that fonts do not treat in a way of its own.
  let system: Tag?
  private let shapes: Shapes

  /// Of Chinese characters.
  private enum Shapes: Hashable {
    case japanese
    case simplifiedChinese
    case traditionalChinese
    case hongKongChinese
    case korean
    case unstated
  }

  /// - Parameter tag: a language tag or a locale's name, such as `zh-Hant-HK` or `ja_JP`; what is not
  ///   understood is a language without shapes of its own.
  init(tag: String?) {
    self.tag = tag.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    let words = Self.words(of: tag)
    shapes = Self.shapes(words)
    system = Self.system(shapes, words)
  }

  private static func words(of tag: String?) -> [String] {
    var words: [String] = []
    for part in (tag ?? "").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      // What follows a single letter is an extension.
      guard part.count > 1 else { break }
      words.append(part.lowercased())
    }
    return words
  }

  private static func system(_ shapes: Shapes, _ words: [String]) -> Tag? {
    switch shapes {
    case .simplifiedChinese: "ZHS"
    case .traditionalChinese: "ZHT"
    case .hongKongChinese: "ZHH"
    case .japanese, .korean, .unstated: words.first.flatMap(LanguageSystem.tag)
    }
  }

  private static func shapes(_ words: [String]) -> Shapes {
    switch words.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "yue": return words.contains("hans") ? .simplifiedChinese : .hongKongChinese
    case "zh", "cmn", "wuu", "hak", "nan": return chinese(words)
    default: return .unstated
    }
  }

  private static func chinese(_ words: [String]) -> Shapes {
    if words.contains("hans") { return .simplifiedChinese }
    if words.contains("hk") || words.contains("mo") { return .hongKongChinese }
    return words.contains("hant") || words.contains("tw") ? .traditionalChinese : .simplifiedChinese
  }

  /// Families for Chinese characters, those with the language's own shapes first; Japanese ones
  /// where the language does not say.
  var chineseFamilies: [String] {
    let first =
      switch shapes {
      case .japanese, .unstated: Self.japaneseFamilies
      case .simplifiedChinese: Self.simplifiedFamilies
      case .traditionalChinese: Self.traditionalFamilies
      case .hongKongChinese: Self.hongKongFamilies + Self.traditionalFamilies
      case .korean: Self.koreanFamilies
      }
    let all =
      first + Self.japaneseFamilies + Self.simplifiedFamilies + Self.traditionalFamilies
      + Self.koreanFamilies + ["WenQuanYi Micro Hei", "Droid Sans Fallback"]
    var distinct: [String] = []
    for family in all where !distinct.contains(family) { distinct.append(family) }
    return distinct
  }

  private static let japaneseFamilies = [
    "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "IPAGothic", "IPAPGothic",
    "VL Gothic", "TakaoGothic",
  ]
  private static let simplifiedFamilies = [
    "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Zen Hei",
    "AR PL UMing CN",
  ]
  private static let traditionalFamilies = [
    "Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "AR PL UMing TW",
  ]
  private static let hongKongFamilies = [
    "Noto Sans CJK HK", "Noto Sans HK", "Source Han Sans HK", "AR PL UMing HK",
  ]
  private static let koreanFamilies = ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic"]
}
