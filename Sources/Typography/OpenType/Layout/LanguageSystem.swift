/// Languages as OpenType names them, for fonts that shape letters differently in some.
enum LanguageSystem {
  /// The tag of a language; `nil` for one that no font is known to treat in a way of its own.
  ///
  /// Source: the OpenType specification's registry of language system tags.
  ///
  /// - Parameter code: of ISO 639, in small letters; Chinese has several systems and is not here.
  static func tag(of code: String) -> Tag? { tags[code] }

  private static let tags: [String: Tag] = [
    "az": "AZE", "ba": "BSH", "bg": "BGR", "bs": "BOS", "ca": "CAT", "crh": "CRT", "cs": "CSY",
    "cv": "CHU", "cy": "WEL", "da": "DAN", "de": "DEU", "eo": "NTO", "es": "ESP", "et": "ETI",
    "fi": "FIN", "fr": "FRA", "gag": "GAG", "gn": "GUA", "hr": "HRV", "hu": "HUN", "is": "ISL",
    "it": "ITA", "ja": "JAN", "kk": "KAZ", "ko": "KOR", "ky": "KIR", "lt": "LTH", "lv": "LVI",
    "mk": "MKD", "mn": "MNG", "mo": "MOL", "mt": "MTS", "nl": "NLD", "no": "NOR", "nb": "NOR",
    "nn": "NYN", "pl": "PLK", "pt": "PTG", "ro": "ROM", "ru": "RUS", "se": "NSM", "sk": "SKY",
    "sl": "SLV", "sq": "SQI", "sr": "SRB", "sv": "SVE", "tg": "TAJ", "tk": "TKM", "tr": "TRK",
    "tt": "TAT", "uk": "UKR", "uz": "UZB", "vi": "VIT",
  ]
}
