/// Kinds of characters that share fonts: scripts, symbols, emoji.
///
/// A kind knows its script (ISO 15924), which families cover it as a rule, and what to install when
/// none does; see ``entries`` and, for Chinese characters, ``TextLanguage``.
enum WritingKind: UInt8, Hashable, Sendable, CaseIterable {
  case other, privateUse, armenian, hebrew, arabic, syriac, thaana, nko, samaritan, mandaic,
    devanagari,
    bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao,
    tibetan, myanmar, georgian, korean, ethiopic, cherokee, canadianAboriginal, ogham, runic,
    tagalog, hanunoo, buhid, tagbanwa, khmer, mongolian, limbu, taiLe, newTaiLue, buginese,
    taiTham, balinese, sundanese, batak, lepcha, olChiki, symbols, braille, glagolitic, coptic,
    tifinagh, chinese, japanese, bopomofo, yi, lisu, vai, bamum, sylotiNagri, phagsPa,
    saurashtra, kayahLi, rejang, javanese, cham, taiViet, meeteiMayek, linearB, lycian, carian,
    oldItalic, gothic, oldPermic, ugaritic, oldPersian, deseret, shavian, osmanya, osage,
    elbasan, caucasianAlbanian, vithkuqi, linearA, cypriot, imperialAramaic, palmyrene,
    nabataean, hatran, phoenician, lydian, meroitic, kharoshthi, oldSouthArabian,
    oldNorthArabian, manichaean, avestan, inscriptionalParthian, inscriptionalPahlavi,
    psalterPahlavi, oldTurkic, oldHungarian, hanifiRohingya, yezidi, oldSogdian, sogdian,
    oldUyghur, chorasmian, elymaic, brahmi, kaithi, soraSompeng, chakma, mahajani, sharada,
    khojki, multani, khudawadi, grantha, newa, tirhuta, siddham, modi, takri, ahom, dogra,
    warangCiti, divesAkuru, nandinagari, zanabazarSquare, soyombo, pauCinHau, bhaiksuki, marchen,
    masaramGondi, gunjalaGondi, makasar, tamilFractions, cuneiform, cyproMinoan,
    egyptianHieroglyphs, anatolianHieroglyphs, mro, tangsa, bassaVah, pahawhHmong, medefaidrin,
    miao, tangut, khitanSmallScript, nushu, duployan, music, mayanNumerals, signWriting,
    nyiakengPuachueHmong, toto, wancho, mendeKikakui, adlam, siyaqNumbers, emoji

  /// The kind that a character is of.
  static func of(_ scalar: UInt32) -> WritingKind {
    guard scalar >= 0x0530 else { return .other }
    let ranges = ranges
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar else { return .other }
    let kind = ranges[low].kind
    return kind == .symbols && EmojiPresentation.isDefault(for: scalar) ? .emoji : kind
  }

  private var entry: Entry { Self.entries[Int(rawValue)] }

  /// As ISO 15924 codes it, such as `Thai`; `Zsym`, `Zsye` and `Zyyy` for what is no script.
  var script: String { entry.script }

  /// As people call it.
  var name: String { entry.name }

  /// A package of Debian and Ubuntu that covers it; `nil` where there is none.
  var package: String? { entry.package }

  /// Whether viewers of SVG draw it in colour with fonts of their own.
  var isEmoji: Bool { self == .emoji }

  /// Families to ask, in order, before every face is asked.
  ///
  /// - Parameters:
  ///   - language: decides between the shapes of Chinese characters.
  ///   - isSerif: whether the text stands beside a face with serifs, so that the families with
  ///     serifs come first.
  func families(language: TextLanguage, isSerif: Bool) -> [String] {
    let families =
      switch self {
      // Of one family, so that a text in both looks like one.
      case .chinese, .japanese, .bopomofo: language.chineseFamilies
      default: entry.families
      }
    guard isSerif else { return families }
    let serif = families.filter { $0.hasPrefix("Noto Sans ") }.map {
      "Noto Serif " + $0.dropFirst("Noto Sans ".count)
    }
    return serif + families
  }
}
