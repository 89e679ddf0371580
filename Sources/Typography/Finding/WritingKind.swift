/// Kinds of characters that share fonts: which families cover them as a rule, and what to install
/// when none does.
struct WritingKind: Hashable, Sendable {
  /// As people call it.
  var name: String
  /// Families to ask first, in order, before every font file is looked into.
  var families: [String]
  /// A package of Debian and Ubuntu that covers it.
  var package: String

  /// Whether viewers of SVG draw it in colour with fonts of their own.
  var isEmoji: Bool { self == Self.emoji }

  /// The kind that a character is of.
  static func of(_ scalar: UInt32) -> WritingKind {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].scalars.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].scalars.contains(scalar) { return ranges[low].kind }
    return other
  }

  /// The first kind of writing in a text whose letters join, change or change places in a way that
  /// takes shaping, or that runs from right to left.
  static func needingShaping(in text: String) -> WritingKind? {
    // Below the first of these scripts every character is one or two bytes, up to 0xD6.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return nil }
    for scalar in text.unicodeScalars where needsShaping(scalar.value) { return of(scalar.value) }
    return nil
  }

  private static func needsShaping(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Points alone, such as the Thai vowel signs, stand over the letter before without shaping.
    case 0x0590...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private init(_ name: String, _ families: [String], package: String = "fonts-noto-core") {
    self.name = name
    self.families = families
    self.package = package
  }

  private init(noto name: String) { self.init(name, ["Noto Sans \(name)"]) }

  static let other = WritingKind(
    "other characters", FamilyName.sansSerif + ["Noto Sans Symbols", "Noto Sans Symbols 2"])

  private static let hebrew = WritingKind(
    "Hebrew", ["DejaVu Sans", "Noto Sans Hebrew", "Liberation Sans"])
  private static let arabic = WritingKind("Arabic", ["Noto Sans Arabic", "DejaVu Sans"])
  private static let symbols = WritingKind(
    "symbols",
    ["DejaVu Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math", "Symbola"],
    package: "fonts-dejavu-core")
  private static let emoji = WritingKind(
    "emoji", ["Noto Emoji", "DejaVu Sans", "Noto Sans Symbols 2", "Symbola", "OpenMoji"],
    package: "fonts-symbola")
  private static let korean = WritingKind(
    "Korean", ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic", "Droid Sans Fallback"],
    package: "fonts-noto-cjk")
  private static let chineseAndJapanese = WritingKind(
    "Chinese and Japanese",
    [
      "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans JP", "Noto Sans SC", "IPAGothic",
      "WenQuanYi Zen Hei", "Droid Sans Fallback",
    ], package: "fonts-noto-cjk")

  /// Sorted, without overlaps.
  private static let ranges: [(scalars: ClosedRange<UInt32>, kind: WritingKind)] = [
    (0x0530...0x058F, WritingKind(noto: "Armenian")), (0x0590...0x05FF, hebrew),
    (0x0600...0x06FF, arabic), (0x0700...0x074F, WritingKind(noto: "Syriac")),
    (0x0750...0x077F, arabic), (0x0780...0x07BF, WritingKind(noto: "Thaana")),
    (0x07C0...0x07FF, WritingKind(noto: "NKo")), (0x08A0...0x08FF, arabic),
    (0x0900...0x097F, WritingKind(noto: "Devanagari")),
    (0x0980...0x09FF, WritingKind(noto: "Bengali")),
    (0x0A00...0x0A7F, WritingKind(noto: "Gurmukhi")),
    (0x0A80...0x0AFF, WritingKind(noto: "Gujarati")),
    (0x0B00...0x0B7F, WritingKind(noto: "Oriya")), (0x0B80...0x0BFF, WritingKind(noto: "Tamil")),
    (0x0C00...0x0C7F, WritingKind(noto: "Telugu")),
    (0x0C80...0x0CFF, WritingKind(noto: "Kannada")),
    (0x0D00...0x0D7F, WritingKind(noto: "Malayalam")),
    (0x0D80...0x0DFF, WritingKind(noto: "Sinhala")), (0x0E00...0x0E7F, WritingKind(noto: "Thai")),
    (0x0E80...0x0EFF, WritingKind(noto: "Lao")), (0x0F00...0x0FFF, WritingKind(noto: "Tibetan")),
    (0x1000...0x109F, WritingKind(noto: "Myanmar")),
    (0x10A0...0x10FF, WritingKind(noto: "Georgian")), (0x1100...0x11FF, korean),
    (0x1200...0x139F, WritingKind(noto: "Ethiopic")),
    (0x13A0...0x13FF, WritingKind(noto: "Cherokee")),
    (0x1780...0x17FF, WritingKind(noto: "Khmer")),
    (0x1800...0x18AF, WritingKind(noto: "Mongolian")), (0x2190...0x2BFF, symbols),
    (0x2E80...0x312F, chineseAndJapanese), (0x3130...0x318F, korean),
    (0x3190...0x4DBF, chineseAndJapanese), (0x4DC0...0x4DFF, symbols),
    (0x4E00...0x9FFF, chineseAndJapanese), (0xA960...0xA97F, korean), (0xAC00...0xD7FF, korean),
    (0xF900...0xFAFF, chineseAndJapanese), (0xFB1D...0xFB4F, hebrew), (0xFB50...0xFDFF, arabic),
    (0xFE30...0xFE4F, chineseAndJapanese), (0xFE70...0xFEFE, arabic),
    (0xFF00...0xFFEF, chineseAndJapanese), (0x1D400...0x1D7FF, symbols),
    (0x1F000...0x1FAFF, emoji), (0x20000...0x3FFFF, chineseAndJapanese),
  ]
}
