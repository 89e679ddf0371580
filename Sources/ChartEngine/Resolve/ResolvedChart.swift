import ChartScales
import VectorScene

/// A chart whose every choice is made: scales have domains, colours and symbols are assigned, marks
/// are stacked, axes know their values. Only sizes are open.
public struct ResolvedChart {
  public var title: String?
  public var summary: String
  public var layers: [ResolvedLayer]
  public var x: ResolvedPosition
  public var y: ResolvedPosition
  /// One entry for each category of colour or shape; empty shows no legend.
  public var legend: [LegendEntry]
  public var legendPosition: LegendDescription.Position
  public var legendSpacing: Double?
  public var plotBackground: Paint?

  func position(_ dimension: Dimension) -> ResolvedPosition { dimension == .x ? x : y }
}

/// The scale and the axes of one direction.
public struct ResolvedPosition {
  public var scale: PositionScale
  /// Free room at the low and the high end, in scene units.
  public var startPadding: Double
  public var endPadding: Double
  /// `nil` when the axis is hidden or nothing is placed along it.
  public var axis: ResolvedAxis?
}

/// An axis with its values chosen and its labels written.
public struct ResolvedAxis: Encodable {
  public var title: String?
  public var marks: [ResolvedAxisMarks]
}

/// Marks at a set of values, on one side of the plot.
public struct ResolvedAxisMarks: Encodable {
  /// Never `automatic`.
  public var position: AxisPosition
  public var ticks: [ResolvedTick]
}

/// What stands at one value.
public struct ResolvedTick {
  /// In units of the scale.
  public var value: Double
  public var gridLine: AxisLineStyle?
  public var tick: AxisLineStyle?
  public var tickLength: Double?
  public var label: ResolvedLabel?
}

/// A label with its text.
public struct ResolvedLabel {
  public enum Content {
    case text(String)
    case embedded(any EmbeddedContent)
  }

  public var content: Content
  /// Whether it stands in the middle of its band or bin.
  public var isCentered: Bool
  /// Where the calendar unit that begins at the tick ends, if marks fill such units: the label stands
  /// in the middle of the unit. `nil` takes the stretch up to the next tick.
  public var unitEnd: Double?
  public var orientation: AxisLabel.Orientation
  public var font: FontStyle
  public var paint: Paint
}

/// One line of the legend.
public struct LegendEntry: Hashable, Sendable {
  public var label: String
  public var paint: Paint
  /// `nil` is a plain dot.
  public var shape: SymbolShape?
  /// Whether a piece of line goes through the symbol.
  public var showsLine: Bool
  /// Whether it tells of entries that are left out, and so has no symbol.
  public var isRemainder = false
}
