import VectorScene

/// A drawing in immediate mode, as ``Canvas`` and ``SharedDrawing`` give it.
///
/// Copies share the picture, but have their own transform, clip and opacity: draw into a copy where
/// these shall change for a while.
public struct GraphicsContext {
  /// From 0 to 1; multiplies everything drawn from now on.
  public var opacity = 1.0
  /// From the coordinates of drawing calls to those of the picture.
  public var transform: CGAffineTransform
  /// Accepted for the sake of code written for SwiftUI: everything is painted normally.
  public var blendMode = BlendMode.normal
  let viewContext: ViewContext
  private let buffer: DrawingBuffer
  private var clip: ClipStack?
  private var shadow: ShadowStyle?

  init(transform: CGAffineTransform, context: ViewContext) {
    self.transform = transform
    viewContext = context
    buffer = DrawingBuffer()
  }

  public var environment: EnvironmentValues { viewContext.environment }

  /// Everything that was drawn, and nothing is left.
  func takeNodes() -> [Node] { buffer.takeNodes() }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Limits everything drawn from now on to the inside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clip = ClipStack(.path(path.applying(transform).scenePath), inside: clip)
  }

  /// Multiplies everything drawn from now on by the opacity of what `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(transform: transform, context: viewContext)
    layer.opacity = opacity
    try content(&layer)
    clip = ClipStack(.mask(layer.takeNodes()), inside: clip)
  }

  /// Accepts the filter for everything drawn from now on; shadows are drawn, others are not.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let style = filter.shadow { shadow = style }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, with: shading) { path, paint, _ in
      PathNode(path, fill: paint, fillRule: style.isEOFilled ? .evenodd : .nonzero)
    }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, with: shading) { path, paint, scale in
      PathNode(path, stroke: style.stroke(paint, scale: scale))
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a path as `makeNode` says from its outline, its paint and the factor for lengths.
  ///
  /// Where the transform keeps shapes, it is applied to the outline itself; elsewhere the node goes
  /// into a group with the transform, since a stroke would be stretched too.
  private func draw(
    _ path: Path, with shading: Shading,
    makeNode: (VectorScene.Path, Paint, CGFloat) -> PathNode
  ) {
    guard !path.isEmpty, opacity > 0 else { return }
    let style = shading.paint(in: environment, frame: path.boundingRect)
    let shadowPaint = (style.shadow ?? shadow?.shadow(in: environment))?.opacity(opacity)
    if let scale = transform.uniformScale, let paint = style.paint.moved(by: transform, scale) {
      var node = makeNode(
        path.applying(transform).scenePath, paint.opacity(opacity), scale)
      node.shadow = shadowPaint?.scaled(by: scale)
      append(.path(node))
    } else {
      var node = makeNode(path.scenePath, style.paint.opacity(opacity), 1)
      node.shadow = shadowPaint
      append(.group(VectorScene.Group([.path(node)], transform: Transform(transform))))
    }
  }

  /// Adds a node that is in the coordinates of the picture.
  func append(_ node: Node) { buffer.append(node, clippedTo: clip) }

  /// Draws with `content` into a layer of its own, which then takes this context's opacity and
  /// filters as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(transform: transform, context: viewContext)
    try content(&layer)
    let nodes = layer.takeNodes()
    guard !nodes.isEmpty, opacity > 0 else { return }
    let layerShadow = shadow?.shadow(in: environment)?.scaled(by: transform.uniformScale ?? 1)
    if opacity >= 1, layerShadow == nil {
      for node in nodes { append(node) }
    } else {
      append(.group(VectorScene.Group(nodes, opacity: min(1, opacity), shadow: layerShadow)))
    }
  }
}

extension Shadow {
  /// The same shadow with its colour's opacity multiplied by `factor`.
  func opacity(_ factor: Double) -> Shadow {
    Shadow(color: color.opacity(factor), radius: radius, offset: offset)
  }

  func scaled(by scale: CGFloat) -> Shadow {
    Shadow(color: color, radius: radius * Double(scale), offset: offset * Double(scale))
  }
}

extension Paint {
  /// The same paint for a shape that was moved by `transform`, which scales by `scale`; `nil` when
  /// no paint looks the same there.
  fileprivate func moved(by transform: CGAffineTransform, _ scale: CGFloat) -> Paint? {
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      guard gradient.units == .userSpace else { return nil }
      gradient.start = Point(CGPoint(gradient.start).applying(transform))
      gradient.end = Point(CGPoint(gradient.end).applying(transform))
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      guard gradient.units == .userSpace else { return nil }
      gradient.center = Point(CGPoint(gradient.center).applying(transform))
      gradient.startRadius *= Double(scale)
      gradient.endRadius *= Double(scale)
      return .radialGradient(gradient)
    }
  }
}
