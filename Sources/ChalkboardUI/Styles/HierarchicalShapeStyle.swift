/// A level of the current foreground style: the style itself, or a fainter one.
///
/// Where no foreground style is set the levels are the label colours. Where one is set, the next of
/// its levels is taken (see `foregroundStyle(_:_:_:)`), and beyond the last one it is faded.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 primary to 4 quinary.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func paint(for request: PaintRequest) -> StylePaint {
    request.environment.foregroundLevels.paint(level: level, for: request)
  }

  /// What is left of a style's opacity `steps` levels further down.
  static func fading(_ steps: Int) -> Double {
    let opacities = [1, 0.5, 0.25, 0.18, 0.12]
    return opacities[max(0, min(steps, opacities.count - 1))]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter level of any style.
public struct StyleLevel<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var level: Int

  public func paint(for request: PaintRequest) -> StylePaint {
    if style is BackgroundStyle {
      return BackgroundStyle().paint(level: level, for: request)
    }
    return style.paint(for: request).opacity(HierarchicalShapeStyle.fading(level))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { StyleLevel(style: self, level: 1) }
  public var tertiary: some ShapeStyle { StyleLevel(style: self, level: 2) }
  public var quaternary: some ShapeStyle { StyleLevel(style: self, level: 3) }
  public var quinary: some ShapeStyle { StyleLevel(style: self, level: 4) }
}

/// The styles that `foregroundStyle` set, and how many levels down from them the content is.
package struct ForegroundLevels: Sendable {
  /// From primary on; empty for the label colours.
  private var styles: [AnyShapeStyle] = []
  private var offset = 0
  /// What the styles themselves mean by "the foreground style".
  private var outer: Outer?

  private final class Outer: Sendable {
    let levels: ForegroundLevels

    init(_ levels: ForegroundLevels) { self.levels = levels }
  }

  package init() {}

  /// How many styles were set at once; 0 for the label colours.
  var count: Int { styles.count }

  /// Sets the styles for all content inside. A hierarchical style alone moves the levels down.
  package mutating func set(_ styles: [AnyShapeStyle]) {
    if styles.count == 1, let level = styles[0].style as? HierarchicalShapeStyle {
      offset += level.level
    } else if styles.count == 1, styles[0].style is ForegroundStyle {
      return
    } else {
      outer = Outer(self)
      offset = 0
      self.styles = styles
    }
  }

  package func paint(level: Int, for request: PaintRequest) -> StylePaint {
    let level = offset + level
    guard let last = styles.indices.last else {
      return Color(.label(level)).paint(for: request)
    }
    let index = min(level, last)
    let fading = HierarchicalShapeStyle.fading(level - index)
    if let color = styles[index].style as? Color {
      return color.paint(for: request).opacity(fading)
    }
    var request = request
    request.environment.foregroundLevels = outer?.levels ?? ForegroundLevels()
    return styles[index].paint(for: request).opacity(fading)
  }
}
