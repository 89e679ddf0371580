/// Views below each other.
public struct VStackLayout: Layout, StackRule {
  public var alignment: HorizontalAlignment
  /// In points; `nil` keeps the distances that the views want.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical, mergesGuides: true)
  }

  var negotiation: StackNegotiation {
    StackNegotiation(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  func textAnchors(of subviews: LayoutSubviews) -> [TextAlignment] {
    Array(repeating: alignment.textAnchor, count: subviews.count)
  }
}
