/// Views below each other.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameter spacing: in points; `nil` keeps the distances that the views want.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "VStack")
  }
}

/// Views below each other; the same as ``VStack``, since everything is drawn at once.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public func makeElements(in list: inout ElementList) { list.append(stack) }
}
