import DataTable

/// What the sky is like.
public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable {
  case clear
  case mostlyClear
  case partlyCloudy
  case cloudy
  case windy
  case fog
  case drizzle
  case rain
  case heavyRain
  case freezingRain
  case snow
  case thunderstorm

  /// The condition with this name, whatever its case and the marks between its words; `nil` for an
  /// unknown one.
  public init?(name: String) {
    let wanted = name.folded
    guard let condition = Self.allCases.first(where: { $0.rawValue.folded == wanted }) else {
      return nil
    }
    self = condition
  }

  /// The condition that a weather code means: the codes 0 to 99 of WMO table 4677, as weather
  /// services use them; `nil` for one that is not in use.
  public init?(code: Int) {
    switch code {
    case 0: self = .clear
    case 1: self = .mostlyClear
    case 2: self = .partlyCloudy
    case 3: self = .cloudy
    case 45, 48: self = .fog
    case 51, 53, 55: self = .drizzle
    case 56, 57, 66, 67: self = .freezingRain
    case 61, 63, 80, 81: self = .rain
    case 65, 82: self = .heavyRain
    case 71, 73, 75, 77, 85, 86: self = .snow
    case 95, 96, 99: self = .thunderstorm
    default: return nil
    }
  }

  /// The system symbol for it.
  public func symbolName(isDay: Bool) -> String {
    switch self {
    case .clear: isDay ? "sun.max.fill" : "moon.stars"
    case .mostlyClear: isDay ? "sun.max.fill" : "moon.fill"
    case .partlyCloudy: isDay ? "cloud.sun.fill" : "cloud.moon.fill"
    case .cloudy: "cloud.fill"
    case .windy: "wind"
    case .fog: "cloud.fog"
    case .drizzle: "cloud.drizzle"
    case .rain, .freezingRain: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .snow: "cloud.snow"
    case .thunderstorm: "cloud.bolt"
    }
  }
}
