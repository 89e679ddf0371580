import ChalkboardUI

/// A part of a chart: marks, or content made of other content.
///
/// Content of your own needs only ``body-swift.property``.
public protocol ChartContent {
  associatedtype Body: ChartContent

  /// What the content consists of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the content's marks to `marks`. Content that has a body has this from it; only the content
  /// that this library is built of brings its own.
  func collect(into marks: inout MarkList)
}

extension ChartContent {
  public func collect(into marks: inout MarkList) { body.collect(into: &marks) }
}

extension ChartContent where Body == Never {
  /// Never called: content without a body collects its marks itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  /// Never called: there is no value to call it on.
  public var body: Never { fatalError("there is no content of type Never") }

  public func collect(into marks: inout MarkList) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  public func collect(into marks: inout MarkList) {
    if let content = self { content.collect(into: &marks) }
  }
}

/// No marks at all.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never

  public init() {}

  public func collect(into marks: inout MarkList) {}
}

/// Several pieces of content after each other.
public struct ChartContentGroup: ChartContent {
  public typealias Body = Never

  private let parts: [(inout MarkList) -> Void]

  init<each Content: ChartContent>(_ content: repeat each Content) {
    var parts: [(inout MarkList) -> Void] = []
    for part in repeat each content { parts.append { part.collect(into: &$0) } }
    self.parts = parts
  }

  init(_ contents: [some ChartContent]) {
    parts = contents.map { content in { content.collect(into: &$0) } }
  }

  public func collect(into marks: inout MarkList) {
    for part in parts { part(&marks) }
  }
}

/// Content of any type.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }

  public init(erasing content: some ChartContent) { self.content = content }

  public func collect(into marks: inout MarkList) { content.collect(into: &marks) }
}

/// One of two pieces of content, as `if` and `switch` choose.
public enum ConditionalChartContent<First, Second> {
  case first(First)
  case second(Second)
}

extension ConditionalChartContent: ChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never

  public func collect(into marks: inout MarkList) {
    switch self {
    case .first(let content): content.collect(into: &marks)
    case .second(let content): content.collect(into: &marks)
    }
  }
}

/// Content that belongs together.
public struct Plot<Content> {
  private let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func collect(into marks: inout MarkList) { content.collect(into: &marks) }
}
