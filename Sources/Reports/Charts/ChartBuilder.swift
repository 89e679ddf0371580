import ChartEngine
import ChartScales
import DataTable
import VectorScene

/// Describes the chart of a request to the engine.
struct ChartBuilder {
  var request: ChartRequest
  var data: ChartData
  var environment: ChartEnvironment

  func chart() -> Chart {
    // Points stand at the start of their unit; only bars fill it.
    let value = Encoding(data.value, title: valueTitle)
    let position = Encoding(
      data.position, measure: positionMeasure,
      unit: request.kind == .bar ? data.unit.map(Self.calendarUnit) : nil,
      unitCount: data.unitCount)
    var encodings: [Channel: Encoding] = [
      .x: data.isHorizontal ? value : position, .y: data.isHorizontal ? position : value,
    ]
    var layerStacking: Stacking?
    if let series = data.series {
      encodings[.color] = Encoding(series)
      switch arrangement {
      case .stacked: break
      case .normalized: layerStacking = .normalized
      case .grouped where request.kind == .bar:
        encodings[data.isHorizontal ? .yOffset : .xOffset] = Encoding(series)
      case .grouped: layerStacking = .unstacked
      }
    }
    let style = markStyle
    let layer = Layer(
      mark, data: data.table, encodings: encodings, style: style, stacking: layerStacking,
      annotations: ValueLabels(request: request, data: data, environment: environment)
        .annotations())
    return Chart(
      title: request.title, layers: [layer],
      xAxis: AxisDescription(title: axisTitle(request.xTitle, encodings[.x])),
      yAxis: AxisDescription(title: axisTitle(request.yTitle, encodings[.y])))
  }

  private var mark: any Mark {
    switch request.kind {
    case .bar: BarMark()
    case .line: LineMark()
    case .area: AreaMark()
    case .point: PointMark()
    }
  }

  private var markStyle: MarkStyle {
    var style = MarkStyle()
    // Areas over each other have to show what lies behind.
    if request.kind == .area, data.series != nil, arrangement == .grouped { style.opacity = 0.6 }
    return style
  }

  private var arrangement: ChartRequest.Arrangement {
    request.arrangement ?? (request.aggregate == .mean ? .grouped : .stacked)
  }

  /// Bars stand on categories even where these are numbers, such as years or hours, unless there are
  /// too many to name.
  private var positionMeasure: Measure? {
    guard request.kind == .bar, let column = data.table[data.position], column.kind.isNumeric,
      Set(column.doubles.filter(\.isFinite)).count <= 60
    else { return nil }
    return .nominal
  }

  private var valueTitle: String {
    switch request.aggregate {
    case .mean: "mean of \(data.value)"
    case .count: "count"
    case .sum, nil: data.value
    }
  }

  /// Nobody has to be told that dates are dates.
  private func axisTitle(_ wanted: String?, _ encoding: Encoding?) -> String? {
    if let wanted { return wanted.isEmpty ? nil : wanted }
    guard let encoding, data.table[encoding.column]?.kind != .instant else { return nil }
    return encoding.displayTitle
  }

  private static func calendarUnit(_ unit: TimeUnitTransform.Unit) -> CalendarUnit {
    switch unit {
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
