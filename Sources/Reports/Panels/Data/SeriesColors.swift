import ChalkboardUI
import FoodTruckKit

/// The colours of series and shares: the same name has the same colour in every panel of a page that
/// shows the same names.
enum SeriesColors {
  private static let colors: [Color] = [
    .foodTruckAccent, .teal, .orange, .pink, .green, .blue, .purple, .yellow, .brown, .mint, .red,
    .cyan,
  ]

  /// A colour for each name, by the order of the names whatever order they are shown in.
  static func colors(of names: [String]) -> [Color] {
    var ranks: [String: Int] = [:]
    for (rank, name) in Set(names).sorted().enumerated() { ranks[name] = rank }
    return names.map { colors[(ranks[$0] ?? 0) % colors.count] }
  }
}
