/// A unit that temperatures are shown in.
public enum TemperatureUnit: String, Hashable, Codable, Sendable, CaseIterable {
  case celsius
  case fahrenheit

  /// `°C` or `°F`.
  public var sign: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  /// The temperature in this unit, from degrees Celsius.
  public func value(celsius: Double) -> Double {
    switch self {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    }
  }

  /// Degrees Celsius, from the temperature in this unit.
  public func celsius(of value: Double) -> Double {
    switch self {
    case .celsius: value
    case .fahrenheit: (value - 32) * 5 / 9
    }
  }

  /// The unit in everyday use where the locale is from: Fahrenheit in the regions of Unicode CLDR's
  /// `temperatureQuery`, else Celsius. A locale without region has its language's main one.
  public static func customary(inRegionOf localeIdentifier: String) -> TemperatureUnit {
    let name = localeIdentifier.prefix { $0 != "@" && $0 != "." }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    guard let region else { return parts.first == "en" ? .fahrenheit : .celsius }
    return fahrenheitRegions.contains(region.uppercased()) ? .fahrenheit : .celsius
  }

  private static let fahrenheitRegions: Set<String> = [
    "BS", "BZ", "KY", "PR", "PW", "US", "AS", "FM", "GU", "MH", "MP", "UM", "VI",
  ]
}
