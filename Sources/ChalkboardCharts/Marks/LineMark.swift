import ChalkboardUI
import ChartEngine

/// A point of a line. Marks with the same series, colour key and symbol key make one line, in the
/// order in which they stand.
public struct LineMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]

  /// A point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    channels = [.x: x.channelValue, .y: y.channelValue]
  }

  /// A point of the line that `series` names.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    channels = [.x: x.channelValue, .y: y.channelValue, .detail: series.channelValue]
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.LineMark(), channels)
  }
}
