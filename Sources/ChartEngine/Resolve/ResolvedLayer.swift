import VectorScene

/// The rows of a layer as numbers on the scales, column by column.
public struct ResolvedLayer {
  public var mark: any Mark
  public var rowCount: Int
  public var x: ResolvedSpans
  public var y: ResolvedSpans
  /// The direction in which marks with a baseline grow; the other one holds their thickness.
  public var valueDimension: Dimension
  /// The place of each row among those that stand beside each other at the same position, and how
  /// many places there are; empty when nothing is dodged.
  public var slots: [Int]
  public var slotCount: Int
  public var slotDimension: Dimension
  /// The paint that a colour channel gives to each row; empty without one.
  public var paints: [Paint]
  public var shapes: [SymbolShape]
  public var opacities: [Double]
  /// In square scene units; empty without a channel of size.
  public var sizes: [Double]
  public var texts: [String]
  /// The series of each row: rows of a series make one line or area.
  public var series: [Int]
  public var seriesCount: Int
  /// Whether the far end of each row is the outside of its stack.
  public var isOuterEnd: [Bool]
  /// Where each row's band would begin on the other side of zero; empty unless rows are joined to
  /// bands that are stacked and have values of both signs.
  public var feetAcrossZero: [Double]
  /// What each row says: "Blueberry, Sales: 377".
  public var descriptions: [String]
  public var style: MarkStyle
  public var rowStyles: [MarkStyle]
  public var annotations: [Annotation]
  public var mask: [ResolvedLayer]

  public func spans(_ dimension: Dimension) -> ResolvedSpans { dimension == .x ? x : y }

  public func style(of row: Int) -> MarkStyle {
    rowStyles.indices.contains(row) ? rowStyles[row] : style
  }
}

/// Where the rows of a layer lie along one direction, in units of the scale.
public struct ResolvedSpans: Hashable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Not encoded: marks fill the plot.
    case absent
    /// `from` and `to` are the same.
    case point
    /// `from` and `to` are the ends of a calendar unit that the value stands for.
    case bin
    /// From a start or baseline to an end.
    case range
  }

  public var kind: Kind
  /// Not a number where the value is missing.
  public var from: [Double]
  public var to: [Double]
  /// The smallest distance between two different values, for the width of bars on continuous
  /// scales; `nil` when there are fewer than two.
  public var smallestGap: Double?

  public static let absent = ResolvedSpans(kind: .absent, from: [], to: [], smallestGap: nil)

  /// Whether the row has a place.
  public func isPresent(_ row: Int) -> Bool {
    kind == .absent || (from.indices.contains(row) && from[row].isFinite && to[row].isFinite)
  }
}
