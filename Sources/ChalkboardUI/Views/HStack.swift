/// Views beside each other.
public struct HStack<Content> {
  private let layout: HStackLayout
  private let content: Content
}

extension HStack: View where Content: View {
  /// - Parameter spacing: in points; `nil` keeps the distances that the views want.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "HStack")
  }
}

/// Views beside each other; the same as ``HStack``, since everything is drawn at once.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>
}

extension LazyHStack: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public func makeElements(in list: inout ElementList) { list.append(stack) }
}

/// Accepted for the sake of code written for SwiftUI: nothing scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
