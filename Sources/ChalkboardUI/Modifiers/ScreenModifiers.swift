// What makes sense on a screen only: accepted for the sake of code written for SwiftUI, without
// effect on the picture.

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }

  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> Self {
    self
  }

  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> Self {
    self
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self {
    self
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self {
    self
  }

  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Self {
    self
  }

  public func id<ID: Hashable>(_ id: ID) -> Self { self }

  public func tag<Tag: Hashable>(_ tag: Tag) -> Self { self }

  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }

  public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  public func disabled(_ disabled: Bool) -> Self { self }

  public func compositingGroup() -> Self { self }

  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> Self {
    self
  }

  public func blendMode(_ blendMode: BlendMode) -> Self { self }

  public func navigationTitle(_ title: Text) -> Self { self }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Self { self }

  @_disfavoredOverload
  public func navigationTitle<Content: StringProtocol>(_ title: Content) -> Self { self }

  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> Self { self }

  public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self { self }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  public func previewDisplayName(_ value: String?) -> Self { self }

  public func previewLayout(_ value: PreviewLayout) -> Self { self }
}

/// Accepted for the sake of code written for SwiftUI.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: Int

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

/// Accepted for the sake of code written for SwiftUI.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// Accepted for the sake of code written for SwiftUI.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while developing. Nothing calls it by itself.
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
