import ChalkboardUI
import ChartEngine

extension View {
  /// The values that x spans.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedView {
    let wanted = domain.positionDomain
    return chartConfiguration { $0.xScale.domain = wanted }
  }

  /// The values that y spans.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedView {
    let wanted = domain.positionDomain
    return chartConfiguration { $0.yScale.domain = wanted }
  }

  /// The room that x leaves free at both ends.
  public func chartXScale(range: PlotDimensionScaleRange) -> ModifiedView {
    chartConfiguration {
      $0.xScale.startPadding = range.startPadding
      $0.xScale.endPadding = range.endPadding
    }
  }

  /// The room that y leaves free at both ends.
  public func chartYScale(range: PlotDimensionScaleRange) -> ModifiedView {
    chartConfiguration {
      $0.yScale.startPadding = range.startPadding
      $0.yScale.endPadding = range.endPadding
    }
  }

  /// The values that x spans, and the room that it leaves free.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange
  ) -> ModifiedView {
    chartXScale(domain: domain).chartXScale(range: range)
  }

  /// The values that y spans, and the room that it leaves free.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange
  ) -> ModifiedView {
    chartYScale(domain: domain).chartYScale(range: range)
  }

  /// The style of each category, in the order of the legend.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> ModifiedView {
    let domain = mapping.map { $0.key.primitivePlottable.plotted.name }
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chartConfiguration {
      $0.colors = ChartConfiguration.StyleScale(domain: domain, range: range)
    }
  }

  /// The styles of the categories in turn.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> ModifiedView {
    let range = range.map { AnyShapeStyle($0) }
    return chartConfiguration { $0.colors.range = range }
  }

  /// The categories in the order of the legend, and their styles in turn.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> ModifiedView {
    let names = domain.map(\.primitivePlottable.plotted.name)
    let range = range.map { AnyShapeStyle($0) }
    return chartConfiguration {
      $0.colors = ChartConfiguration.StyleScale(domain: names, range: range)
    }
  }
}

/// The stretch of the plot that a scale fills.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let startPadding: Double
  let endPadding: Double

  /// The plot less `padding` points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The plot less different paddings at its ends, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension PlottedValue {
  /// The value as the name of a category.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number), .instant(let number):
      Int(exactly: number).map { String($0) } ?? String(number)
    }
  }
}
