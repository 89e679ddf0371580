extension Vocabulary {
  /// A condition in words.
  func text(of condition: WeatherCondition) -> String {
    switch condition {
    case .clear: "Clear"
    case .mostlyClear: "Mostly clear"
    case .partlyCloudy: "Partly cloudy"
    case .cloudy: "Cloudy"
    case .windy: "Windy"
    case .fog: "Fog"
    case .drizzle: "Drizzle"
    case .rain: "Rain"
    case .heavyRain: "Heavy rain"
    case .freezingRain: "Freezing rain"
    case .snow: "Snow"
    case .thunderstorm: "Thunderstorm"
    }
  }

  /// Asks whether something falls soon.
  func question(about precipitation: Precipitation) -> String {
    switch precipitation {
    case .rain: rainSoon
    case .snow: snowSoon
    case .rainOrSnow: rainOrSnowSoon
    }
  }
}
