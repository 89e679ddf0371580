/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetClamped(by: inset)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
