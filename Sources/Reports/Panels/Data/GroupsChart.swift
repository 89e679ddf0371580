import ChalkboardCharts
import ChalkboardUI
import ChartScales
import DataTable
import FoodTruckKit

/// The groups of a query as bars, lines or areas.
struct GroupsChart: View {
  enum Kind: Hashable, Sendable {
    case bar, line, area
  }

  let kind: Kind
  let groups: PanelGroups
  let style: FigureStyle
  /// Whether bars lie, for names that are long.
  var isHorizontal = false
  /// Whether bars of several series stand beside each other.
  var isGrouped = false
  /// What the values are called, for people who cannot see the picture.
  let valueName: String
  let positions: GroupNames
  /// Whether the second series is an earlier time that the first is compared with.
  var isComparison = false

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if isHorizontal {
      chart
        .chartYAxis { AxisMarks { _ in AxisValueLabel() } }
        .chartXAxis { valueAxis }
    } else if case .times = groups.keys {
      chart
        .chartYAxis { valueAxis }
        .chartXScale(range: .plotDimension(padding: kind == .bar ? 0 : 12))
        .chartXAxis {
          AxisMarks(values: labelledTimes) { value in
            AxisGridLine()
            AxisTick()
            AxisValueLabel(positions.axisText(ofTime: value.as(Date.self)))
          }
        }
    } else {
      chart
        .chartYAxis { valueAxis }
        .chartXAxis { AxisMarks { _ in AxisValueLabel() } }
    }
  }

  @ViewBuilder private var chart: some View {
    if isComparison {
      marks.chartForegroundStyleScale(
        domain: groups.series.compactMap { $0 },
        range: [AnyShapeStyle(Color.accentColor), AnyShapeStyle(Color("EarlierColor"))])
    } else if hasSeries {
      marks.chartForegroundStyleScale(
        domain: seriesNames, range: SeriesColors.colors(of: seriesNames).map { AnyShapeStyle($0) })
    } else {
      marks
    }
  }

  private var seriesNames: [String] { groups.series.compactMap { $0 }.map(name(ofSeries:)) }

  private func name(ofSeries series: String) -> String {
    series.isEmpty ? words[.unknownCity] : series
  }

  private var marks: some View {
    Chart {
      ForEach(points) { point in
        mark(of: point)
      }
    }
    .chartLegend(position: .top)
    .chartLegend(hasSeries ? .visible : .hidden)
    .chartYScale(
      range: .plotDimension(
        startPadding: hasNegativeBars && !isHorizontal ? 24 : 0,
        endPadding: kind == .bar ? 0 : 8))
  }

  // MARK: Marks

  @ChartContentBuilder
  private func mark(of point: Point) -> some ChartContent {
    switch kind {
    case .bar: bar(of: point)
    case .line: line(of: point)
    case .area: area(of: point)
    }
  }

  @ChartContentBuilder
  private func bar(of point: Point) -> some ChartContent {
    let value = PlottableValue.value(valueName, point.value.doubleValue)
    if let time = point.time {
      styled(BarMark(x: .value(words[.chartDay], time, unit: positions.component), y: value), point)
    } else if isHorizontal {
      styled(BarMark(x: value, y: .value(words[.chartItem], point.name)), point)
    } else {
      styled(BarMark(x: .value(words[.chartItem], point.name), y: value), point)
    }
  }

  @ChartContentBuilder
  private func styled(_ mark: BarMark, _ point: Point) -> some ChartContent {
    if let series = point.series {
      if isGrouped {
        mark.foregroundStyle(by: .value(words[.chartCity], series))
          .position(
            by: .value(words[.chartCity], series), axis: isHorizontal ? .vertical : .horizontal
          )
          .cornerRadius(4)
      } else {
        mark.foregroundStyle(by: .value(words[.chartCity], series)).cornerRadius(3)
      }
    } else {
      mark.cornerRadius(6, style: .continuous)
        .foregroundStyle(
          .linearGradient(
            colors: [Color("BarBottomColor"), .accentColor],
            startPoint: isHorizontal ? .leading : .bottom,
            endPoint: isHorizontal ? .trailing : .top)
        )
        .annotation(position: labelPosition(of: point), alignment: .center) {
          if hasLabels {
            Text(style.shortText(point.value, figures))
              .lineLimit(1)
              .padding(.vertical, 3)
              .padding(.horizontal, 7)
              .background(.quaternary.opacity(0.5), in: Capsule())
              .font(.caption)
          }
        }
    }
  }

  @ChartContentBuilder
  private func line(of point: Point) -> some ChartContent {
    let value = PlottableValue.value(valueName, point.value.doubleValue)
    if let series = point.series {
      if let time = point.time {
        LineMark(x: .value(words[.chartDay], time), y: value)
          .foregroundStyle(by: .value(words[.chartCity], series))
          .symbol(by: .value(words[.chartCity], series))
          .lineStyle(StrokeStyle(lineWidth: 2))
      } else {
        LineMark(x: .value(words[.chartItem], point.name), y: value)
          .foregroundStyle(by: .value(words[.chartCity], series))
          .symbol(by: .value(words[.chartCity], series))
          .lineStyle(StrokeStyle(lineWidth: 2))
      }
    } else if let time = point.time {
      LineMark(x: .value(words[.chartDay], time), y: value)
        .lineStyle(StrokeStyle(lineWidth: 2.5))
    } else {
      LineMark(x: .value(words[.chartItem], point.name), y: value)
        .lineStyle(StrokeStyle(lineWidth: 2.5))
    }
  }

  @ChartContentBuilder
  private func area(of point: Point) -> some ChartContent {
    let value = PlottableValue.value(valueName, point.value.doubleValue)
    if let series = point.series {
      if let time = point.time {
        AreaMark(x: .value(words[.chartDay], time), y: value)
          .foregroundStyle(by: .value(words[.chartCity], series))
      } else {
        AreaMark(x: .value(words[.chartItem], point.name), y: value)
          .foregroundStyle(by: .value(words[.chartCity], series))
      }
    } else if let time = point.time {
      AreaMark(x: .value(words[.chartDay], time), y: value)
        .foregroundStyle(
          .linearGradient(
            colors: [.accentColor.opacity(0.08), .accentColor.opacity(0.55)], startPoint: .bottom,
            endPoint: .top))
    } else {
      AreaMark(x: .value(words[.chartItem], point.name), y: value)
        .foregroundStyle(Color.accentColor.opacity(0.4))
    }
  }

  // MARK: Axes

  private var valueAxis: some AxisContent {
    AxisMarks(values: .automatic(minimumStride: smallestStep, desiredCount: 5)) { value in
      AxisGridLine()
      AxisValueLabel(style.axisTexts(value.siblings, figures)[value.index])
    }
  }

  private var smallestStep: Double {
    style == .currency ? figures.smallestAmount : 0
  }

  /// Every time, or every so many that about six are left, counted back from the last one.
  private var labelledTimes: [Date] {
    guard case .times(let times, _) = groups.keys else { return [] }
    let step = max(1, (times.count + 5) / 6)
    return times.indices.filter { (times.count - 1 - $0) % step == 0 }
      .map { Date(timeIntervalSince1970: times[$0]) }
  }

  // MARK: Points

  struct Point: Identifiable {
    let id: Int
    var name: String
    var time: Date?
    var series: String?
    var value: ExactDecimal
  }

  private var hasSeries: Bool { groups.series.count > 1 || groups.series.first != .some(nil) }

  private var hasNegativeBars: Bool {
    kind == .bar && groups.values.contains { $0.contains { $0?.isNegative == true } }
  }

  /// Numbers above bars where there is room for them.
  private var hasLabels: Bool { isHorizontal || groups.count <= (style == .currency ? 8 : 12) }

  private func labelPosition(of point: Point) -> AnnotationPosition {
    if isHorizontal { return point.value.isNegative ? .leading : .trailing }
    return point.value.isNegative ? .bottom : .top
  }

  private var points: [Point] {
    var points: [Point] = []
    // Time runs to the right in every language; names begin where reading does.
    let isReversed = layoutDirection == .rightToLeft && !isHorizontal && positions.times.isEmpty
    let order = Array(0..<groups.count)
    for (number, series) in groups.series.enumerated() {
      for index in isReversed ? order.reversed() : order {
        guard let value = groups.values[number][index] else { continue }
        points.append(
          Point(
            id: points.count,
            name: positions.names.indices.contains(index)
              ? positions.names[index] : "",
            time: positions.times.indices.contains(index)
              ? Date(timeIntervalSince1970: positions.times[index]) : nil,
            series: series.map(name(ofSeries:)), value: value))
      }
    }
    return points
  }
}
