/// Builds views from the statements of a closure: several views, `if`, `switch`, `for` and `let`.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    TupleView(repeat each content)
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildArray<Content: View>(_ contents: [Content]) -> TupleView {
    TupleView(contents)
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// One of two views, as `if` and `switch` choose.
public enum ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public func makeElements(in list: inout ElementList) {
    switch self {
    case .first(let content): list.append(content)
    case .second(let content): list.append(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public func makeElements(in list: inout ElementList) {
    if let content = self { list.append(content) }
  }
}
