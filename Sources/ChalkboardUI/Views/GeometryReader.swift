import VectorScene

/// A view whose content depends on the space that it gets. It takes all that it is offered, and its
/// content lies in the top leading corner.
public struct GeometryReader<Content: View>: LeafView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func nodes(in frame: CGRect, _ context: ViewContext) -> [Node] {
    let proxy = GeometryProxy(globalFrame: frame)
    var context = context
    context.stackAxis = nil
    let view = EnvironmentValues.$ambient.withValue(context.environment) { content(proxy) }
    let layers = LayoutView(layout: ZStackLayout(alignment: .topLeading), content: view)
    guard let element = context.element(for: layers) else { return [] }
    let proposal = ProposedViewSize(frame.size)
    let child = CGRect(origin: frame.origin, size: element.size(for: proposal))
    return element.nodes(in: context.mirrored(child, in: frame), proposal: proposal)
  }
}

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
  private let globalFrame: CGRect

  init(globalFrame: CGRect) { self.globalFrame = globalFrame }

  public var size: CGSize { globalFrame.size }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space: the reader's own, or that of the whole picture.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
  }
}

/// What coordinates are measured from. Named spaces are taken as that of the whole picture.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}
