/// A view with modifiers.
///
/// Every modifier gives this one type, where SwiftUI's give a new one for each chain of modifiers:
/// code compiles faster, and the first render does not have to set up hundreds of nested types.
public struct ModifiedView: View {
  private let make: (inout ElementList) -> Void

  package init(_ make: @escaping (inout ElementList) -> Void) { self.make = make }

  public func makeElements(in list: inout ElementList) { make(&list) }
}

extension View {
  /// The view with another environment.
  package func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> ModifiedView
  {
    ModifiedView { list in
      let old = list.environment
      change(&list.environment)
      list.append(self)
      list.environment = old
    }
  }

  /// The view with content around each of its elements.
  package func wrapped(_ wrap: @escaping (LayoutElement, ViewContext) -> any ElementContent)
    -> ModifiedView
  {
    ModifiedView { list in list.append(self, wrap: wrap) }
  }

  /// The view with other traits on each of its elements.
  package func changingTraits(_ change: @escaping (inout ElementTraits) -> Void) -> ModifiedView {
    ModifiedView { list in
      for element in list.elements(of: self) {
        var traits = element.traits
        change(&traits)
        list.append(element.content, traits: traits)
      }
    }
  }
}
