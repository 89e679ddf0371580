extension View {
  /// The system's default padding: 16 points.
  private var standardPadding: CGFloat { 16 }

  /// Adds `length` points on `edges`. Default: 16 points. It may be negative.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView {
    padding(EdgeInsets(edges, length ?? standardPadding))
  }

  /// Adds `length` points on all edges. It may be negative.
  public func padding(_ length: CGFloat) -> ModifiedView { padding(EdgeInsets(.all, length)) }

  public func padding(_ insets: EdgeInsets) -> ModifiedView {
    wrapped { child, context in
      PaddingContent(child: child, context: context, insets: insets.finite)
    }
  }

  /// The same as padding in a picture.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView {
    padding(edges, length)
  }

  /// The same as padding in a picture.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> ModifiedView {
    padding(edges, length ?? 0)
  }
}

struct PaddingContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var insets: EdgeInsets

  /// Padding keeps views apart by itself; what the view wanted beyond its edge it still wants.
  var spacing: ViewSpacing { child.spacing }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let childProposal = proposal.inset(by: insets)
    let childSize = child.size(for: childProposal)
    let inset = guide.axis == .horizontal ? insets.leading : insets.top
    return child.explicitGuide(guide, size: childSize, proposal: childProposal).map { $0 + inset }
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let childProposal = proposal.inset(by: insets)
    let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    let childFrame = CGRect(origin: origin, size: child.size(for: childProposal))
    child.draw(
      in: context.mirrored(childFrame, in: frame), proposal: childProposal, to: &nodes)
  }
}

extension EdgeInsets {
  /// The insets with 0 in place of those that are not finite.
  var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}
