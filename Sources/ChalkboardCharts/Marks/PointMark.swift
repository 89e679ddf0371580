import ChalkboardUI
import ChartEngine

/// A symbol at a place.
public struct PointMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]

  /// A symbol at a pair of values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    channels = [.x: x.channelValue, .y: y.channelValue]
  }

  /// A symbol at half the height of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    channels = [.x: x.channelValue]
  }

  /// A symbol at half the width of the plot.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    channels = [.y: y.channelValue]
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.PointMark(), channels)
  }
}
