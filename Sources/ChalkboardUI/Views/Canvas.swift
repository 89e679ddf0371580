import VectorScene

/// A view that is drawn in immediate mode. It takes all the space it is offered.
public struct Canvas: LeafView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// The flags are accepted for the sake of code written for SwiftUI.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func nodes(in frame: CGRect, _ context: ViewContext) -> [Node] {
    var graphics = GraphicsContext(
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY), context: context)
    EnvironmentValues.$ambient.withValue(context.environment) {
      renderer(&graphics, frame.size)
    }
    return graphics.takeNodes()
  }
}

/// Accepted for the sake of code written for SwiftUI: colours are mixed in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
