import VectorScene

/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The outer corner where two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest miter, in line widths; a longer one is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The scene's stroke in `paint`, with every length multiplied by `scale`. Lengths that are not
  /// finite become 0.
  package func stroke(_ paint: Paint, scale: CGFloat = 1) -> Stroke {
    func length(_ value: CGFloat) -> Double {
      let scaled = Double(value * scale)
      return scaled.isFinite ? max(0, scaled) : 0
    }
    return Stroke(
      paint, width: length(lineWidth), cap: lineCap.sceneCap, join: lineJoin.sceneJoin,
      miterLimit: miterLimit.isFinite ? max(1, Double(miterLimit)) : 10,
      dash: dash.contains { $0 > 0 } ? dash.map(length) : [],
      dashOffset: dashPhase.isFinite ? Double(dashPhase * scale) : 0)
  }
}

extension CGLineCap {
  var sceneCap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var sceneJoin: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
