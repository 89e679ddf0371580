import Diagnostics
import VectorScene

/// Reads colours: hexadecimal, or one of CSS's basic names.
enum ColorReader {
  /// Names that documents use most, with their values in CSS Color 4.
  private static let names: [(String, RGBColor)] = [
    ("black", .black), ("blue", RGBColor(0, 0, 255)), ("brown", RGBColor(165, 42, 42)),
    ("crimson", RGBColor(220, 20, 60)), ("darkblue", RGBColor(0, 0, 139)),
    ("darkgreen", RGBColor(0, 100, 0)), ("darkorange", RGBColor(255, 140, 0)),
    ("darkred", RGBColor(139, 0, 0)), ("firebrick", RGBColor(178, 34, 34)),
    ("gold", RGBColor(255, 215, 0)), ("gray", RGBColor(128, 128, 128)),
    ("green", RGBColor(0, 128, 0)), ("grey", RGBColor(128, 128, 128)),
    ("indigo", RGBColor(75, 0, 130)), ("lightblue", RGBColor(173, 216, 230)),
    ("lightgray", RGBColor(211, 211, 211)), ("lightgreen", RGBColor(144, 238, 144)),
    ("navy", RGBColor(0, 0, 128)), ("orange", RGBColor(255, 165, 0)),
    ("pink", RGBColor(255, 192, 203)), ("purple", RGBColor(128, 0, 128)),
    ("red", RGBColor(255, 0, 0)), ("salmon", RGBColor(250, 128, 114)),
    ("seagreen", RGBColor(46, 139, 87)), ("skyblue", RGBColor(135, 206, 235)),
    ("steelblue", RGBColor(70, 130, 180)), ("teal", RGBColor(0, 128, 128)),
    ("tomato", RGBColor(255, 99, 71)), ("transparent", .clear), ("white", .white),
    ("yellow", RGBColor(255, 255, 0)),
  ]

  static func color(_ node: SpecificationNode) throws(Diagnostic) -> RGBColor {
    let text = try node.string()
    if text.hasPrefix("#"), let color = RGBColor(hex: text) { return color }
    return try node.choice("colour", names)
  }
}
