/// Content that would scroll on a screen, drawn whole: along its axes it takes its ideal length.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
}

extension ScrollView: View where Content: View {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    let content = LayoutView(
      layout: VStackLayout(alignment: .center), content: content)
    list.append(
      content.fixedSize(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }
}
