/// A rule that makes a view of another view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ViewModifierContent<Modifier>: View {
  let content: any View

  public func makeElements(in list: inout ElementList) { list.append(content) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> Content { content }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public func makeElements(in list: inout ElementList) {
    let content = ViewModifierContent<Modifier>(content: content)
    list.append(
      EnvironmentValues.$ambient.withValue(list.environment) { modifier.body(content: content) })
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}
