import DataTable
import Foundation

extension SunTimes {
  /// When the sun is up at a place, to about a minute between the polar circles.
  ///
  /// After the equations of NOAA's solar calculator (after Meeus, "Astronomical Algorithms"): the
  /// upper edge of the sun at the horizon, with 34 arc minutes of refraction. `clock` tells the day
  /// of the place.
  public init(day: CalendarDay, coordinate: Coordinate, clock: inout LocalClock) {
    let localNoon = clock.instant(localSeconds: day.daysSince1970 &* 86_400 &+ 43_200)
    var position = SolarPosition(at: Double(localNoon))
    var noon = position.noon(nearest: Double(localNoon), longitude: coordinate.longitude)
    position = SolarPosition(at: noon)
    noon = position.noon(nearest: Double(localNoon), longitude: coordinate.longitude)
    self.day = day
    switch position.hourAngle(latitude: coordinate.latitude) {
    case .allDay: daylight = .allDay
    case .never: daylight = .never
    case .degrees:
      // The sun moves on from morning to evening, so each end is found from its own position.
      let ends = [-1.0, 1.0].map { side -> Double in
        var instant = noon
        for _ in 0..<2 {
          let position = SolarPosition(at: instant)
          guard case .degrees(let angle) = position.hourAngle(latitude: coordinate.latitude)
          else { break }
          let noon = position.noon(nearest: noon, longitude: coordinate.longitude)
          instant = noon + side * angle * 240
        }
        return instant.rounded()
      }
      daylight = .between(sunrise: ends[0], sunset: ends[1])
    }
  }
}

/// Where the sun stands at one moment.
private struct SolarPosition {
  /// Degrees north of the celestial equator.
  private let declination: Double
  /// Minutes that a sundial is ahead of the clock.
  private let equationOfTime: Double

  enum HourAngle {
    /// From noon to sunset.
    case degrees(Double)
    case allDay
    case never
  }

  init(at instant: Double) {
    // Julian centuries since 2000-01-01T12:00:00Z.
    let century = (instant / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let radians = Double.pi / 180
    let longitude =
      (280.46646 + century * (36_000.76983 + century * 0.0003032)).truncatingRemainder(
        dividingBy: 360) * radians
    let anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * radians
    let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    let center =
      sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
      + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
    let node = (125.04 - 1934.136 * century) * radians
    let apparent = longitude + (center - 0.00569 - 0.00478 * sin(node)) * radians
    let seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
    let obliquity = (23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node)) * radians
    declination = asin(sin(obliquity) * sin(apparent))
    let half = tan(obliquity / 2)
    let y = half * half
    equationOfTime =
      4 / radians
      * (y * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
        + 4 * eccentricity * y * sin(anomaly) * cos(2 * longitude)
        - 0.5 * y * y * sin(4 * longitude) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly))
  }

  /// The moment at which the sun is highest, on the day of `instant`.
  func noon(nearest instant: Double, longitude: Double) -> Double {
    let noon = (720 - 4 * longitude - equationOfTime) * 60
    return noon + ((instant - noon) / 86_400).rounded() * 86_400
  }

  func hourAngle(latitude: Double) -> HourAngle {
    let radians = Double.pi / 180
    let north = min(max(latitude, -89.9), 89.9) * radians
    let cosine =
      cos(90.833 * radians) / (cos(north) * cos(declination)) - tan(north) * tan(declination)
    if cosine >= 1 { return .never }
    if cosine <= -1 { return .allDay }
    return .degrees(acos(cosine) / radians)
  }
}
