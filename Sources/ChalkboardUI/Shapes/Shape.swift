import VectorScene

/// An outline that follows a rectangle. As a view it is filled with the foreground style and takes
/// all the space that it is offered.
public protocol Shape: Sendable, View {
  /// The outline within `rect`.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  /// The size that the shape takes when it is offered `proposal`. Default: all of it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for; accepted for the sake of code written for SwiftUI.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(
      ShapeContent(
        shape: self, drawing: .fill(AnyShapeStyle(.foreground), FillStyle()),
        context: list.context))
  }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is drawn.
enum ShapeDrawing {
  case fill(AnyShapeStyle, FillStyle)
  case stroke(AnyShapeStyle, StrokeStyle)
}

struct ShapeContent<Outline: Shape>: ElementContent {
  var shape: Outline
  var drawing: ShapeDrawing
  var context: ViewContext

  var name: String { "\(Outline.self)" }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    if let node = drawing.node(for: shape, in: frame, environment: context.environment) {
      nodes.append(.path(node))
    }
  }
}

extension ShapeDrawing {
  /// `nil` when nothing would be seen.
  func node(for shape: some Shape, in frame: CGRect, environment: EnvironmentValues) -> PathNode? {
    let path = shape.path(in: frame).scenePath
    guard !path.isEmpty else { return nil }
    switch self {
    case .fill(let style, let fill):
      let box = style.isLevelGradient && path.controlBox == Rect(frame) ? nil : frame
      let result = style.paint(in: environment, frame: box)
      if result.paint.isInvisible, result.shadow == nil { return nil }
      return PathNode(
        path, fill: result.paint, fillRule: fill.isEOFilled ? .evenodd : .nonzero,
        shadow: result.shadow)
    case .stroke(let style, let stroke):
      let result = style.paint(in: environment, frame: frame)
      if result.paint.isInvisible || !(stroke.lineWidth > 0) { return nil }
      return PathNode(path, stroke: stroke.stroke(result.paint), shadow: result.shadow)
    }
  }
}

extension AnyShapeStyle {
  /// Whether it is a gradient straight along one axis. In a shape that fills its frame it is the
  /// same in fractions of the shape, so that shapes of all sizes share one definition in a file.
  fileprivate var isLevelGradient: Bool { (style as? LinearGradient)?.isLevel ?? false }
}
