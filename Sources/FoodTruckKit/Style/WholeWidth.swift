import ChalkboardUI

/// Gives a text the width that it has in one line, whatever is offered, up to a limit at which it is
/// broken.
struct WholeWidth: Layout {
  /// In points.
  var limit: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let width = min(subview.sizeThatFits(.unspecified).width, limit)
    return CGSize(
      width: width,
      height: subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
    }
  }
}
