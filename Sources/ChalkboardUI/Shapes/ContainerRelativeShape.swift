/// The shape of the container around it, as widgets have it: here a rectangle with corners of 16
/// points.
public struct ContainerRelativeShape: InsettableShape {
  private var shape = RoundedRectangle(cornerRadius: 16)

  public init() {}

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var inset = self
    inset.shape = shape.inset(by: amount)
    return inset
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
