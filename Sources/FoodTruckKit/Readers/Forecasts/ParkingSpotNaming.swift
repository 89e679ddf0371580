/// Names forecasts that have only coordinates after the parking spots that they are for.
struct ParkingSpotNaming {
  /// A service answers for the middle of its grid's cell; the cells are 25 km wide at most.
  private static let reachInKilometres = 25.0

  let spots: [ParkingSpot]

  /// Gives each forecast the nearest spot that is not taken yet, in order; one that has none is
  /// named by its coordinates.
  func name(_ forecasts: inout [Forecast]) {
    var free = spots
    // Services answer in the order in which they are asked.
    if forecasts.count == spots.count, zip(forecasts, spots).allSatisfy(Self.isNear) {
      for index in forecasts.indices { forecasts[index].spot = spots[index] }
      return
    }
    for index in forecasts.indices {
      let place = forecasts[index].spot.coordinate
      let near = free.indices.filter { Self.isNear(forecasts[index], free[$0]) }
      let nearest = near.min { first, second in
        Self.distance(place, free[first].coordinate)
          < Self.distance(place, free[second].coordinate)
      }
      if let nearest {
        forecasts[index].spot = free.remove(at: nearest)
      } else if let place {
        forecasts[index].spot.name = place.description
      }
    }
  }

  private static func isNear(_ forecast: Forecast, _ spot: ParkingSpot) -> Bool {
    distance(forecast.spot.coordinate, spot.coordinate) <= reachInKilometres
  }

  private static func distance(_ first: Coordinate?, _ second: Coordinate?) -> Double {
    guard let first, let second else { return .infinity }
    return first.distance(to: second)
  }
}

extension Coordinate: CustomStringConvertible {
  /// Such as `52.52° N, 13.42° E`.
  public var description: String {
    func degrees(_ value: Double) -> String {
      let hundredths = Int((value.magnitude * 100).rounded())
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)°"
    }
    return "\(degrees(latitude)) \(latitude < 0 ? "S" : "N"), "
      + "\(degrees(longitude)) \(longitude < 0 ? "W" : "E")"
  }
}
