/// Views below each other.
public struct VStack<Content> {
  private let layout: VStackLayout
  private let content: Content
}

extension VStack: View where Content: View {
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
public struct LazyVStack<Content> {
  private let stack: VStack<Content>
}

extension LazyVStack: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public func makeElements(in list: inout ElementList) { list.append(stack) }
}
