import ChalkboardUI
import ChartEngine
import VectorScene

extension ChartContent {
  /// Paints the marks. What stands nearer to a mark wins over what stands further out.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> ModifiedChartContent {
    modified { $0.paint = $0.paint ?? AnyShapeStyle(style) }
  }

  /// Gives each different value a colour, and a line in the legend.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>)
    -> ModifiedChartContent
  {
    channel(.color, value.channelValue)
  }

  /// Gives each different value a symbol, and a line in the legend.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> ModifiedChartContent {
    channel(.shape, value.channelValue)
  }

  /// Draws points with this symbol, and puts it on the points of lines.
  public func symbol(_ symbol: BasicChartSymbolShape) -> ModifiedChartContent {
    modified { $0.style.symbol = $0.style.symbol ?? symbol.shape }
  }

  /// The area of symbols in square points.
  public func symbolSize(_ size: CGFloat) -> ModifiedChartContent {
    modified { $0.style.symbolSize = $0.style.symbolSize ?? size }
  }

  /// Gives larger values larger symbols.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> ModifiedChartContent
  {
    channel(.size, value.channelValue)
  }

  /// From 0 to 1; multiplies with what the marks have already.
  public func opacity(_ opacity: Double) -> ModifiedChartContent {
    modified { $0.style.opacity *= opacity }
  }

  /// Gives larger values more opacity.
  public func opacity<Value: Plottable>(by value: PlottableValue<Value>) -> ModifiedChartContent {
    channel(.opacity, value.channelValue)
  }

  /// Rounds the corners of bars and rectangles, in points. Bars are rounded at the end away from
  /// the baseline.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> ModifiedChartContent
  {
    modified { mark in
      guard mark.style.cornerRadius == nil else { return }
      mark.style.cornerRadius = radius
      mark.style.cornerStyle = style == .circular ? .circular : .continuous
    }
  }

  /// The stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> ModifiedChartContent {
    modified { mark in
      guard mark.style.lineWidth == nil else { return }
      let stroke = style.stroke(.color(.black))
      mark.style.lineWidth = stroke.width
      mark.style.lineCap = stroke.cap
      mark.style.lineJoin = stroke.join
      mark.style.dash = stroke.dash
    }
  }

  /// How the points of lines and areas are joined.
  public func interpolationMethod(_ method: InterpolationMethod) -> ModifiedChartContent {
    modified { mark in
      if mark.style.interpolation == .linear { mark.style.interpolation = method.interpolation }
    }
  }

  /// Places marks of the same position beside each other, one place for each different value.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil
  ) -> ModifiedChartContent {
    channel(axis == .vertical ? .yOffset : .xOffset, value.channelValue)
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedChartContent {
    modified { $0.style.offset = $0.style.offset + VectorScene.Point(x: x, y: y) }
  }

  /// Marks with a higher index lie over those with a lower one.
  public func zIndex(_ value: Double) -> ModifiedChartContent {
    modified { $0.style.zIndex = value }
  }

  /// Maps gradients to the whole plot instead of to each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> ModifiedChartContent {
    modified { $0.style.alignsWithPlot = aligns }
  }

  /// What a pointer that rests on the mark shows and a screen reader says.
  public func accessibilityLabel(_ label: some StringProtocol) -> ModifiedChartContent {
    let label = String(label)
    return modified { $0.style.label = label }
  }

  func channel(_ channel: Channel, _ value: ChannelValue) -> ModifiedChartContent {
    modified { mark in
      if mark.channels[channel] == nil { mark.channels[channel] = value }
    }
  }
}
