/// Layouts reckon from the leading edge, as if it were the left one. Where reading begins at the
/// right, every container turns the places of its children over when it draws them, so that no
/// layout has to know the direction.
extension ViewContext {
  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Where a child lies in the picture.
  ///
  /// - Parameters:
  ///   - child: its frame as the container placed it, from its own leading edge.
  ///   - frame: the container's own.
  func mirrored(_ child: CGRect, in frame: CGRect) -> CGRect {
    guard isRightToLeft else { return child }
    var child = child
    child.origin.x = frame.minX + frame.maxX - child.maxX
    return child
  }
}

extension TextAlignment {
  /// The alignment with leading for left.
  func mirrored(in direction: LayoutDirection) -> TextAlignment {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
