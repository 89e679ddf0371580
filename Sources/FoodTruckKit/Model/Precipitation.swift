/// What falls from the sky.
public enum Precipitation: Hashable, Sendable {
  case rain
  case snow
  /// One of the two, or one after the other.
  case rainOrSnow
}

extension WeatherCondition {
  /// `nil` for a dry sky.
  public var precipitation: Precipitation? {
    switch self {
    case .clear, .mostlyClear, .partlyCloudy, .cloudy, .windy, .fog: nil
    case .drizzle, .rain, .heavyRain, .freezingRain, .thunderstorm: .rain
    case .snow: .snow
    }
  }
}
