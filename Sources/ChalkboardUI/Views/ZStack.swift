/// Views over each other, the first one at the back.
public struct ZStack<Content> {
  private let layout: ZStackLayout
  private let content: Content
}

extension ZStack: View where Content: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "ZStack")
  }
}
