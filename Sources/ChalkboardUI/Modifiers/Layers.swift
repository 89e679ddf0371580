import VectorScene

extension View {
  /// Puts views behind this one. They are offered its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> ModifiedView {
    layered(content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one. It is offered its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedView {
    layered(background, alignment: alignment, isBehind: true)
  }

  /// Fills the frame behind the view with `style`.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)
    -> ModifiedView
  {
    layered(Rectangle().fill(style), alignment: .center, isBehind: true)
  }

  /// Fills the frame behind the view with the background style.
  public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> ModifiedView {
    background(.background, ignoresSafeAreaEdges: ignoresSafeAreaEdges)
  }

  /// Fills a shape behind the view with `style`.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedView {
    layered(shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
  }

  /// Fills a shape behind the view with the background style.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> ModifiedView {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Puts views before this one. They are offered its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> ModifiedView {
    layered(content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view before this one. It is offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> ModifiedView
  {
    layered(overlay, alignment: alignment, isBehind: false)
  }

  /// Fills the frame before the view with `style`.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)
    -> ModifiedView
  {
    layered(Rectangle().fill(style), alignment: .center, isBehind: false)
  }

  /// Fills a shape before the view with `style`.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedView {
    layered(shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
  }

  /// Draws a line of `width` points along the inside of the frame.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> ModifiedView {
    layered(
      Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBehind: false)
  }

  private func layered(_ layer: some View, alignment: Alignment, isBehind: Bool) -> ModifiedView {
    ModifiedView { list in
      for element in list.elements(of: self) {
        // Each view gets elements of its own, since an element lies in one place.
        list.append(
          LayeredContent(
            child: element, layer: list.element(of: layer), alignment: alignment,
            isBehind: isBehind, context: list.context), traits: element.traits)
      }
    }
  }
}

struct LayeredContent: WrappingContent {
  var child: LayoutElement
  var layer: LayoutElement?
  var alignment: Alignment
  var isBehind: Bool
  var context: ViewContext

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    if !isBehind { child.draw(in: frame, proposal: proposal, to: &nodes) }
    drawLayer(around: frame, proposal: proposal, to: &nodes)
    if isBehind { child.draw(in: frame, proposal: proposal, to: &nodes) }
  }

  private func drawLayer(
    around frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList
  ) {
    guard let layer else { return }
    let layerProposal = ProposedViewSize(frame.size)
    let dimensions = layer.dimensions(for: layerProposal)
    let base = ViewDimensions(size: frame.size, element: child, proposal: proposal)
    let origin = CGPoint(
      x: frame.minX + base[alignment.horizontal] - dimensions[alignment.horizontal],
      y: frame.minY + base[alignment.vertical] - dimensions[alignment.vertical])
    let outerAnchor = nodes.textAnchor
    nodes.textAnchor = alignment.horizontal.textAnchor
    let layerFrame = CGRect(origin: origin, size: layer.size(for: layerProposal))
    layer.draw(
      in: context.mirrored(layerFrame, in: frame), proposal: layerProposal, to: &nodes)
    nodes.textAnchor = outerAnchor
  }
}
