/// Views over each other, the first one at the back.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "ZStack")
  }
}
