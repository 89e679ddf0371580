import VectorScene

/// A kind of mark: how the rows of a layer become shapes.
///
/// A mark sees scale units and the plot's geometry; it never meets a back end, a front end or
/// another mark.
public protocol Mark: Sendable {
  /// As documents and the command call it.
  static var name: String { get }

  /// How marks at the same position go on top of each other unless the layer says otherwise.
  var defaultStacking: Stacking { get }

  /// Whether marks grow from a baseline along one direction, as bars and areas do.
  var hasBaseline: Bool { get }

  /// Whether the rows of a series are one shape, as in lines and areas.
  var joinsRows: Bool { get }

  /// Draws the rows, in their order.
  func shapes(of layer: ResolvedLayer, in plot: PlotGeometry) -> [MarkShape]
}

extension Mark {
  public var defaultStacking: Stacking { .unstacked }
  public var hasBaseline: Bool { false }
  public var joinsRows: Bool { false }

  /// The name of the mark's type.
  public var name: String { Self.name }
}

/// One drawn mark.
public struct MarkShape {
  /// The row that it shows; for a line the first of its rows.
  public var row: Int
  public var nodes: [Node]
  /// Where annotations stand around.
  public var frame: Rect
  /// The side of the frame that is away from the baseline.
  public var farSide: Annotation.Position
  public var zIndex: Double
  /// For people who hear the picture; `nil` says nothing.
  public var label: String?

  public init(
    row: Int, nodes: [Node], frame: Rect, farSide: Annotation.Position = .top, zIndex: Double = 0,
    label: String? = nil
  ) {
    self.row = row
    self.nodes = nodes
    self.frame = frame
    self.farSide = farSide
    self.zIndex = zIndex
    self.label = label
  }
}
