import ChalkboardUI
import ChartEngine

/// What modifiers around a chart said about its scales, axes and legend.
struct ChartConfiguration {
  var xScale = PositionScaleDescription()
  var yScale = PositionScaleDescription()
  var colors = StyleScale()
  var x = AxisRequest()
  var y = AxisRequest()
  var legend = LegendDescription()
  var legendRemainder = "… {count} more"
  var plotBackground: AnyShapeStyle?

  /// Colours of categories, known only once the environment is.
  struct StyleScale {
    var domain: [String] = []
    var range: [AnyShapeStyle] = []
  }

  /// An axis as it was asked for; without marks it has the usual ones.
  struct AxisRequest {
    var isHidden = false
    var title: String?
    var marks: [AxisMarksRequest]?

    func description(in context: ViewContext) -> AxisDescription {
      AxisDescription(
        isHidden: isHidden, title: title,
        marks: marks.map { $0.map { $0.marks(in: context) } } ?? [AxisMarkSet()])
    }
  }
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  func chartConfiguration(_ change: @escaping (inout ChartConfiguration) -> Void) -> ModifiedView {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
