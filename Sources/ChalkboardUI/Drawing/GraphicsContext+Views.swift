import VectorScene

extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText {
    /// What letters without a style of their own are painted with.
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let context: ViewContext

    private var element: LayoutElement? { context.element(for: text) }

    /// The size that the text takes in lines of at most the width of `size`.
    public func measure(in size: CGSize) -> CGSize {
      element?.size(for: ProposedViewSize(size)) ?? .zero
    }

    /// From the top of the text in points, when it is broken for `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      element?.dimensions(for: ProposedViewSize(size))[.firstTextBaseline] ?? 0
    }

    /// From the top of the text in points, when it is broken for `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      element?.dimensions(for: ProposedViewSize(size))[.lastTextBaseline] ?? 0
    }
  }

  /// An image that can be measured and drawn.
  public struct ResolvedImage {
    /// What a symbol is painted with; `nil` is the foreground style.
    public var shading: Shading?
    fileprivate let image: Image
    fileprivate let context: ViewContext

    /// In points.
    public var size: CGSize {
      context.element(for: image)?.size(for: .unspecified) ?? .zero
    }

    /// From the top of the image in points; its bottom for a picture.
    public var baseline: CGFloat {
      context.element(for: image)?.dimensions(for: .unspecified)[.firstTextBaseline] ?? 0
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, context: viewContext)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, context: viewContext)
  }

  /// The style that `shading` stands for here: itself.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text with its `anchor` point at `point`, broken at line ends only.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top leading corner of `rect`, in lines of at most its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its `anchor` point at `point`, broken at line ends only.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      context(text.shading).element(for: text.text), at: point, anchor: anchor,
      proposal: .unspecified)
  }

  /// Draws a text from the top leading corner of `rect`, in lines of at most its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(
      context(text.shading).element(for: text.text), at: rect.origin, anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }

  /// Draws an image at its own size with its `anchor` point at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image stretched into `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size with its `anchor` point at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      context(image.shading).element(for: image.image), at: point, anchor: anchor,
      proposal: .unspecified)
  }

  /// Draws an image stretched into `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      context(image.shading).element(for: image.image.resizable()), at: rect.origin,
      anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  /// The views' context with `shading` as the foreground style.
  private func context(_ shading: Shading?) -> ViewContext {
    guard let style = shading?.style else { return viewContext }
    var context = viewContext
    context.environment.foregroundLevels.set([style])
    return context
  }

  private func draw(
    _ element: LayoutElement?, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    guard let element, opacity > 0 else { return }
    let size = element.size(for: proposal)
    var frame = CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
      width: size.width, height: size.height)
    let isMovedOnly = Transform(transform).isTranslation
    if isMovedOnly { frame = frame.offsetBy(dx: transform.tx, dy: transform.ty) }
    let nodes = element.nodes(in: frame, proposal: proposal)
    if isMovedOnly, opacity >= 1 {
      for node in nodes { append(node) }
    } else if !nodes.isEmpty {
      append(
        .group(
          VectorScene.Group(
            nodes, transform: isMovedOnly ? .identity : Transform(transform),
            opacity: min(1, opacity))))
    }
  }
}
