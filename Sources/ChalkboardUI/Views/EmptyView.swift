/// A view that draws nothing and takes no place.
public struct EmptyView: View {
  public init() {}

  public func makeElements(in list: inout ElementList) {}
}
