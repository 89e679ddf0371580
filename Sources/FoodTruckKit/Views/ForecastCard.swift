import ChalkboardCharts
import ChalkboardUI
import DataTable

/// The weather of the day at the parking spot that is proposed.
public struct ForecastCard: View {
  private let candidates: [Forecast]
  private let day: CalendarDay
  private let now: Double

  @Environment(\.vocabulary) private var words

  /// - Parameters:
  ///   - candidates: the forecasts of all spots that the truck may take, the favourite first.
  ///   - day: the day that the chart shows.
  ///   - now: the moment for which the weather is told, in seconds since 1970-01-01T00:00:00Z.
  public init(candidates: [Forecast], day: CalendarDay, now: Double) {
    self.candidates = candidates
    self.day = day
    self.now = now
  }

  public var body: some View {
    let forecast = Forecast.proposed(among: candidates, now: now)
    Card(words[.forecast], systemImage: "cloud.sun") {
      if let forecast, let span = forecast.span(of: day) {
        CurrentWeather(forecast: forecast, now: now, hasChoice: candidates.count > 1)
        ForecastChart(forecast: forecast, span: span)
          .idealHeight(220...300, share: 0.4)
        if let attribution = forecast.attribution {
          AttributionLink(attribution)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      } else {
        EmptyMessage(words[.noForecast], systemImage: "cloud")
      }
    } accessory: {
      if forecast?.isStatic == true { SampleBadge() }
    }
  }
}

/// Says that a forecast is none.
private struct SampleBadge: View {
  @Environment(\.vocabulary) private var words

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: "exclamationmark.triangle.fill")
        .imageScale(.small)
      Text(words[.sampleForecast])
        .lineLimit(1)
    }
    .font(.caption)
    .fontWeight(.medium)
    .foregroundStyle(Color("SampleColor"))
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(Color("SampleColor").opacity(0.13), in: Capsule())
  }
}

/// The weather at one moment, in words and figures.
private struct CurrentWeather: View {
  let forecast: Forecast
  let now: Double
  /// Whether there are other spots; the one that is shown is the driest of all.
  let hasChoice: Bool

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures
  @Environment(\.temperatures) private var temperatures

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        sky
        Spacer(minLength: 0)
        facts
      }
      VStack(alignment: .leading, spacing: 12) {
        sky
        facts
      }
    }
  }

  private var hour: HourlyForecast? { forecast.hour(at: now) }

  private var sky: some View {
    HStack(spacing: 12) {
      if let condition = hour?.condition {
        Image(systemName: condition.symbolName(isDay: forecast.isDay(at: now) ?? true))
          .font(.system(size: 34))
          .foregroundStyle(Color.accentColor)
      }
      VStack(alignment: .leading, spacing: 2) {
        if let degrees = hour?.temperatureCelsius {
          Text(temperatures.string(celsius: degrees))
            .font(.title)
            .fontWeight(.semibold)
        }
        if let condition = hour?.condition {
          Text(words.text(of: condition))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        if isUnknown {
          Text(words[.noForecastForHour])
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
    }
  }

  private var facts: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 4) {
      if let cover = hour?.cloudCover { fact(words[.cloudCover], figures.percent(cover)) }
      let isRainExpected = forecast.isRainExpected(after: now)
      if let isRainExpected {
        let yes = hasChoice ? words[.yesEverywhere] : words[.yes]
        let question = words.question(about: forecast.precipitation(after: now))
        fact(question, isRainExpected ? yes : words[.no], isStrong: isRainExpected)
      }
      fact(
        hasChoice && isRainExpected == false ? words[.proposedSpot] : words[.parkingSpot],
        forecast.spot.name)
    }
    .font(.footnote)
    .lineLimit(1)
  }

  /// Whether nothing is known about the sky of the hour.
  private var isUnknown: Bool { hour?.temperatureCelsius == nil && hour?.condition == nil }

  private func fact(_ name: String, _ value: String, isStrong: Bool = false) -> some View {
    GridRow {
      Text(name)
        .foregroundStyle(.secondary)
      Text(value)
        .fontWeight(isStrong ? .semibold : .regular)
        .monospacedDigit()
    }
  }
}
