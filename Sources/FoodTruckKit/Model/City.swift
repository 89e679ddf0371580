import Foundation

/// A city in which the truck sells.
public struct City: Hashable, Codable, Sendable {
  public var name: String
  /// The candidates for a day, the favourite first.
  public var parkingSpots: [ParkingSpot]
  /// `nil` is the shop's own time zone.
  public var timeZone: TimeZone?

  public init(name: String, parkingSpots: [ParkingSpot] = [], timeZone: TimeZone? = nil) {
    self.name = name
    self.parkingSpots = parkingSpots
    self.timeZone = timeZone
  }
}
