import ChartScales
import VectorScene

/// One axis of a chart: any number of sets of marks.
public struct AxisDescription {
  public var isHidden: Bool
  /// Along the axis; `nil` shows none.
  public var title: String?
  public var marks: [AxisMarkSet]

  public init(isHidden: Bool = false, title: String? = nil, marks: [AxisMarkSet] = [AxisMarkSet()])
  {
    self.isHidden = isHidden
    self.title = title
    self.marks = marks
  }
}

/// Grid lines, ticks and labels at a set of values.
public struct AxisMarkSet {
  public var position: AxisPosition
  public var values: AxisValues
  /// What stands at each value; `nil` is the theme's own.
  public var content: ((AxisTick) -> [AxisMarkItem])?

  public init(
    position: AxisPosition = .automatic, values: AxisValues = .automatic(),
    content: ((AxisTick) -> [AxisMarkItem])? = nil
  ) {
    self.position = position
    self.values = values
    self.content = content
  }
}

/// The side of the plot that an axis stands on.
public enum AxisPosition: String, Hashable, Codable, Sendable {
  /// Bottom for x; for y what the theme says, by default trailing.
  case automatic
  case leading, trailing, top, bottom
}

/// Where the marks of an axis stand.
public enum AxisValues: Hashable, Codable, Sendable {
  /// Round values, about as many as fit. `minimumStride` is the smallest step allowed, in units of
  /// the scale. The bounds are rounded to a value unless that is switched off.
  case automatic(
    desiredCount: Int? = nil, minimumStride: Double? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil)
  case stride(Double)
  case dateStride(CalendarUnit, count: Int)
  /// Exactly these, in units of the scale.
  case values([Double])
  /// Exactly these categories.
  case categories([String])
}

/// One value of an axis, as content is asked for it.
public struct AxisTick: Hashable, Sendable {
  /// In units of the scale; the index for a category.
  public var value: Double
  /// `nil` on continuous scales.
  public var category: String?
  public var index: Int
  public var count: Int
  /// All values of the set that it belongs to, in units of the scale.
  public var siblings: [Double]
  public var isTemporal: Bool
  /// What the label would be if nobody said otherwise.
  public var defaultLabel: String
}

/// One thing that stands at a value of an axis.
public enum AxisMarkItem {
  case gridLine(AxisLineStyle)
  case tick(AxisLineStyle, length: Double?)
  case label(AxisLabel)
}

/// The look of a grid line or tick; `nil` is the theme's.
public struct AxisLineStyle: Hashable, Sendable {
  public var paint: Paint?
  public var width: Double?
  public var dash: [Double]?

  public init(paint: Paint? = nil, width: Double? = nil, dash: [Double]? = nil) {
    self.paint = paint
    self.width = width
    self.dash = dash
  }
}

/// The label at a value of an axis.
public struct AxisLabel {
  public enum Content {
    /// The value in the axis's own format.
    case automatic
    case text(String)
    case embedded(any EmbeddedContent)
  }

  /// Which way the text of an x axis runs. Labels of y always stand level.
  public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    /// Level; names are turned upwards where they would be cut too short.
    case automatic
    case level
    /// From bottom to top, ending at the plot.
    case upward
  }

  public var content: Content
  /// Whether the label stands in the middle of its band or bin; `nil` does so for categories and
  /// bins.
  public var isCentered: Bool?
  public var orientation: Orientation
  public var font: FontStyle?
  public var paint: Paint?

  public init(
    _ content: Content = .automatic, isCentered: Bool? = nil,
    orientation: Orientation = .automatic, font: FontStyle? = nil, paint: Paint? = nil
  ) {
    self.content = content
    self.isCentered = isCentered
    self.orientation = orientation
    self.font = font
    self.paint = paint
  }
}
