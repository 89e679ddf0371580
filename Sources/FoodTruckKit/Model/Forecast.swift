import Foundation

/// The weather that is expected at one place.
public struct Forecast: Hashable, Sendable {
  public var spot: ParkingSpot
  /// In the order of time.
  public var hours: [HourlyForecast]
  /// One for each day of `hours`, in order; empty when nothing is known about the sun.
  public var sun: [SunTimes]
  /// The zone by whose clock the hours are shown.
  public var timeZone: TimeZone
  /// `nil` when the source asks for none.
  public var attribution: Attribution?
  /// Whether it is a sample that stands in for a forecast which could not be read.
  public var isStatic: Bool

  public init(
    spot: ParkingSpot, hours: [HourlyForecast], sun: [SunTimes] = [], timeZone: TimeZone = .gmt,
    attribution: Attribution? = nil, isStatic: Bool = false
  ) {
    self.spot = spot
    self.hours = hours
    self.sun = sun
    self.timeZone = timeZone
    self.attribution = attribution
    self.isStatic = isStatic
  }
}
