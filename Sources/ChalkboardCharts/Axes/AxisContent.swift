import ChartEngine

/// What an axis consists of: ``AxisMarks``.
public protocol AxisContent {
  /// Adds the content's marks to `list`.
  func collect(into list: inout AxisMarksList)
}

/// The sets of marks of an axis, in order.
public struct AxisMarksList {
  var marks: [AxisMarksRequest] = []
}

/// Builds an axis from several sets of marks.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentGroup {
    AxisContentGroup(repeat each content)
  }

  public static func buildOptional(_ content: AxisContentGroup?) -> AxisContentGroup {
    content ?? AxisContentGroup()
  }

  public static func buildEither(first: AxisContentGroup) -> AxisContentGroup { first }

  public static func buildEither(second: AxisContentGroup) -> AxisContentGroup { second }
}

/// Several sets of marks on one axis.
public struct AxisContentGroup: AxisContent {
  private let parts: [(inout AxisMarksList) -> Void]

  init<each Content: AxisContent>(_ content: repeat each Content) {
    var parts: [(inout AxisMarksList) -> Void] = []
    for part in repeat each content { parts.append { part.collect(into: &$0) } }
    self.parts = parts
  }

  public func collect(into list: inout AxisMarksList) {
    for part in parts { part(&list) }
  }
}
