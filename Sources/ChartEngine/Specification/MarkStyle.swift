import VectorScene

/// How marks look where no channel decides it. `nil` leaves the choice to the mark and the theme.
public struct MarkStyle: Hashable, Sendable {
  /// Gradients in object-box units map to the box of each mark.
  public var paint: Paint?
  /// Whether a gradient maps to the plot instead of to each mark.
  public var alignsWithPlot = false
  /// From 0 to 1, multiplied with what a channel says.
  public var opacity: Double = 1
  /// In scene units, at the end of a bar that is away from the baseline.
  public var cornerRadius: Double?
  public var cornerStyle: CornerStyle = .continuous
  /// In scene units; `nil` is 2 for lines and 1 for rules.
  public var lineWidth: Double?
  public var lineCap: LineCap?
  public var lineJoin: LineJoin?
  /// Lengths of dashes and gaps in turn, in scene units.
  public var dash: [Double] = []
  public var interpolation: Interpolation = .linear
  public var symbol: SymbolShape?
  /// The area of a point's symbol in square scene units; `nil` is 48.
  public var symbolSize: Double?
  public var width: MarkDimension = .automatic
  public var height: MarkDimension = .automatic
  /// Moves the mark, in scene units.
  public var offset: Point = .zero
  /// Marks with a higher index lie over those with a lower one; equal ones keep their order.
  public var zIndex: Double = 0
  public var shadow: Shadow?
  /// What a pointer that rests on the mark shows, and a screen reader says; `nil` makes a text from
  /// the values.
  public var label: String?

  public init() {}
}

/// How wide or high a mark is.
public enum MarkDimension: Hashable, Sendable {
  /// 0.7 of the band for bars, all of it for rectangles; see the mark.
  case automatic
  /// In scene units.
  case fixed(Double)
  /// A part of the band or bin, from 0 to 1.
  case ratio(Double)
  /// The band or bin less this much at either side, in scene units.
  case inset(Double)

  /// The extent in a band of `band` scene units, where `automatic` is the share `ratio` of it.
  func resolved(in band: Double, automaticRatio ratio: Double) -> Double {
    switch self {
    case .automatic: band * ratio
    case .fixed(let extent): max(0, extent)
    case .ratio(let share): max(0, band * share)
    case .inset(let inset): max(0, band - 2 * inset)
    }
  }
}

/// How marks that share a position go on top of each other.
public enum Stacking: String, Hashable, Codable, Sendable {
  /// From zero upwards, negative values from zero downwards.
  case standard
  /// As parts of a whole: the domain is 0 to 1.
  case normalized
  /// Symmetrical about zero.
  case center
  /// Over each other, each from zero.
  case unstacked
}

/// How the points of a line are joined.
public enum Interpolation: Hashable, Sendable {
  case linear
  /// Straight runs with a jump at the start of, in the middle between, or at the end of two points.
  case stepStart, stepCenter, stepEnd
  /// A cubic curve that never overshoots between two points (Steffen 1990).
  case monotone
  /// A Catmull-Rom spline; `alpha` 0 is uniform, 0.5 centripetal and 1 chordal.
  case catmullRom(alpha: Double = 0.5)
  /// A cardinal spline; `tension` 0 is loosest and 1 straight.
  case cardinal(tension: Double = 0)
}
