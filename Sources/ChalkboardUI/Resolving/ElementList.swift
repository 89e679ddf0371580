/// Collects what views lay out, in order, with the environment that they see.
public struct ElementList {
  package var context: ViewContext
  package private(set) var elements: [LayoutElement] = []

  package init(context: ViewContext) { self.context = context }

  package var environment: EnvironmentValues {
    get { context.environment }
    set { context.environment = newValue }
  }

  /// Adds the elements of `view`.
  package mutating func append(_ view: some View) {
    guard context.session.stack.isShort else { return view.makeElements(in: &self) }
    let isDone = context.session.stack.onFreshStack { view.makeElements(in: &self) }
    if !isDone {
      context.environment.report(ChalkboardUIDiagnostics.tooDeep("\(type(of: view))"))
    }
  }

  mutating func appendBody<Content: View>(of view: Content) {
    append(EnvironmentValues.$ambient.withValue(context.environment) { view.body })
  }

  /// Adds one element.
  package mutating func append(_ content: some ElementContent, traits: ElementTraits = .init()) {
    let element = LayoutElement(content, traits: traits, session: context.session)
    context.session.keep(element)
    elements.append(element)
  }

  /// The elements of `view` on their own, in this list's environment.
  package func elements(of view: some View) -> [LayoutElement] {
    var list = ElementList(context: context)
    list.append(view)
    return list.elements
  }

  /// The elements of `view` as one: several of them lie over each other, centred.
  package func element(of view: some View) -> LayoutElement? {
    let elements = elements(of: view)
    guard elements.count > 1 else { return elements.first }
    var list = ElementList(context: context)
    list.append(
      LayoutContent(ZStackLayout(), elements: elements, name: "ZStack", context: context))
    return list.elements.first
  }

  /// Adds the elements of `view`, each inside the content that `wrap` makes around it. Each keeps
  /// its traits, such as its layout priority.
  package mutating func append(
    _ view: some View, wrap: (LayoutElement, ViewContext) -> any ElementContent
  ) {
    for element in elements(of: view) {
      append(wrap(element, context), traits: element.traits)
    }
  }
}
