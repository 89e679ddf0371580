import ChalkboardUI

extension View {
  /// Makes the view as high as a part of its width where its height is left open, within a range in
  /// points.
  ///
  /// - Parameter addition: what is added to that part, in points.
  func idealHeight(
    _ range: ClosedRange<CGFloat>, share: CGFloat, adding addition: CGFloat = 0
  ) -> some View {
    IdealHeight(range: range, share: share, addition: addition) { self }
  }
}

/// Gives its views, one above the other, a height that follows the width.
private struct IdealHeight: Layout {
  var range: ClosedRange<CGFloat>
  var share: CGFloat
  var addition: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    return subview.sizeThatFits(offer(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let width = proposal.width ?? range.upperBound / max(share, 0.01)
    let wanted = min(max(width * share, range.lowerBound), range.upperBound) + addition
    let height = proposal.height.map { max($0, range.lowerBound + addition) } ?? wanted
    return ProposedViewSize(width: proposal.width, height: height)
  }
}
