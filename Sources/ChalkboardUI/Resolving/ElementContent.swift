import Diagnostics

/// How one kind of element is measured and drawn.
package protocol ElementContent {
  /// The view's name for warnings.
  var name: String { get }
  var context: ViewContext { get }
  /// How far it wants to be from its neighbours. Default: 8 points on all sides.
  var spacing: ViewSpacing { get }
  /// The alignment guides that ``explicitGuide(_:size:proposal:)`` may answer. Default: none.
  var guides: GuideKinds { get }

  /// The size it takes when it is offered `proposal`.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Where an alignment guide was set to; `nil` (the default) leaves it at its default place.
  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// Draws into `frame`, whose size it chose for `proposal`. The frame is finite.
  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList)
}

extension ElementContent {
  package var spacing: ViewSpacing { ViewSpacing() }

  package var guides: GuideKinds { [] }

  package func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    nil
  }

  package func report(_ diagnostic: Diagnostic) { context.report(diagnostic) }
}

/// Content around one child. Everything but what it changes is the child's.
package protocol WrappingContent: ElementContent {
  var child: LayoutElement { get }
}

extension WrappingContent {
  package var spacing: ViewSpacing { child.spacing }

  package var guides: GuideKinds { child.guides }

  package var name: String { child.content.name }

  package func size(for proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  package func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    child.explicitGuide(guide, size: size, proposal: proposal)
  }

  package func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    child.draw(in: frame, proposal: proposal, to: &nodes)
  }
}
