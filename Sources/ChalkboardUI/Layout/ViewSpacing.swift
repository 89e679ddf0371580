/// How far a view wants to be from its neighbours.
public struct ViewSpacing: Hashable, Sendable {
  /// In points; `nil` has no preference.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The distance between two views of which neither has a preference.
  package static let standard: CGFloat = 8

  /// No distance at all.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// No preference: 8 points from neighbours that have none either.
  public init() {}

  init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Takes the larger of both preferences on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
      guard let first, let second else { return first ?? second }
      return max(first, second)
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The smallest distance in points that satisfies this view and the one after it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let after = axis == .horizontal ? trailing : bottom
    let before = axis == .horizontal ? next.leading : next.top
    guard let after, let before else { return after ?? before ?? Self.standard }
    return max(after, before)
  }
}
