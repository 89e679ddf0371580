import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct ForecastCardTests {
  private let data: SampleData

  init() throws { data = try SampleData() }

  private func rendered(
    _ candidates: [Forecast], locale: String = "en_US", width: Double = 560
  ) -> RenderedView {
    RenderedView(
      ForecastCard(candidates: candidates, day: data.day, now: data.now), width: width,
      locale: locale)
  }

  @Test func weatherInWordsAndFigures() throws {
    let card = rendered([try data.forecast(chance: 0.4)])
    for text in [
      "Partly cloudy", "Cloud cover", "35%", "Rain soon", "Yes", "Parking spot", "Coffee Corner",
    ] {
      #expect(card.texts.contains(text))
    }
    #expect(card.texts.contains("66°F"))
    #expect(card.diagnostics.isEmpty)
  }

  @Test func labelsEveryThreeHoursByTheClockOfTheLocale() throws {
    let american = rendered([try data.forecast()]).texts
      .map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
    #expect(american.contains("9 AM") && american.contains("12 PM") && american.contains("9 PM"))
    #expect(!american.contains("10 AM"))
    let german = rendered([try data.forecast()], locale: "de_DE").texts
    #expect(german.contains("09 Uhr") && german.contains("21 Uhr"))
  }

  @Test func narrowCardLabelsFewerHours() throws {
    let card = rendered([try data.forecast()], width: 300)
    let texts = card.texts.map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
    #expect(texts.contains("6 AM") && texts.contains("12 PM") && !texts.contains("9 AM"))
    #expect(card.diagnostics.isEmpty)
  }

  @Test func temperaturesDoNotIncludeZero() throws {
    let texts = rendered([try data.forecast()]).texts
    #expect(!texts.contains("0°F"))
    #expect(texts.contains("60°F"))
  }

  @Test func firstDrySpotIsProposed() throws {
    let card = rendered([try data.forecast("Wet", chance: 0.5), try data.forecast("Dry")])
    #expect(card.texts.contains("Proposed spot"))
    #expect(card.texts.contains("Dry"))
    #expect(!card.texts.contains("Wet"))
  }

  @Test func noSpotIsProposedWhereAllAreWet() throws {
    let card = rendered([
      try data.forecast("Wet", chance: 0.5), try data.forecast("Wetter", chance: 0.9),
    ])
    #expect(!card.texts.contains("Proposed spot"))
    #expect(card.texts.contains("Yes, at all spots"))
    #expect(card.texts.contains("Wet"))
  }

  @Test func sampleForecastIsMarked() throws {
    #expect(rendered([try data.forecast(isStatic: true)]).texts.contains("Sample forecast"))
    #expect(!rendered([try data.forecast()]).texts.contains("Sample forecast"))
  }

  @Test func snowIsAskedForOnASnowDay() throws {
    var forecast = try data.forecast(chance: 0.8)
    for index in forecast.hours.indices { forecast.hours[index].condition = .snow }
    let texts = rendered([forecast]).texts
    #expect(texts.contains("Snow soon") && !texts.contains("Rain soon"))
  }

  @Test func attributionIsLinked() throws {
    let card = rendered([try data.forecast()])
    #expect(card.texts.contains("Weather data by Open-Meteo.com"))
    #expect(card.svg.contains("href=\"https://open-meteo.com/\""))
  }

  @Test func unknownHourIsSaidOnce() throws {
    var forecast = try data.forecast(known: 8)
    for index in forecast.hours.indices {
      forecast.hours[index].condition = nil
      forecast.hours[index].cloudCover = nil
      forecast.hours[index].precipitationChance = nil
    }
    let card = rendered([forecast])
    // The hour at the chart's edge has no room for its name.
    #expect(card.diagnostics.filter { $0.severity != .note }.isEmpty)
    #expect(card.texts.filter { $0 == "No forecast for this hour" }.count == 1)
    #expect(!card.texts.contains("Cloud cover") && !card.texts.contains("Rain soon"))
    #expect(!card.texts.contains("–"))
  }

  @Test func forecastOfAnotherDayIsNone() throws {
    let card = RenderedView(
      ForecastCard(
        candidates: [try data.forecast()], day: data.day.adding(days: 9), now: data.now))
    #expect(card.texts.contains("No forecast"))
  }

  @Test func polarDayHasNoTurns() throws {
    var forecast = try data.forecast()
    forecast.sun = [SunTimes(day: data.day, daylight: .allDay)]
    #expect(rendered([forecast]).diagnostics.isEmpty)
    forecast.sun = []
    #expect(rendered([forecast]).diagnostics.isEmpty)
  }
}
