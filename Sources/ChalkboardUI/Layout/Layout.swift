/// A rule that measures and places views. A layout is used like a container:
/// `MyLayout() { Text("a"); Text("b") }`.
public protocol Layout {
  /// What a layout keeps between measuring and placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the whole wants to be from its neighbours. Default: the largest wish of the subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole when it is offered `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview within `bounds`. Those that it does not place are centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a guide relative to `bounds`. Default: merged from the subviews that set it;
  /// `nil` when none does.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a guide relative to `bounds`. Default: merged from the subviews that set it;
  /// `nil` when none does.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What is true of all layouts of one type.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a layout that is a stack: spacers and dividers in it follow it.
  public var stackOrientation: Axis?
  /// Whether alignment guides are merged from the subviews and never set by the layout itself, so
  /// that they need not be asked for where no subview sets one.
  var mergesGuides = false

  public init() {}

  init(stackOrientation: Axis? = nil, mergesGuides: Bool) {
    self.stackOrientation = stackOrientation
    self.mergesGuides = mergesGuides
  }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard subviews.mayHaveGuide(guide.key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedGuide(guide.key)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard subviews.mayHaveGuide(guide.key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedGuide(guide.key)
  }

  /// The views that `content` builds, laid out by this rule.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> LayoutView<Self, Content>
  {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// Views laid out by a ``Layout``.
public struct LayoutView<Rule, Content> {
  let layout: Rule
  let content: Content
}

extension LayoutView: View where Rule: Layout, Content: View {
  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "\(Rule.self)")
  }
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
