/// Views that belong together. A modifier on the group applies to each of them.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeElements(in list: inout ElementList) { list.append(content) }
}
