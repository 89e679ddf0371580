/// Reads a value that the views around this one pass down. It is valid while the view's body is
/// evaluated.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.ambient[keyPath: keyPath] }
}

extension View {
  /// Sets a value that the views inside see.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedView {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value that the views inside see.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedView {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
