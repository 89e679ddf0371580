/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func paint(for request: PaintRequest) -> StylePaint { style.paint(for: request) }
}
