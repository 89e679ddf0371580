/// The weather of one hour.
public struct HourlyForecast: Hashable, Sendable {
  /// When the hour begins, in seconds since 1970-01-01T00:00:00Z.
  public var time: Double
  /// At the beginning of the hour; `nil` when it is not known.
  public var temperatureCelsius: Double?
  /// The chance that it rains or snows within the hour, 0 to 1; `nil` when it is not known.
  public var precipitationChance: Double?
  /// The part of the sky under clouds, 0 to 1; `nil` when it is not known.
  public var cloudCover: Double?
  /// `nil` when it is not known.
  public var condition: WeatherCondition?

  public init(
    time: Double, temperatureCelsius: Double?, precipitationChance: Double? = nil,
    cloudCover: Double? = nil, condition: WeatherCondition? = nil
  ) {
    self.time = time
    self.temperatureCelsius = temperatureCelsius
    self.precipitationChance = precipitationChance
    self.cloudCover = cloudCover
    self.condition = condition
  }
}
