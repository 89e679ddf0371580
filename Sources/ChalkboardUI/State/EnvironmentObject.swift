/// An object that the views around this one pass down. It is valid while the view's body is
/// evaluated; an object that was never passed down is a mistake in the program and stops it.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObjectBindings<Object>

  public init() {}

  public var wrappedValue: Object {
    let key = ObjectIdentifier(Object.self)
    guard let object = EnvironmentValues.ambient.objects[key] as? Object else {
      fatalError("no \(Object.self) was passed down by environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension View {
  /// Passes an object down to the views inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> ModifiedView {
    changingEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
}

extension EnvironmentValues {
  /// The objects that were passed down, by their types.
  var objects: [ObjectIdentifier: AnyObject] {
    get { values.objects }
    set { values.objects = newValue }
  }
}
