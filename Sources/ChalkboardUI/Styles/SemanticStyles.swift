import VectorScene

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(for request: PaintRequest) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(for: request)
  }
}

/// The current background style: white, or black in dark surroundings, unless `backgroundStyle(_:)`
/// sets another.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(for request: PaintRequest) -> StylePaint { paint(level: 0, for: request) }

  func paint(level: Int, for request: PaintRequest) -> StylePaint {
    guard let style = request.environment.backgroundStyle else {
      return StylePaint(.color(Self.systemColor(level, in: request.environment.colorScheme)))
    }
    var request = request
    request.environment.backgroundStyle = nil
    let paint = style.paint(for: request)
    return level == 0 ? paint : paint.opacity(HierarchicalShapeStyle.fading(level))
  }

  /// Apple's system backgrounds.
  private static func systemColor(_ level: Int, in scheme: ColorScheme) -> RGBColor {
    switch (scheme, level) {
    case (.light, 1): RGBColor(242, 242, 247)
    case (.light, _): .white
    case (.dark, 0): .black
    case (.dark, 1): RGBColor(28, 28, 30)
    case (.dark, _): RGBColor(44, 44, 46)
    }
  }
}

/// The current tint: what `tint(_:)` set, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(for request: PaintRequest) -> StylePaint {
    guard let tint = request.environment.tint else {
      return Color.accentColor.paint(for: request)
    }
    var request = request
    request.environment.tint = nil
    return tint.paint(for: request)
  }
}

/// The style of lines that separate content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(for request: PaintRequest) -> StylePaint {
    Color(
      light: RGBColor(60, 60, 67, opacity: 0.29), dark: RGBColor(84, 84, 88, opacity: 0.6)
    ).paint(for: request)
  }
}

/// The style that fills large shapes lightly.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(for request: PaintRequest) -> StylePaint {
    Color(
      light: RGBColor(120, 120, 128, opacity: 0.2), dark: RGBColor(120, 120, 128, opacity: 0.36)
    ).paint(for: request)
  }
}

/// The translucent materials of Apple's systems, as flat translucent colours.
public struct Material: ShapeStyle, Hashable {
  private var opacity: Double

  public static let ultraThin = Material(opacity: 0.4)
  public static let thin = Material(opacity: 0.55)
  public static let regular = Material(opacity: 0.7)
  public static let thick = Material(opacity: 0.82)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.8)

  public func paint(for request: PaintRequest) -> StylePaint {
    Color(
      light: RGBColor(246, 246, 248, opacity: opacity),
      dark: RGBColor(44, 44, 46, opacity: opacity)
    ).paint(for: request)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
