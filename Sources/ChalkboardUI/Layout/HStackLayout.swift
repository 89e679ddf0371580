/// Views beside each other.
public struct HStackLayout: Layout, StackRule {
  public var alignment: VerticalAlignment
  /// In points; `nil` keeps the distances that the views want.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal, mergesGuides: true)
  }

  var negotiation: StackNegotiation {
    StackNegotiation(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
