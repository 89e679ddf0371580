import ChalkboardUI
import ChartEngine

/// A rectangle between values, or over the whole plot where none are given.
public struct RectangleMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]
  private let style: MarkStyle

  private init(
    _ channels: [Channel: ChannelValue], width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.channels = channels
    var style = MarkStyle()
    style.width = width
    style.height = height
    self.style = style
  }

  /// A rectangle about a pair of values, as in a heat map.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init([.x: x.channelValue, .y: y.channelValue], width: width, height: height)
  }

  /// A rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init([
      .x: xStart.channelValue, .xEnd: xEnd.channelValue, .y: yStart.channelValue,
      .yEnd: yEnd.channelValue,
    ])
  }

  /// A rectangle between two values of x, as high as the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init([.x: xStart.channelValue, .xEnd: xEnd.channelValue])
  }

  /// A rectangle between two values of y, as wide as the plot.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init([.y: yStart.channelValue, .yEnd: yEnd.channelValue])
  }

  /// A rectangle at `x` between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(
      [.x: x.channelValue, .y: yStart.channelValue, .yEnd: yEnd.channelValue], width: width)
  }

  /// A rectangle at `y` between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      [.x: xStart.channelValue, .xEnd: xEnd.channelValue, .y: y.channelValue], height: height)
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.RectangleMark(), channels, style: style)
  }
}
