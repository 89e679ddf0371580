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
}
