/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.middleSquare.insetClamped(by: inset))
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// A circle takes the smaller of both lengths.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    case (nil, nil): return CGSize(width: 10, height: 10)
    }
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
