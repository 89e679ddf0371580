import ChalkboardUI

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public func collect(into marks: inout MarkList) {
    for element in data { content(element).collect(into: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Chart content for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Chart content for each element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Chart content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: nil, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public init(@ChartContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  public func collect(into marks: inout MarkList) { content.collect(into: &marks) }
}
