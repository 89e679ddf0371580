/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetClamped(by: inset)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards, at most to its middle.
  func insetClamped(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The largest square in the middle of the rectangle.
  var middleSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
