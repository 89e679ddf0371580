/// Family names as people write them, and the stacks behind generic ones.
enum FamilyName {
  /// A name in small letters without spaces, hyphens and the like, so that `Noto Sans`,
  /// `noto-sans` and `NotoSans` are the same.
  static func key(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The families that stand for a generic name of CSS, in order; `nil` for any other name.
  static func generic(_ key: String) -> [String]? {
    switch key {
    case "sansserif", "systemui", "uisansserif", "applesystem", "blinkmacsystemfont",
      "uirounded":
      sansSerif
    case "serif", "uiserif": ["DejaVu Serif", "Liberation Serif", "Noto Serif"] + sansSerif
    case "monospace", "uimonospace":
      ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "Noto Mono"] + sansSerif
    default: nil
    }
  }

  static let sansSerif = ["Inter", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial"]

  /// Free families whose glyphs are as wide as those of a common one that machines for servers
  /// lack. `nil` for other names.
  static func substitute(_ key: String) -> String? {
    switch key {
    case "arial", "helvetica", "helveticaneue": "Liberation Sans"
    case "times", "timesnewroman": "Liberation Serif"
    case "courier", "couriernew": "Liberation Mono"
    default: nil
    }
  }
}
