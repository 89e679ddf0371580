import ChalkboardUI
import ChartEngine

/// A point of an area between a line and the baseline, or between two lines.
public struct AreaMark: ChartContent {
  public typealias Body = Never

  private let channels: [Channel: ChannelValue]
  private let stacking: Stacking?

  /// A point of an area down to the baseline; areas at the same place are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    channels = [.x: x.channelValue, .y: y.channelValue]
    self.stacking = stacking
  }

  /// A point of the area that `series` names.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    channels = [.x: x.channelValue, .y: y.channelValue, .detail: series.channelValue]
    self.stacking = stacking
  }

  /// A point of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    channels = [.x: x.channelValue, .y: yStart.channelValue, .yEnd: yEnd.channelValue]
    stacking = nil
  }

  /// A point of the area between two lines that `series` names.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    channels = [
      .x: x.channelValue, .y: yStart.channelValue, .yEnd: yEnd.channelValue,
      .detail: series.channelValue,
    ]
    stacking = nil
  }

  /// A point of an area between two lines that run upwards.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    channels = [.x: xStart.channelValue, .xEnd: xEnd.channelValue, .y: y.channelValue]
    stacking = nil
  }

  public func collect(into marks: inout MarkList) {
    marks.append(ChartEngine.AreaMark(), channels, stacking: stacking)
  }
}
