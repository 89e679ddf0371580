/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init(_ shape: some Shape) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Path: Shape {
  /// A path keeps its own coordinates, moved to the frame's origin.
  public func path(in rect: CGRect) -> Path {
    offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
