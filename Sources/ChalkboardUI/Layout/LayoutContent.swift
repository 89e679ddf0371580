/// Elements arranged by a layout.
struct LayoutContent<Rule: Layout>: ElementContent {
  let layout: Rule
  let elements: [LayoutElement]
  let name: String
  let context: ViewContext
  let guides: GuideKinds
  private let cache = CacheBox()
  private let needsSorting: Bool

  /// A class, since the cache outlives each call that changes it.
  private final class CacheBox {
    var value: Rule.Cache?
  }

  init(_ layout: Rule, elements: [LayoutElement], name: String, context: ViewContext) {
    self.layout = layout
    self.elements = elements
    self.name = name
    self.context = context
    guides =
      Rule.layoutProperties.mergesGuides
      ? elements.reduce(into: []) { $0.formUnion($1.guides) } : .all
    needsSorting = elements.contains { $0.traits.zIndex != 0 }
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements[...], layoutDirection: context.environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout Rule.Cache) -> Result) -> Result {
    let subviews = subviews
    var value = cache.value ?? layout.makeCache(subviews: subviews)
    cache.value = nil
    defer { cache.value = value }
    return body(subviews, &value)
  }

  var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

  func size(for proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { subviews, cache in
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    for element in elements { element.placement = nil }
    withCache {
      layout.placeSubviews(in: frame, proposal: proposal, subviews: $0, cache: &$1)
    }
    let center = LayoutElement.Placement(
      position: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: proposal,
      textAnchor: .center)
    let outerAnchor = nodes.textAnchor
    for element in drawingOrder {
      let placement = element.placement ?? center
      nodes.textAnchor = placement.textAnchor
      let child = element.frame(at: placement)
      element.draw(
        in: context.mirrored(child, in: frame), proposal: placement.proposal, to: &nodes)
    }
    nodes.textAnchor = outerAnchor
  }

  /// By z index, and in the order of the elements where that is equal.
  private var drawingOrder: [LayoutElement] {
    guard needsSorting else { return elements }
    return elements.enumerated().sorted { first, second in
      (first.element.traits.zIndex, first.offset) < (second.element.traits.zIndex, second.offset)
    }.map(\.element)
  }
}

extension ElementList {
  /// Adds one element that arranges the elements of `content` by `layout`.
  mutating func append<Rule: Layout>(
    _ content: some View, laidOutBy layout: Rule, name: String
  ) {
    let oldAxis = context.stackAxis
    context.stackAxis = Rule.layoutProperties.stackOrientation
    let elements = elements(of: content)
    context.stackAxis = oldAxis
    append(LayoutContent(layout, elements: elements, name: name, context: context))
  }
}
