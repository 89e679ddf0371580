/// A font by purpose or by size; which face that is, the environment's font stack decides.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case size(CGFloat)
    case custom(name: String, size: CGFloat)
  }

  var base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasTabularFigures = false

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The environment's font at `size` points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(.style(style), weight: weight, design: design)
  }

  /// The font family `name` at `size` points; where it is missing, the environment's stack.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size))
  }

  /// The font family `name` at `size` points; where it is missing, the environment's stack.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// The font family `name` at `size` points; where it is missing, the environment's stack.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  public func bold() -> Font { changed { $0.weight = .bold } }

  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Figures of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasTabularFigures = true } }

  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Accepted for the sake of code written for SwiftUI.
  public func smallCaps() -> Font { self }

  /// Accepted for the sake of code written for SwiftUI.
  public func width(_ width: Width) -> Font { self }

  /// Accepted for the sake of code written for SwiftUI: lines keep their distance.
  public func leading(_ leading: Leading) -> Font { self }
}

extension Font {
  /// A purpose of text, with the size that Apple's systems give it by default.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2

    /// In points (iOS, size "Large").
    package var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How thick strokes are.
  public struct Weight: Hashable, Sendable {
    /// CSS weight, 100 to 900.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// Accepted for the sake of code written for SwiftUI.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Accepted for the sake of code written for SwiftUI.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}
