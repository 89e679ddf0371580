/// Builds chart content from the statements of a closure: several marks, `if`, `switch`, `for` and
/// `let`.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentGroup {
    ChartContentGroup(repeat each content)
  }

  public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ConditionalChartContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ConditionalChartContent<First, Second> {
    .second(second)
  }

  public static func buildArray(_ contents: [some ChartContent]) -> ChartContentGroup {
    ChartContentGroup(contents)
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
