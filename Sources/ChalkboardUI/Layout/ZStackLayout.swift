/// Views over each other, the first one at the back. The views of the highest priority decide the
/// size.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public static var layoutProperties: LayoutProperties { LayoutProperties(mergesGuides: true) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extents = extents(of: subviews, proposal: proposal)
    return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extents = extents(of: subviews, proposal: proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + extents.horizontal.offset(of: dimensions[alignment.horizontal]),
          y: bounds.minY + extents.vertical.offset(of: dimensions[alignment.vertical])),
        textAnchor: alignment.horizontal.textAnchor, proposal: proposal)
    }
  }

  /// How far views reach before and after a common guide.
  private struct Extent {
    private var before = -CGFloat.infinity
    private var after = -CGFloat.infinity

    var length: CGFloat {
      guard before.isFinite || before > 0, after.isFinite || after > 0 else { return 0 }
      return max(0, before + after)
    }

    mutating func include(guide: CGFloat, length: CGFloat) {
      guard length.isFinite else {
        before = 0
        after = .infinity
        return
      }
      guard after < .infinity else { return }
      before = max(before, guide)
      after = max(after, length - guide)
    }

    func offset(of guide: CGFloat) -> CGFloat {
      guide.isFinite && before.isFinite && after < .infinity ? before - guide : 0
    }
  }

  private func extents(
    of subviews: Subviews, proposal: ProposedViewSize
  ) -> (horizontal: Extent, vertical: Extent) {
    let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
    var horizontal = Extent()
    var vertical = Extent()
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.include(guide: dimensions[alignment.horizontal], length: dimensions.width)
      vertical.include(guide: dimensions[alignment.vertical], length: dimensions.height)
    }
    return (horizontal, vertical)
  }
}
