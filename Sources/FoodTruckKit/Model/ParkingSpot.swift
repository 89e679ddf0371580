/// A place where the truck may stand.
public struct ParkingSpot: Hashable, Codable, Sendable {
  public var name: String
  /// `nil` when it is not known.
  public var coordinate: Coordinate?

  public init(name: String, coordinate: Coordinate? = nil) {
    self.name = name
    self.coordinate = coordinate
  }
}
