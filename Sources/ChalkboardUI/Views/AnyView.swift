/// A view whose type is hidden.
public struct AnyView: View {
  private let content: any View

  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  public init<Content: View>(erasing content: Content) { self.init(content) }

  public func makeElements(in list: inout ElementList) { list.append(content) }
}
