import VectorScene

/// How a stretch of text is written; `nil` keeps what the environment says.
struct TextAttributes: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var hasTabularFigures: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  /// In points, upwards.
  var baselineOffset: CGFloat?
  /// The address that opens when the text is clicked, in pictures that can be clicked.
  var link: String?

  /// These attributes, and those of `outer` where these say nothing.
  func over(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic,
      hasTabularFigures: hasTabularFigures ?? outer.hasTabularFigures,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      baselineOffset: baselineOffset ?? outer.baselineOffset, link: link ?? outer.link)
  }

  /// The scene's font, scaled by `scale`.
  func fontStyle(families: [String], scale: CGFloat = 1) -> FontStyle {
    let font = font ?? .body
    var families = families
    var size: CGFloat
    var styleWeight = Font.Weight.regular
    switch font.base {
    case .style(let style):
      size = style.size
      styleWeight = style.weight
    case .size(let points): size = points
    case .custom(let name, let points):
      size = points
      families.insert(name, at: 0)
    }
    switch design ?? font.design {
    case .monospaced: families = FontStacks.monospaced
    case .serif: families = FontStacks.serif
    case .default, .rounded, nil: break
    }
    size *= scale
    return FontStyle(
      families: families, size: size > 0 && size < 10_000 ? Double(size) : 17,
      weight: (weight ?? font.weight ?? styleWeight).value,
      isItalic: isItalic ?? font.isItalic,
      hasTabularFigures: hasTabularFigures ?? font.hasTabularFigures)
  }
}

extension Font {
  /// The scene's font in `environment`.
  package func style(in environment: EnvironmentValues) -> FontStyle {
    TextAttributes(font: self).fontStyle(families: environment.fontFamilies)
  }
}

/// The foreground style of a stretch of text. A class, so that stretches that were given theirs
/// together are known to look the same and can be drawn as one.
final class TextStyle: Sendable {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) { self.style = style }
}

/// The families that stand for Apple's fonts.
package enum FontStacks {
  package static let standard = [
    "Inter", "Helvetica Neue", "Arial", "Liberation Sans", "DejaVu Sans", "sans-serif",
  ]
  static let monospaced = ["SF Mono", "Menlo", "DejaVu Sans Mono", "Liberation Mono", "monospace"]
  static let serif = ["New York", "Georgia", "Liberation Serif", "DejaVu Serif", "serif"]
}
