import ChalkboardCharts
import ChalkboardUI
import DataTable

/// How much each city bought, day by day.
public struct SalesHistoryChart: View {
  /// What the lines show.
  public enum Measure: String, CaseIterable, Hashable, Codable, Sendable {
    case income
    case quantity
  }

  private let history: [CityHistory]
  private let measure: Measure

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(history: [CityHistory], measure: Measure = .income) {
    self.history = history
    self.measure = measure
  }

  public var body: some View {
    Chart {
      ForEach(history) { city in
        let name = city.city ?? words[.unknownCity]
        ForEach(city.days, id: \.day) { entry in
          LineMark(
            x: .value(words[.chartDay], figures.date(of: entry.day)),
            y: .value(words[.chartSales], value(of: entry))
          )
          .foregroundStyle(by: .value(words[.chartCity], name))
          .symbol(by: .value(words[.chartCity], name))
          .interpolationMethod(.cardinal)
        }
      }
      .lineStyle(StrokeStyle(lineWidth: 2))
    }
    .chartLegend(position: .top)
    .chartLegend(hasCities ? .visible : .hidden)
    .chartXScale(range: .plotDimension(padding: 12))
    .chartXAxis {
      AxisMarks(values: labelledDays) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month().day())
      }
    }
    // The points of a single day have nothing but zero to be compared with.
    .chartYScale(
      domain: .automatic(includesZero: dayCount < 2),
      range: .plotDimension(startPadding: dayCount < 2 ? 0 : 12, endPadding: 12)
    )
    .chartYAxis {
      AxisMarks(values: axisValues) { value in
        AxisGridLine()
        AxisValueLabel(labels(of: value.siblings)[value.index])
      }
    }
  }

  private var dayCount: Int { history.first?.days.count ?? 0 }

  /// Whether there are lines to be told apart.
  private var hasCities: Bool { history.contains { $0.city != nil } }

  /// Every day, or every so many days that about four are left, counted back from the last one.
  private var labelledDays: [Date] {
    let days = history.first?.days ?? []
    let step = max(1, (days.count + 2) / 4)
    return days.indices.filter { (days.count - 1 - $0) % step == 0 }
      .map { figures.date(of: days[$0].day) }
  }

  private func value(of entry: CityDay) -> Double {
    (measure == .income ? entry.income : entry.quantity).doubleValue
  }

  /// No step is smaller than the smallest amount that can be paid.
  private var axisValues: AxisMarkValues {
    measure == .income
      ? .automatic(minimumStride: figures.smallestAmount, desiredCount: 6, roundUpperBound: false)
      : .automatic(desiredCount: 6, roundUpperBound: false)
  }

  private func labels(of values: [Double]) -> [String] {
    measure == .income ? figures.axisMoney(values) : figures.axisNumbers(values)
  }
}

/// The history of sales as a panel of a report.
public struct SalesHistoryCard: View {
  private let history: [CityHistory]
  private let measure: SalesHistoryChart.Measure

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(history: [CityHistory], measure: SalesHistoryChart.Measure = .income) {
    self.history = history
    self.measure = measure
  }

  public var body: some View {
    Card(words[.salesHistory], systemImage: "chart.line.uptrend.xyaxis") {
      if history.isEmpty {
        EmptyMessage(words[.noSales], systemImage: "chart.line.uptrend.xyaxis")
      } else {
        SalesHistoryChart(history: history, measure: measure)
          .idealHeight(240...320, share: 0.36)
      }
    } accessory: {
      if let detail { CardDetail(detail) }
    }
  }

  private var detail: String? {
    guard let days = history.first?.days.count else { return nil }
    let hasCities = history.contains { $0.city != nil }
    let name =
      measure == .income
      ? (hasCities ? words[.incomeByCity] : words[.income])
      : (hasCities ? words[.quantityByCity] : words[.quantity])
    if days == 1 { return name }
    let period = words.text(
      .lastDays, count: ExactDecimal(days), [("count", figures.number(days))])
    return words.text(.measureOverTime, [("measure", name), ("period", period)])
  }
}
