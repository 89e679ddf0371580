import ChartScales
import VectorScene

/// What is asked of the scale of a position. Everything left out follows from the data.
public struct PositionScaleDescription: Hashable, Sendable {
  public enum Domain: Hashable, Sendable {
    /// From the data. `includesZero` `nil` is the default: numbers that marks show as
    /// their values include it, numbers and dates that marks stand at do not.
    case automatic(includesZero: Bool? = nil, reversed: Bool = false)
    /// From the first to the second value; a first value larger than the second reverses the axis.
    case range(Double, Double)
    /// These categories in this order; others are left out, with a warning.
    case categories([String])
  }

  public var domain: Domain
  public var kind: ScaleKind?
  /// Free room at the low and the high end of the plot, in scene units.
  public var startPadding: Double
  public var endPadding: Double

  public init(
    domain: Domain = .automatic(), kind: ScaleKind? = nil, startPadding: Double = 0,
    endPadding: Double = 0
  ) {
    self.domain = domain
    self.kind = kind
    self.startPadding = startPadding
    self.endPadding = endPadding
  }
}

/// What is asked of the scale of colours or symbols.
public struct StyleScaleDescription<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Categories in the order of the legend; empty takes them in order of appearance.
  public var domain: [String]
  /// One value for each category, repeated when there are more; empty takes the theme's.
  public var range: [Value]

  public init(domain: [String] = [], range: [Value] = []) {
    self.domain = domain
    self.range = range
  }
}
