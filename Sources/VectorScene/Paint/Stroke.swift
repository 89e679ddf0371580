/// The end of an open line.
public enum LineCap: String, Hashable, Codable, Sendable { case butt, round, square }

/// The outer corner where two pieces of a line meet.
public enum LineJoin: String, Hashable, Codable, Sendable { case miter, round, bevel }

/// How the outline of a path is drawn.
public struct Stroke: Hashable, Codable, Sendable {
  public var paint: Paint
  /// In scene units; 0 draws nothing.
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// The longest miter, in line widths; a longer one is bevelled.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in scene units; empty for a solid line.
  public var dash: [Double]
  /// How far into the pattern the line starts.
  public var dashOffset: Double

  public init(
    _ paint: Paint, width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashOffset: Double = 0
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashOffset = dashOffset
  }
}
