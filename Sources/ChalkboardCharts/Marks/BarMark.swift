import ChalkboardUI
import ChartEngine

/// A bar from a baseline to a value, or between two values.
///
/// Its width is 0.7 of its band unless given; bars at the same place are stacked.
public struct BarMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]
  private let stacking: Stacking?
  private let style: MarkStyle

  private init(
    _ channels: [Channel: ChannelValue], width: MarkDimension, height: MarkDimension,
    stacking: MarkStackingMethod?
  ) {
    self.channels = channels
    self.stacking = stacking
    var style = MarkStyle()
    style.width = width
    style.height = height
    self.style = style
  }

  /// A bar at `x` up to `y`, or at `y` along to `x` when `x` is the number.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      [.x: x.channelValue, .y: y.channelValue], width: width, height: height, stacking: stacking)
  }

  /// A bar at `x` between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(
      [.x: x.channelValue, .y: yStart.channelValue, .yEnd: yEnd.channelValue], width: width,
      height: .automatic, stacking: nil)
  }

  /// A bar at `y` between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      [.x: xStart.channelValue, .xEnd: xEnd.channelValue, .y: y.channelValue], width: .automatic,
      height: height, stacking: nil)
  }

  /// A part of a single bar that fills the height of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init([.x: x.channelValue], width: .automatic, height: height, stacking: stacking)
  }

  /// A part of a single bar that fills the width of the plot.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init([.y: y.channelValue], width: width, height: .automatic, stacking: stacking)
  }

  /// A bar between two values that fills the height of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    self.init(
      [.x: xStart.channelValue, .xEnd: xEnd.channelValue], width: .automatic, height: height,
      stacking: nil)
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.BarMark(), channels, stacking: stacking, style: style)
  }
}
