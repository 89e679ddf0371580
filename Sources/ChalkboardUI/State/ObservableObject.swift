/// An object that views read. A picture is drawn once, so changes are not observed.
public protocol ObservableObject: AnyObject {}

/// A property of an ``ObservableObject``.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>)
    -> Binding<Member>
  {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObjectBindings<Object>

  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  public let wrappedValue: Object

  public init(wrappedValue thunk: @autoclosure () -> Object) { wrappedValue = thunk() }

  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }
}
