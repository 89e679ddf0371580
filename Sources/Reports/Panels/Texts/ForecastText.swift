import ChalkboardUI
import DataTable
import FoodTruckKit

/// The forecast of a day as text: where, and hour by hour.
struct ForecastText {
  var data: ReportData

  var blocks: [TextBlock] {
    let words = data.words.vocabulary
    guard let forecast = Forecast.proposed(among: data.forecasts, now: data.now),
      let span = forecast.span(of: data.day)
    else { return [.plain(words[.noForecast])] }
    var blocks: [TextBlock] = []
    if forecast.isStatic { blocks.append(.paragraph([.strong([.text(words[.sampleForecast])])])) }
    let spot = words[data.forecasts.count > 1 ? .proposedSpot : .parkingSpot]
    blocks.append(.plain("\(spot): \(words.isolated(forecast.spot.name))"))
    blocks.append(.table(table(of: forecast.hours.filter { span.contains($0.time) })))
    if let attribution = forecast.attribution {
      blocks.append(
        .paragraph([
          attribution.url.map { .link([.text(attribution.name)], url: $0.absoluteString) }
            ?? .text(attribution.name)
        ]))
    }
    return blocks
  }

  private func table(of hours: [HourlyForecast]) -> TextTable {
    let (words, figures) = (data.words.vocabulary, data.figures)
    var environment = EnvironmentValues()
    environment.format = data.format
    let temperatures = environment.temperatures
    return TextTable(
      columns: [
        TextTable.Column(title: words[.chartHour]),
        TextTable.Column(title: words[.temperature], isNumeric: true),
        TextTable.Column(title: words[.cloudCover], isNumeric: true),
        TextTable.Column(title: words[.weather]),
      ],
      rows: hours.map { hour in
        [
          figures.time(hour.time),
          hour.temperatureCelsius.map { temperatures.string(celsius: $0) } ?? "–",
          hour.cloudCover.map(figures.percent) ?? "–",
          hour.condition.map { words.text(of: $0) } ?? "",
        ]
      })
  }
}
