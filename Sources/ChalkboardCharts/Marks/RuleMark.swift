import ChalkboardUI
import ChartEngine

/// A straight line at a value.
public struct RuleMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]

  /// A line all the way up the plot.
  public init<X: Plottable>(x: PlottableValue<X>) { channels = [.x: x.channelValue] }

  /// A line all the way along the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) { channels = [.y: y.channelValue] }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    channels = [.x: x.channelValue, .y: yStart.channelValue, .yEnd: yEnd.channelValue]
  }

  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    channels = [.x: xStart.channelValue, .xEnd: xEnd.channelValue, .y: y.channelValue]
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.RuleMark(), channels)
  }
}
