/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>?

  package init(
    data: Data, id: KeyPath<Data.Element, ID>?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  public func makeElements(in list: inout ElementList) {
    let environment = list.environment
    for element in data {
      list.append(EnvironmentValues.$ambient.withValue(environment) { content(element) })
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = nil
  }
}
