/// A view for each element of a collection.
///
/// What the type has to know of the collection it takes along as a closure: if the type itself
/// required a collection, the runtime would have to look for the conformance of each kind of data
/// among all that the program has, which takes it a tenth of a millisecond each time.
public struct ForEach<Data, ID, Content> {
  public let data: Data
  /// How many elements there are.
  package let count: Int
  /// The content of the element at a place, from 0.
  package let contentAt: (Int) -> Content
}

extension ForEach where Data: RandomAccessCollection {
  package init(data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    count = data.count
    contentAt = { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}

extension ForEach: View where Content: View {
  public func makeElements(in list: inout ElementList) {
    let environment = list.environment
    for place in 0..<count {
      list.append(EnvironmentValues.$ambient.withValue(environment) { contentAt(place) })
    }
  }
}

extension ForEach where Data: RandomAccessCollection, Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach
where
  Data: RandomAccessCollection, Content: View, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}
