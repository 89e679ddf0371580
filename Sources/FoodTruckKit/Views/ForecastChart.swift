import ChalkboardCharts
import ChalkboardUI
import DataTable

/// The temperature of a day as an area, with its night hours shaded.
struct ForecastChart: View {
  let forecast: Forecast
  /// What is shown, in seconds since 1970.
  let span: Range<Double>

  @Environment(\.temperatures) private var temperatures

  var body: some View {
    Chart {
      areaMarks(series: "Temperature")
        .foregroundStyle(
          .linearGradient(colors: [.teal, .yellow], startPoint: .bottom, endPoint: .top))

      ForEach(nights, id: \.lowerBound) { night in
        RectangleMark(
          xStart: .value("Hour", date(night.lowerBound)),
          xEnd: .value("Hour", date(night.upperBound))
        )
        .foregroundStyle(Color("NightColor"))
        .mask { areaMarks(series: "Mask") }
      }

      ForEach(turns, id: \.instant) { turn in
        RectangleMark(
          x: .value("Hour", date(turn.instant)),
          yStart: .value("Temperature", lowest),
          yEnd: .value("Temperature", turn.height),
          width: .fixed(4)
        )
        .foregroundStyle(turn.color)
        .cornerRadius(2)
        .annotation(position: .top, alignment: .center, spacing: 4) {
          Image(systemName: turn.isSunset ? "moon.circle.fill" : "sun.max.circle.fill")
            .imageScale(.large)
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, turn.color)
        }
      }
    }
    .chartXScale(domain: date(span.lowerBound)...date(span.upperBound))
    .chartXAxis {
      AxisMarks(values: hours) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxis {
      AxisMarks(
        values: .automatic(minimumStride: 2, desiredCount: 5, roundLowerBound: false)
      ) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(temperatures.string(value.as(Double.self) ?? 0))
      }
    }
    .environment(\.timeZone, forecast.timeZone)
  }

  @ChartContentBuilder
  private func areaMarks(series: String) -> some ChartContent {
    ForEach(points, id: \.time) { point in
      AreaMark(
        x: .value("Hour", date(point.time)),
        yStart: .value("Temperature", lowest),
        yEnd: .value("Temperature", point.degrees),
        series: .value("Series", series)
      )
      .interpolationMethod(.catmullRom)
    }
  }

  private func date(_ instant: Double) -> Date { Date(timeIntervalSince1970: instant) }
}

extension ForecastChart {
  private struct Point {
    var time: Double
    var degrees: Double
  }

  /// The temperatures in the unit that is shown. The line ends at the first hour that is not known;
  /// the day's last hour goes on to its end.
  private var points: [Point] {
    let known = forecast.hours.drop { $0.time < span.lowerBound || $0.temperatureCelsius == nil }
    let line = known.prefix { $0.time <= span.upperBound && $0.temperatureCelsius != nil }
    var points = line.compactMap { hour in
      hour.temperatureCelsius.map {
        Point(time: hour.time, degrees: temperatures.unit.value(celsius: $0))
      }
    }
    if let last = points.last, last.time < span.upperBound, last.time + 3600 >= span.upperBound {
      points.append(Point(time: span.upperBound, degrees: last.degrees))
    }
    return points
  }

  /// Every third hour by the clock of the place.
  private var hours: [Date] {
    var clock = LocalClock(timeZone: forecast.timeZone)
    return stride(from: span.lowerBound, to: span.upperBound, by: 3600)
      .filter { clock.secondOfDay(at: $0) % (3 * 3600) == 0 }
      .map(date)
  }

  /// The foot of the area: a little below the lowest temperature, so that its hour has a body too.
  private var lowest: Double {
    let degrees = points.map(\.degrees)
    guard let low = degrees.min(), let high = degrees.max() else { return 0 }
    return (low - max(2, (high - low) * 0.25)).rounded(.down)
  }

  /// The nights, as far as there is an area to shade.
  private var nights: [Range<Double>] {
    guard let first = points.first?.time, let last = points.last?.time, first < last else {
      return []
    }
    return forecast.nights(in: first..<last)
  }

  private struct Turn {
    var instant: Double
    /// The temperature at that moment.
    var height: Double
    var isSunset: Bool

    var color: Color { isSunset ? .indigo : Color("SunColor") }
  }

  /// The sunrises and sunsets within the area.
  private var turns: [Turn] {
    forecast.sun.flatMap { times in
      [(times.sunrise, false), (times.sunset, true)].compactMap { instant, isSunset in
        instant.flatMap { instant in
          height(at: instant).map { Turn(instant: instant, height: $0, isSunset: isSunset) }
        }
      }
    }
  }

  /// The area's height, between its points on a straight line; `nil` outside.
  private func height(at instant: Double) -> Double? {
    guard let next = points.firstIndex(where: { $0.time > instant }), next > 0 else { return nil }
    let (left, right) = (points[next - 1], points[next])
    let part = (instant - left.time) / (right.time - left.time)
    return left.degrees + (right.degrees - left.degrees) * part
  }
}
