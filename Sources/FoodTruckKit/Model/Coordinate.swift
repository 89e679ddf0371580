import Foundation

/// A place on the globe, in degrees.
public struct Coordinate: Hashable, Codable, Sendable {
  /// North of the equator, -90 to 90.
  public let latitude: Double
  /// East of Greenwich, -180 to 180.
  public let longitude: Double

  /// `nil` for numbers that are no place.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance over the ground in kilometres, by the haversine formula on a sphere of 6,371 km.
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let chord =
      north * north
      + cos(latitude * radians) * cos(other.latitude * radians) * east * east
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}
