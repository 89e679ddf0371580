import ChalkboardCharts
import ChalkboardUI
import DataTable

/// The temperature of a day as an area, with its night hours shaded.
struct ForecastChart: View {
  let forecast: Forecast
  /// What is shown, in seconds since 1970.
  let span: Range<Double>

  @Environment(\.vocabulary) private var words
  @Environment(\.temperatures) private var temperatures

  var body: some View {
    GeometryReader { proxy in
      chart(
        of: ForecastLine(forecast: forecast, span: span, width: proxy.size.width) {
          temperatures.unit.value(celsius: $0)
        })
    }
  }

  private func chart(of line: ForecastLine) -> some View {
    Chart {
      areaMarks(of: line, series: words[.temperature])
        .foregroundStyle(
          .linearGradient(colors: [.teal, .yellow], startPoint: .bottom, endPoint: .top))

      ForEach(line.nights, id: \.lowerBound) { night in
        RectangleMark(
          xStart: .value(words[.chartHour], date(night.lowerBound)),
          xEnd: .value(words[.chartHour], date(night.upperBound))
        )
        .foregroundStyle(Color("NightColor"))
        .mask { areaMarks(of: line, series: "Mask") }
      }

      ForEach(line.turns, id: \.instant) { turn in
        RectangleMark(
          x: .value(words[.chartHour], date(turn.instant)),
          yStart: .value(words[.temperature], line.foot),
          yEnd: .value(words[.temperature], turn.height),
          width: .fixed(4)
        )
        .foregroundStyle(turn.isSunset ? .indigo : Color("SunColor"))
        .cornerRadius(2)
        .annotation(position: .top, alignment: turn.alignment, spacing: 4) {
          Image(systemName: turn.isSunset ? "moon.circle.fill" : "sun.max.circle.fill")
            .imageScale(.large)
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, turn.isSunset ? .indigo : Color("SunColor"))
        }
      }
    }
    .chartXScale(domain: date(span.lowerBound)...date(span.upperBound))
    .chartXAxis {
      AxisMarks(values: line.labelledTimes.map(date)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYScale(domain: line.foot...line.top)
    .chartYAxis {
      AxisMarks(values: line.labelledDegrees) { value in
        AxisGridLine()
        AxisValueLabel(temperatures.string(value.as(Double.self) ?? 0))
      }
    }
    .environment(\.timeZone, forecast.timeZone)
  }

  /// One area for each part of the line, as what is not known has none.
  @ChartContentBuilder
  private func areaMarks(of line: ForecastLine, series: String) -> some ChartContent {
    ForEach(line.points, id: \.time) { point in
      AreaMark(
        x: .value(words[.chartHour], date(point.time)),
        yStart: .value(words[.temperature], line.foot),
        yEnd: .value(words[.temperature], point.degrees),
        series: .value("Series", "\(series) \(point.part)")
      )
      .interpolationMethod(.catmullRom)
    }
  }

  private func date(_ instant: Double) -> Date { Date(timeIntervalSince1970: instant) }
}
