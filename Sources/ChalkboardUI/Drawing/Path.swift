import VectorScene

/// An outline of lines and curves. Steps with a coordinate that is not finite are left out.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The same outline as the scene draws it.
  package var scenePath: VectorScene.Path

  public init() { scenePath = VectorScene.Path() }

  package init(_ scenePath: VectorScene.Path) { self.scenePath = scenePath }

  /// The path that `callback` builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { scenePath = .rectangle(Rect(rect)) }

  public init(ellipseIn rect: CGRect) { scenePath = .ellipse(in: Rect(rect)) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    scenePath = .roundedRectangle(
      Rect(rect), radius: Double(cornerRadius), style: style.sceneStyle)
  }

  /// A rectangle with corners rounded by the smaller side of `cornerSize`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    scenePath = .roundedRectangle(
      Rect(rect), radii: cornerRadii.sceneRadii(), style: style.sceneStyle)
  }

  public var isEmpty: Bool { scenePath.isEmpty }

  public var currentPoint: CGPoint? { scenePath.currentPoint.map { CGPoint($0) } }

  /// A box that holds the path with the control points of its curves; `CGRect.null` when empty.
  public var boundingRect: CGRect { scenePath.controlBox.map { CGRect($0) } ?? .null }

  public mutating func move(to end: CGPoint) { scenePath.move(to: Point(end)) }

  public mutating func addLine(to end: CGPoint) { scenePath.line(to: Point(end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    scenePath.quadratic(to: Point(end), control: Point(control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    scenePath.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  public mutating func closeSubpath() { scenePath.close() }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Straight lines through `lines`, starting at the first of them.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    scenePath.append(path.applying(transform).scenePath)
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(scenePath.applying(Transform(transform)))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in scenePath.elements { body(Element(element)) }
  }
}

extension Path.Element {
  init(_ element: PathElement) {
    switch element {
    case .move(let point): self = .move(to: CGPoint(point))
    case .line(let point): self = .line(to: CGPoint(point))
    case .quadratic(let control, let end):
      self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
    case .cubic(let control1, let control2, let end):
      self = .curve(
        to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
    case .close: self = .closeSubpath
    }
  }
}
