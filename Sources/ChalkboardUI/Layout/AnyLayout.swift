/// A layout whose type is hidden, so that one may be chosen while drawing.
public struct AnyLayout: Layout {
  /// The hidden layout's cache.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  public init(_ layout: some Layout) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  public func makeCache(subviews: Subviews) -> Cache {
    func open(_ layout: some Layout) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return open(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<Rule: Layout>(_ layout: Rule) -> ViewSpacing {
      layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return open(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func open<Rule: Layout>(_ layout: Rule) -> CGSize {
      layout.withCache(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<Rule: Layout>(_ layout: Rule) {
      layout.withCache(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    open(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<Rule: Layout>(_ layout: Rule) -> CGFloat? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<Rule: Layout>(_ layout: Rule) -> CGFloat? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  /// The hidden layout's axis, so that spacers in it follow it.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// The views that `content` builds, laid out by the hidden layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> ModifiedView {
    let content = content()
    return ModifiedView { list in
      let oldAxis = list.context.stackAxis
      list.context.stackAxis = stackOrientation
      let elements = list.elements(of: content)
      list.context.stackAxis = oldAxis
      list.append(
        LayoutContent(self, elements: elements, name: "AnyLayout", context: list.context))
    }
  }
}

extension Layout {
  fileprivate func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var value = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = value }
    return body(&value)
  }
}
