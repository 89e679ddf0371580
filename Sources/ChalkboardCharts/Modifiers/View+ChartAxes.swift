import ChalkboardUI
import ChartEngine

extension View {
  /// Says what the x axis of the charts inside consists of.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedView {
    var list = AxisMarksList()
    content().collect(into: &list)
    return chartConfiguration { $0.x.marks = list.marks }
  }

  /// Shows or hides the x axis of the charts inside.
  public func chartXAxis(_ visibility: Visibility) -> ModifiedView {
    chartConfiguration { $0.x.isHidden = visibility == .hidden }
  }

  /// Says what the y axis of the charts inside consists of.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedView {
    var list = AxisMarksList()
    content().collect(into: &list)
    return chartConfiguration { $0.y.marks = list.marks }
  }

  /// Shows or hides the y axis of the charts inside.
  public func chartYAxis(_ visibility: Visibility) -> ModifiedView {
    chartConfiguration { $0.y.isHidden = visibility == .hidden }
  }

  /// Names what the x axis measures.
  public func chartXAxisLabel(_ label: some StringProtocol) -> ModifiedView {
    let title = String(label)
    return chartConfiguration { $0.x.title = title }
  }

  /// Names what the y axis measures.
  public func chartYAxisLabel(_ label: some StringProtocol) -> ModifiedView {
    let title = String(label)
    return chartConfiguration { $0.y.title = title }
  }

  /// Shows or hides the legend of the charts inside.
  public func chartLegend(_ visibility: Visibility) -> ModifiedView {
    chartConfiguration {
      $0.legend.isVisible = visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// Places the legend of the charts inside.
  ///
  /// - Parameters:
  ///   - alignment: accepted; legends start where the plot does.
  ///   - spacing: between the legend and the rest in points; `nil` is 8.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> ModifiedView {
    let place: LegendDescription.Position =
      switch position.position {
      case .top, .topLeading, .topTrailing: .top
      case .leading: .leading
      case .trailing: .trailing
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .automatic, .overlay: .automatic
      }
    return chartConfiguration {
      $0.legend.position = place
      $0.legend.spacing = spacing.map { Double($0) }
    }
  }
  /// What the last entry says of a legend that has no room for all.
  ///
  /// - Parameter text: `{count}` stands for how many it lacks. Default: "… {count} more".
  public func chartLegendRemainder(_ text: String) -> ModifiedView {
    chartConfiguration { $0.legendRemainder = text }
  }
}
