/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Codable, Sendable {
  /// From 0 (the start) to 1 (the end).
  public var offset: Double
  public var color: RGBColor

  public init(offset: Double, color: RGBColor) {
    self.offset = offset
    self.color = color
  }
}

/// What the coordinates of a gradient are measured in.
public enum GradientUnits: String, Hashable, Codable, Sendable {
  /// Fractions of the box of the shape that is painted: (0, 0) top left, (1, 1) bottom right.
  case objectBox
  /// The coordinates of the shape itself.
  case userSpace
}

/// Colours that change along a line. Before the start and after the end the outermost colours go on.
public struct LinearGradientPaint: Hashable, Codable, Sendable {
  /// In order of their offsets; at least one.
  public var stops: [GradientStop]
  public var start: Point
  public var end: Point
  public var units: GradientUnits

  public init(stops: [GradientStop], start: Point, end: Point, units: GradientUnits = .objectBox) {
    self.stops = stops
    self.start = start
    self.end = end
    self.units = units
  }
}

/// Colours that change with the distance from a centre.
public struct RadialGradientPaint: Hashable, Codable, Sendable {
  /// In order of their offsets; at least one.
  public var stops: [GradientStop]
  public var center: Point
  public var startRadius: Double
  public var endRadius: Double
  public var units: GradientUnits

  public init(
    stops: [GradientStop], center: Point, startRadius: Double = 0, endRadius: Double,
    units: GradientUnits = .objectBox
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.units = units
  }
}
