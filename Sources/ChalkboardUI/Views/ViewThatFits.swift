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
    let views = (content as? TupleView)?.contents ?? [content]
    list.append(
      FittingContent(
        candidates: LazyElements(of: views, context: list.context), axes: axes,
        context: list.context))
  }
}

struct FittingContent: ElementContent {
  fileprivate let candidates: LazyElements
  let axes: Axis.Set
  let context: ViewContext

  var name: String { "ViewThatFits" }

  /// Those of all candidates, without making them.
  var guides: GuideKinds { .all }

  private func choice(for proposal: ProposedViewSize) -> LayoutElement? {
    var index = 0
    while let candidate = candidates[index] {
      if fits(candidate, proposal) { return candidate }
      index += 1
    }
    return candidates[index - 1]
  }

  private func fits(_ candidate: LayoutElement, _ proposal: ProposedViewSize) -> Bool {
    let ideal = candidate.size(for: .unspecified)
    let fitsWidth =
      !axes.contains(.horizontal) || (proposal.width.map { ideal.width <= $0 + 1e-6 } ?? true)
    let fitsHeight =
      !axes.contains(.vertical) || (proposal.height.map { ideal.height <= $0 + 1e-6 } ?? true)
    return fitsWidth && fitsHeight
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

/// The elements of several views, made as they are asked for: mostly the first one fits, and the
/// others may be whole tables.
///
/// A class, since it keeps what was made.
private final class LazyElements {
  private var pending: ArraySlice<any View>
  private var made: [LayoutElement] = []
  private let context: ViewContext

  init(of views: [any View], context: ViewContext) {
    pending = views[...]
    self.context = context
  }

  /// `nil` where there is none.
  subscript(index: Int) -> LayoutElement? {
    while index >= made.count, let view = pending.popFirst() {
      made += ElementList(context: context).elements(of: view)
    }
    return made.indices.contains(index) ? made[index] : nil
  }
}
