/// A part of a picture, described by other views.
///
/// Views are plain values: making one draws nothing. A view of your own needs only
/// ``body-swift.property``.
public protocol View {
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Adds what the view lays out to `list`. Views that have a body have this from it; only the
  /// views that this library is built of bring their own.
  func makeElements(in list: inout ElementList)
}

extension View {
  public func makeElements(in list: inout ElementList) { list.appendBody(of: self) }
}

extension View where Body == Never {
  /// Never called: views without a body lay out and draw themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  public func makeElements(in list: inout ElementList) {}
}
