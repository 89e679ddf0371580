import ChalkboardUI

/// Places one, two or three views on a diagonal from the top leading to the bottom trailing corner,
/// later ones over earlier ones. Further views are not placed.
///
/// One view has all of the space. Two have 0.7 of it, their centres 0.15 of the shorter side left
/// and right and 0.20 above and below the middle. Of three the middle one has 0.65 of the space and
/// the outer ones 0.7 of the width and 0.65 of the height, their centres 0.15 and 0.23 away.
public struct DiagonalDonutStackLayout: Layout {
  public init() {}

  /// A square of the shorter side that is offered; 60 points where none is.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 60))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let subviews = subviews.prefix(3)
    let size = bounds.size
    let shorterSide = min(size.width, size.height)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)

    for index in subviews.indices {
      switch (index, subviews.count) {
      case (_, 1):
        subviews[index].place(at: center, anchor: .center, proposal: ProposedViewSize(size))

      case (_, 2):
        let direction = index == 0 ? -1.0 : 1.0
        let offsetX = shorterSide * direction * 0.15
        let offsetY = shorterSide * direction * 0.20
        subviews[index].place(
          at: CGPoint(x: center.x + offsetX, y: center.y + offsetY), anchor: .center,
          proposal: ProposedViewSize(
            CGSize(width: size.width * 0.7, height: size.height * 0.7)))

      case (1, 3):
        subviews[index].place(
          at: center, anchor: .center,
          proposal: ProposedViewSize(
            CGSize(width: size.width * 0.65, height: size.height * 0.65)))

      case (_, 3):
        let direction = index == 0 ? -1.0 : 1.0
        let offsetX = shorterSide * direction * 0.15
        let offsetY = shorterSide * direction * 0.23
        subviews[index].place(
          at: CGPoint(x: center.x + offsetX, y: center.y + offsetY), anchor: .center,
          proposal: ProposedViewSize(
            CGSize(width: size.width * 0.7, height: size.height * 0.65)))

      default:
        break
      }
    }
  }
}
