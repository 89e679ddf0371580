import DataTable

/// When the sun is up on one day.
public struct SunTimes: Hashable, Sendable {
  public var day: CalendarDay
  public var daylight: Daylight

  public init(day: CalendarDay, daylight: Daylight) {
    self.day = day
    self.daylight = daylight
  }

  public enum Daylight: Hashable, Sendable {
    /// Instants in seconds since 1970-01-01T00:00:00Z.
    case between(sunrise: Double, sunset: Double)
    /// The sun does not set, as in a polar summer.
    case allDay
    /// The sun does not rise.
    case never

    /// Sunrise and sunset; `nil` when there are none.
    var ends: (sunrise: Double, sunset: Double)? {
      if case .between(let sunrise, let sunset) = self { (sunrise, sunset) } else { nil }
    }
  }

  /// `nil` when the sun does not rise on this day.
  public var sunrise: Double? { daylight.ends?.sunrise }

  /// `nil` when the sun does not set on this day.
  public var sunset: Double? { daylight.ends?.sunset }
}
