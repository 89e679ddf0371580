/// The first of several views that fits into what is offered, or else the last one.
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content
}

extension ViewThatFits: View where Content: View {
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(
      FittingContent(
        candidates: list.elements(of: content), axes: axes, context: list.context))
  }
}

struct FittingContent: ElementContent {
  var candidates: [LayoutElement]
  var axes: Axis.Set
  var context: ViewContext

  var name: String { "ViewThatFits" }

  var guides: GuideKinds { candidates.reduce(into: []) { $0.formUnion($1.guides) } }

  private func choice(for proposal: ProposedViewSize) -> LayoutElement? {
    candidates.first { candidate in
      let ideal = candidate.size(for: .unspecified)
      let fitsWidth =
        !axes.contains(.horizontal) || (proposal.width.map { ideal.width <= $0 + 1e-6 } ?? true)
      let fitsHeight =
        !axes.contains(.vertical) || (proposal.height.map { ideal.height <= $0 + 1e-6 } ?? true)
      return fitsWidth && fitsHeight
    } ?? candidates.last
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(guide, size: size, proposal: proposal)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    choice(for: proposal)?.draw(in: frame, proposal: proposal, to: &nodes)
  }
}
