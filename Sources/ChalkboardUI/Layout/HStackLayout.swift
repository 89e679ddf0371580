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

  /// What a spacer pushes to the trailing edge stays there, and what two spacers hold in the middle
  /// stays in the middle.
  func textAnchors(of subviews: LayoutSubviews) -> [TextAlignment] {
    let spacers = subviews.map { $0.element.content is SpacerContent }
    guard let first = spacers.firstIndex(of: true), let last = spacers.lastIndex(of: true) else {
      return Array(repeating: .leading, count: subviews.count)
    }
    return spacers.indices.map { index in
      if index < first { return .leading }
      return index > last ? .trailing : .center
    }
  }
}
